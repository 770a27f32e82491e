import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toAmount } from '../../values/money.ts'
import { isSaved } from './heart.ts'
import { currentList, type Wish, wishNotices } from './wish-list.ts'
import { type WishVariant, wishOffer } from './wish-offer.ts'

const variant: WishVariant = {
  sku: 'TEE-S',
  choice: { color: 'clay', size: 's' },
  price: 4400,
  compareAtPrice: null,
  available: 5,
}

const wish: Wish = {
  product: 7,
  title: 'Tee',
  options: '',
  picture: null,
  priceSeen: toAmount(4400),
  seenSoldOut: false,
  addedAt: '2026-11-21T12:00:00.000Z',
  removed: false,
  offer: wishOffer('tee', [variant], null),
}

const notices = (changed: Partial<Wish>) => wishNotices({ ...wish, ...changed })
const offer = (changed: Partial<WishVariant>, savedSku: string | null = 'TEE-S') =>
  wishOffer('tee', [{ ...variant, ...changed }], savedSku)
const droppedTo39 = { kind: 'price-dropped', oldPrice: 4400, newPrice: 3900 }

describe('a wish', () => {
  it.each<[string, Partial<Wish>, unknown[]]>([
    ['nothing when nothing changed', {}, []],
    ['a product that is no longer sold', { offer: null, seenSoldOut: true }, [{ kind: 'no-longer-sold' }]],
    ['a lower price', { offer: offer({ price: 3900 }) }, [droppedTo39]],
    ['no higher price', { offer: offer({ price: 4500 }) }, []],
    ['sold out, but no price', { offer: offer({ available: 0, price: 1 }) }, [{ kind: 'sold-out' }]],
    ['back in stock', { seenSoldOut: true }, [{ kind: 'back-in-stock' }]],
    [
      'sold out while it is not back',
      { seenSoldOut: true, offer: offer({ available: 0 }) },
      [{ kind: 'sold-out' }],
    ],
    [
      'back in stock and a lower price',
      { seenSoldOut: true, offer: offer({ price: 3900 }) },
      [{ kind: 'back-in-stock' }, droppedTo39],
    ],
    [
      'a variant that is gone, without comparing prices',
      { offer: offer({ price: 100 }, 'TEE-XL'), seenSoldOut: true },
      [{ kind: 'variant-gone' }],
    ],
    [
      'a variant that is gone, the others sold out',
      { offer: offer({ available: 0 }, 'TEE-XL') },
      [{ kind: 'variant-gone' }, { kind: 'sold-out' }],
    ],
  ])('reports %s', (_, changed, expected) => {
    expect(notices(changed)).toEqual(expected)
  })

  const variants = fc.uniqueArray(
    fc
      .record({
        sku: fc.constantFrom('A', 'B', 'C', 'D'),
        price: fc.integer({ min: 0, max: 9000 }),
        more: fc.option(fc.integer({ min: 1, max: 9000 })),
        available: fc.nat(3),
      })
      .map(({ more, ...other }) => ({
        ...variant,
        ...other,
        compareAtPrice: more === null ? null : other.price + more,
      })),
    { minLength: 1, selector: ({ sku }) => sku },
  )
  const savedSku = fc.option(fc.constantFrom('A', 'B', 'C', 'D'))

  it('never reports a lower price or stock that doesn’t exist', () => {
    fc.assert(
      fc.property(
        variants,
        savedSku,
        fc.nat(9000),
        fc.boolean(),
        (variants, savedSku, priceSeen, seenSoldOut) => {
          const offer = wishOffer('tee', variants, savedSku)
          const kinds = notices({ offer, priceSeen: toAmount(priceSeen), seenSoldOut }).map(
            ({ kind }) => kind,
          )
          if (kinds.includes('price-dropped')) expect(offer.price).toBeLessThan(priceSeen)
          if (kinds.includes('back-in-stock')) expect(offer.available).toBeGreaterThan(0)
          expect(kinds.includes('sold-out')).toBe(offer.available === 0)
        },
      ),
    )
  })

  it('offers the saved variant, and never another one to the cart', () => {
    fc.assert(
      fc.property(variants, savedSku, (variants, savedSku) => {
        const offer = wishOffer('tee', variants, savedSku)
        const saved = variants.find(({ sku }) => sku === savedSku)
        if (saved)
          expect(offer).toMatchObject({ sku: savedSku, price: saved.price, available: saved.available })
        else expect(offer.sku).toBe(savedSku === null && variants.length === 1 ? variants[0]!.sku : null)
        expect(offer.isVariantGone).toBe(savedSku !== null && !saved)
        expect(variants.some(({ price }) => price === offer.price)).toBe(true)
      }),
    )
  })
})

describe('a heart', () => {
  const lists = [
    { id: 'a', name: 'A', wishes: [{ product: 1, sku: null }] },
    { id: 'b', name: 'B', wishes: [{ product: 2, sku: 'TEE-S' }] },
  ]

  it('is filled for a product on any list, whatever its variant', () => {
    expect([1, 2, 3].map(product => isSaved(lists, { product, sku: null }))).toEqual([true, true, false])
  })

  it('is filled for the saved variant, and for every variant of a product saved without one', () => {
    expect(isSaved(lists, { product: 2, sku: 'TEE-S' })).toBe(true)
    expect(isSaved(lists, { product: 2, sku: 'TEE-M' })).toBe(false)
    expect(isSaved(lists, { product: 1, sku: 'CAP' })).toBe(true)
  })
})

describe('the current list', () => {
  const list = (id: string, createdAt: string, addedAt: string | null) => ({ id, createdAt, addedAt })

  it('is the one most recently created or added to', () => {
    const first = list('first', '1', '5')
    expect(currentList([])).toBeUndefined()
    expect(currentList([first, list('second', '2', '3')])?.id).toBe('first')
    expect(currentList([first, list('new', '6', null)])?.id).toBe('new')
    expect(currentList([list('a', '1', null), list('b', '1', null)])?.id).toBe('a')
  })
})
