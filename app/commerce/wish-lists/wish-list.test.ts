import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cents } from '../money.ts'
import { isSaved } from './heart.ts'
import { currentList, noticesOf, type Wish } from './wish-list.ts'
import { offerOf, type SoldVariant } from './wish-offer.ts'
import { noticeInWords } from './wish-words.ts'

const variant: SoldVariant = {
  sku: 'TEE-S',
  color: 'clay',
  size: 's',
  price: 4400,
  compareAtPrice: null,
  available: 5,
}

const wish: Wish = {
  product: 7,
  title: 'Tee',
  options: '',
  picture: null,
  priceSeen: cents(4400),
  seenSoldOut: false,
  addedAt: '2026-11-21T12:00:00.000Z',
  removed: false,
  offer: offerOf('tee', [variant], null),
}

const words = (changed: Partial<Wish>) => noticesOf({ ...wish, ...changed }).map(noticeInWords)
const offered = (changed: Partial<SoldVariant>, chosen: string | null = 'TEE-S') =>
  offerOf('tee', [{ ...variant, ...changed }], chosen)

describe('a wish', () => {
  it.each<[string, Partial<Wish>, string[]]>([
    ['nothing while nothing changed', {}, []],
    ['that it is no longer sold', { offer: null, seenSoldOut: true }, ['No longer sold']],
    ['that it costs less', { offer: offered({ price: 3900 }) }, ['Price dropped: was $44.00, now $39.00']],
    ['nothing of a price that went up', { offer: offered({ price: 4500 }) }, []],
    [
      'that it is sold out, and not what it would cost',
      { offer: offered({ available: 0, price: 1 }) },
      ['Sold out'],
    ],
    ['that it is back', { seenSoldOut: true }, ['Back in stock']],
    [
      'nothing of coming back while it is sold out',
      { seenSoldOut: true, offer: offered({ available: 0 }) },
      ['Sold out'],
    ],
    [
      'that it is back, for less',
      { seenSoldOut: true, offer: offered({ price: 3900 }) },
      ['Back in stock', 'Price dropped: was $44.00, now $39.00'],
    ],
    [
      'that its choice is gone, and compares no other with it',
      { offer: offered({ price: 100 }, 'TEE-XL'), seenSoldOut: true },
      ['No longer made in this choice'],
    ],
    [
      'that its choice is gone and the rest sold out',
      { offer: offered({ available: 0 }, 'TEE-XL') },
      ['No longer made in this choice', 'Sold out'],
    ],
  ])('says %s', (_, changed, said) => {
    expect(words(changed)).toEqual(said)
  })

  const variants = fc.uniqueArray(
    fc
      .record({
        sku: fc.constantFrom('A', 'B', 'C', 'D'),
        price: fc.integer({ min: 0, max: 9000 }),
        more: fc.option(fc.integer({ min: 1, max: 9000 })),
        available: fc.nat(3),
      })
      .map(({ more, ...one }) => ({
        ...variant,
        ...one,
        compareAtPrice: more === null ? null : one.price + more,
      })),
    { minLength: 1, selector: ({ sku }) => sku },
  )
  const chosen = fc.option(fc.constantFrom('A', 'B', 'C', 'D'))

  it('never promises a lower price or stock that is not there', () => {
    fc.assert(
      fc.property(
        variants,
        chosen,
        fc.nat(9000),
        fc.boolean(),
        (variants, chosen, priceSeen, seenSoldOut) => {
          const offer = offerOf('tee', variants, chosen)
          const about = noticesOf({ ...wish, offer, priceSeen: cents(priceSeen), seenSoldOut }).map(
            n => n.about,
          )
          if (about.includes('price-dropped')) expect(offer.price).toBeLessThan(priceSeen)
          if (about.includes('back-in-stock')) expect(offer.available).toBeGreaterThan(0)
          expect(about.includes('sold-out')).toBe(offer.available === 0)
        },
      ),
    )
  })

  it('is offered as it was chosen, and never as another variant that nobody chose', () => {
    fc.assert(
      fc.property(variants, chosen, (variants, chosen) => {
        const offer = offerOf('tee', variants, chosen)
        const kept = variants.find(({ sku }) => sku === chosen)
        if (kept) expect(offer).toMatchObject({ sku: chosen, price: kept.price, available: kept.available })
        else expect(offer.sku).toBe(chosen === null && variants.length === 1 ? variants[0]!.sku : null)
        expect(offer.choiceGone).toBe(chosen !== null && !kept)
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

  it('is full for a product on any list, whichever variant of it was chosen', () => {
    expect([1, 2, 3].map(product => isSaved(lists, { product, sku: null }))).toEqual([true, true, false])
  })

  it('is full beside the variant that was chosen, and beside every variant where none was', () => {
    expect(isSaved(lists, { product: 2, sku: 'TEE-S' })).toBe(true)
    expect(isSaved(lists, { product: 2, sku: 'TEE-M' })).toBe(false)
    expect(isSaved(lists, { product: 1, sku: 'CAP' })).toBe(true)
  })
})

describe('the list that hearts go to', () => {
  const list = (id: string, createdAt: string, addedAt: string | null) => ({ id, createdAt, addedAt })

  it('is the one that was made, or added to, last', () => {
    const first = list('first', '1', '5')
    expect(currentList([])).toBeUndefined()
    expect(currentList([first, list('second', '2', '3')])?.id).toBe('first')
    expect(currentList([first, list('new', '6', null)])?.id).toBe('new')
    expect(currentList([list('a', '1', null), list('b', '1', null)])?.id).toBe('a')
  })
})
