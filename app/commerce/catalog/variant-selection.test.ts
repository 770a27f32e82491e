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

  it('offers available variants when in stock is requested', () => {
    const { colors, sizes, statuses } = selectVariant(tee(), requested('black', 's', 'in-stock'))
    expect(colors.map(color => color.offered)).toEqual([true, true, false])
    expect(sizes.map(size => size.offered)).toEqual([true, false])
    expect(statuses.map(status => status.offered)).toEqual([true, true])
  })

  it('explains why an option is unavailable', () => {
    const reasons = (status: string, product = tee()) => {
      const { colors, sizes } = selectVariant(product, requested('black', null, status))
      return [colors.map(unavailableReason), sizes.map(unavailableReason)]
    }
    expect(reasons('in-stock')).toEqual([
      [null, null, 'sold-out'],
      [null, 'sold-out'],
    ])
    expect(reasons('out-of-stock')).toEqual([
      [null, 'in-stock', null],
      ['in-stock', null],
    ])
    const complete = tee()
    const withoutBlackM = { ...complete, variants: complete.variants.filter(({ sku }) => sku !== 'black-m') }
    expect(reasons('in-stock', withoutBlackM)[1]).toEqual([null, 'not-made'])
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

  it('always selects an existing variant in an offered color and size', () => {
    const value = fc.constantFrom(null, 'black', 'clay', 'sage', 's', 'm', 'in-stock', 'out-of-stock', 'x')
    const counts = fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 6, maxLength: 6 })
    fc.assert(
      fc.property(counts, value, value, value, (stocked, color, size, status) => {
        const product = tee((c, s) => stocked[colors.indexOf(c) * 2 + sizes.indexOf(s)]!)
        const selection = selectVariant(product, { color, size, status })
        expect(product.variants).toContain(selection.variant)
        expect(selection.colors.find(c => c.slug === selection.variant.color)?.offered).toBe(true)
        expect(selection.sizes.find(s => s.slug === selection.variant.size)?.offered).toBe(true)
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
