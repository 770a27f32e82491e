import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { productWith, variantWith } from './product.fixture.ts'
import type { Product } from './product.ts'
import { selectVariant, stockLevel, stockStatus, unavailableReason } from './variant-selection.ts'

const colors = ['black', 'clay', 'sage']
const sizes = ['s', 'm']

/** A tee in three colors and two sizes; sage and the black M are sold out. */
function tee(available: (color: string, size: string) => number = stock): Product {
  const picture = (hash: string, color: string | null) => ({
    hash,
    color,
    alt: hash,
    width: 900,
    height: 1125,
  })
  return productWith({
    colors: colors.map(slug => ({ slug, name: slug, hex: '#000000' })),
    sizes: sizes.map(slug => ({ slug, name: slug })),
    variants: colors.flatMap(color =>
      sizes.map(size =>
        variantWith({ sku: `${color}-${size}`, color, size, available: available(color, size) }),
      ),
    ),
    pictures: [picture('clay-front', 'clay'), picture('black-front', 'black'), picture('label', null)],
  })
}

function stock(color: string, size: string): number {
  return color === 'sage' || (color === 'black' && size === 'm') ? 0 : 5
}

const requested = (color: string | null, size: string | null = null, status: string | null = null) => ({
  color,
  size,
  status,
})

describe('selectVariant', () => {
  it.each([
    ['nothing: opens in the color of the first picture', requested(null), 'clay-s'],
    ['a color and a size', requested('black', 's'), 'black-s'],
    ['a sold-out variant without a status: shows it', requested('black', 'm'), 'black-m'],
    ['a color that is sold out', requested('sage'), 'sage-s'],
    [
      'in stock, in a size that is sold out in this color: another size',
      requested('black', 'm', 'in-stock'),
      'black-s',
    ],
    ['in stock, in a color that is sold out: another color', requested('sage', 'm', 'in-stock'), 'clay-m'],
    ['out of stock', requested(null, null, 'out-of-stock'), 'black-m'],
    ['out of stock in a color', requested('sage', 'm', 'out-of-stock'), 'sage-m'],
    ['unknown values: opens with the default', requested('<script>', '☂', 'maybe'), 'clay-s'],
  ])('handles a request for %s', (_, options, sku) => {
    expect(selectVariant(tee(), options).variant.sku).toBe(sku)
  })

  it.each([
    ['nothing', requested(null), null, 10],
    ['a color', requested('black'), null, 5],
    ['a sold-out color', requested('sage'), null, 0],
    ['a size', requested('clay', 'm'), 'm', 5],
    ['a sold-out size', requested('black', 'm'), 'm', 0],
    ['what is out of stock', requested('black', null, 'out-of-stock'), 'm', 0],
    ['a sold-out size, but in stock', requested('black', 'm', 'in-stock'), null, 5],
    ['an unknown size', requested('clay', '9'), null, 10],
  ])('chooses a size only if asked: %s', (_, options, size, available) => {
    expect(selectVariant(tee(), options)).toMatchObject({ size, available, isComplete: size !== null })
  })

  it('chooses the only size, and none where there are none', () => {
    const withSizes = (sizes: Product['sizes']) => {
      const product = tee()
      const size = sizes[0]?.slug ?? null
      const variants = product.variants.filter(variant => variant.size === 's').map(one => ({ ...one, size }))
      return selectVariant({ ...product, sizes, variants }, requested('black'))
    }
    expect(withSizes([{ slug: 's', name: 'S' }])).toMatchObject({ size: 's', isComplete: true })
    expect(withSizes([])).toMatchObject({ size: null, isComplete: true, available: 5 })
  })

  it('explains why an option is unavailable', () => {
    const reasons = (product: Product) => {
      const { colors, sizes } = selectVariant(product, requested('black'))
      return [colors.map(unavailableReason), sizes.map(unavailableReason)]
    }
    expect(reasons(tee())).toEqual([
      [null, null, 'sold-out'],
      [null, 'sold-out'],
    ])
    const complete = tee()
    const withoutBlackM = { ...complete, variants: complete.variants.filter(({ sku }) => sku !== 'black-m') }
    expect(reasons(withoutBlackM)[1]).toEqual([null, 'not-made'])
  })

  it('shows pictures of the color, then those for every color, and all if there are none', () => {
    const shown = (color: string) =>
      selectVariant(tee(), requested(color)).pictures.map(picture => picture.hash)
    const withPictures = (pictures: Product['pictures']) =>
      selectVariant({ ...tee(), pictures }, requested('black')).pictures
    expect(shown('black')).toEqual(['black-front', 'label'])
    expect(withPictures([])).toEqual([])
    expect(withPictures(tee().pictures.slice(0, 1))).toHaveLength(1)
  })

  it('always selects an existing variant, in a size that was asked for', () => {
    const value = fc.constantFrom(null, 'black', 'clay', 'sage', 's', 'm', 'in-stock', 'out-of-stock', 'x')
    const counts = fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 6, maxLength: 6 })
    fc.assert(
      fc.property(counts, value, value, value, (stocked, color, size, status) => {
        const product = tee((c, s) => stocked[colors.indexOf(c) * 2 + sizes.indexOf(s)]!)
        const selection = selectVariant(product, { color, size, status })
        expect(product.variants).toContain(selection.variant)
        expect([null, size, selection.variant.size]).toContain(selection.size)
        if (product.variants.some(v => stockStatus(v) === status))
          expect(stockStatus(selection.variant)).toBe(status)
      }),
    )
  })
})

it.each([
  [0, { level: 'sold-out' }],
  [1, { level: 'low', left: 1 }],
  [3, { level: 'low', left: 3 }],
  [4, { level: 'in-stock' }],
])('shows %i in stock as %j', (available, level) => {
  expect(stockLevel(available, 3)).toEqual(level)
})
