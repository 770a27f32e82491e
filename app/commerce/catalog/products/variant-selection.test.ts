import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Choice } from './options/option-values.ts'
import { productWith, variantWith } from './product.fixture.ts'
import type { Product, ProductOption } from './product.ts'
import { selectVariant, stockLevel, stockStatus, unavailableReason } from './variant-selection.ts'

const colors = ['black', 'clay', 'sage']
const sizes = ['s', 'm']

const named = (slug: string) => ({ slug, name: slug, hex: null })
const color: ProductOption = { slug: 'color', name: 'Color', kind: 'swatch', values: colors.map(named) }
const size: ProductOption = { slug: 'size', name: 'Size', kind: 'buttons', values: sizes.map(named) }

const picture = (hash: string, choice: Choice) => ({ hash, choice, alt: hash, width: 900, height: 1125 })

/** A tee in three colors and two sizes; sage and the black M are sold out. */
function tee(available: (color: string, size: string) => number = stock): Product {
  return productWith({
    options: [color, size],
    variants: colors.flatMap(color =>
      sizes.map(size =>
        variantWith({ sku: `${color}-${size}`, values: [color, size], available: available(color, size) }),
      ),
    ),
    pictures: [
      picture('clay-front', { color: 'clay' }),
      picture('black-front', { color: 'black' }),
      picture('label', {}),
    ],
  })
}

function stock(color: string, size: string): number {
  return color === 'sage' || (color === 'black' && size === 'm') ? 0 : 5
}

const requested = (color: string | null, size: string | null = null, status: string | null = null) => ({
  choice: { ...(color && { color }), ...(size && { size }) },
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
    const { choice, isComplete, ...selection } = selectVariant(tee(), options)
    expect([choice.size ?? null, selection.available, isComplete]).toEqual([size, available, size !== null])
  })

  it('chooses the only size, and none where there are none', () => {
    const withSizes = (values: string[]) => {
      const product = tee()
      const options = values.length > 0 ? [color, { ...size, values: values.map(named) }] : [color]
      const variants = product.variants
        .filter(({ sku }) => sku.endsWith('-s'))
        .map(one => ({ ...one, values: [one.values[0]!, ...values] }))
      return selectVariant({ ...product, options, variants }, requested('black'))
    }
    expect(withSizes(['s'])).toMatchObject({ choice: { color: 'black', size: 's' }, isComplete: true })
    expect(withSizes([])).toMatchObject({ choice: { color: 'black' }, isComplete: true, available: 5 })
  })

  it('asks for each option that no picture follows, and counts what fits the chosen ones', () => {
    const options: ProductOption[] = [
      { slug: 'grind', name: 'Grind', kind: 'buttons', values: ['beans', 'fine'].map(named) },
      { slug: 'weight', name: 'Weight', kind: 'list', values: ['250-g', '1-kg'].map(named) },
    ]
    const variants = [
      variantWith({ sku: 'b-250', values: ['beans', '250-g'], available: 1 }),
      variantWith({ sku: 'b-1', values: ['beans', '1-kg'], available: 2 }),
      variantWith({ sku: 'f-250', values: ['fine', '250-g'], available: 4 }),
    ]
    const coffee = productWith({ options, variants })
    const select = (choice: Choice) => selectVariant(coffee, { choice, status: null })
    expect(select({})).toMatchObject({ choice: {}, isComplete: false, available: 7 })
    expect(select({ weight: '250-g' })).toMatchObject({ choice: { weight: '250-g' }, available: 5 })
    const fine = select({ grind: 'fine' })
    expect(fine).toMatchObject({ choice: { grind: 'fine' }, isComplete: false, available: 4 })
    expect(fine.options[1]!.values.map(unavailableReason)).toEqual([null, 'not-made'])
    const whole = select({ grind: 'beans', weight: '1-kg' })
    expect([whole.variant.sku, whole.isComplete, whole.available]).toEqual(['b-1', true, 2])
    const pictured = { ...coffee, pictures: [picture('fine', { grind: 'fine' })] }
    expect(selectVariant(pictured, { choice: {}, status: null }).choice).toEqual({ grind: 'fine' })
  })

  it('moves other options for a pressed value to what is made nearest, and says so', () => {
    const frame: ProductOption = {
      ...{ slug: 'frame', name: 'Frame', kind: 'buttons' },
      values: ['none', 'oak', 'walnut', 'black'].map(named),
    }
    const poster = productWith({
      options: [frame, size],
      variants: [
        ['none', 's', 1],
        ['black', 's', 1],
        ['oak', 'm', 1],
        ['walnut', 's', 0],
      ].map(([frame, size, available]) =>
        variantWith({
          sku: `${frame}-${size}`,
          values: [`${frame}`, `${size}`],
          available: Number(available),
        }),
      ),
    })
    const press = (choice: Choice, pressed: string[], status: string | null = null) => {
      const { variant, moved, choice: chosen } = selectVariant(poster, { choice, pressed, status })
      return [variant.sku, moved?.requested.join(), moved?.changes.map(({ value }) => value).join(), chosen]
    }
    expect(press({ frame: 'oak', size: 's' }, ['size'])).toEqual([
      ...['none-s', 'oak,s', 'none'],
      { frame: 'none', size: 's' },
    ])
    expect(press({ frame: 'oak', size: 's' }, ['frame']).slice(0, 3)).toEqual(['oak-m', 'oak,s', 'm'])
    expect(press({ frame: 'oak', size: 's' }, []).slice(0, 3)).toEqual(['oak-m', 'oak,s', 'm'])
    expect(press({ frame: 'walnut', size: 's' }, ['size']).slice(0, 2)).toEqual(['walnut-s', undefined])
    expect(press({ frame: 'oak', size: 's' }, ['size'], 'in-stock')[1]).toBeUndefined()
    const { options } = selectVariant(poster, { choice: { frame: 'black' }, status: null })
    expect(options[1]!.values.map(({ stock }) => stock)).toEqual(['in-stock', null])
    const small = selectVariant(poster, { choice: { size: 's' }, status: null })
    expect(small.options[0]!.values.map(unavailableReason)).toEqual([null, 'not-made', 'sold-out', null])
  })

  it('keeps as many of the other values as it can', () => {
    const options = ['a', 'b', 'c', 'd'].map(
      (slug): ProductOption => ({ slug, name: slug, kind: 'buttons', values: ['1', '2'].map(named) }),
    )
    const variants = ['1121', '2112', '1111'].map(sku => variantWith({ sku, values: [...sku] }))
    const choice = { a: '1', b: '1', c: '1', d: '2' }
    const { variant } = selectVariant(productWith({ options, variants }), {
      choice,
      pressed: ['d'],
      status: null,
    })
    expect(variant.sku).toBe('2112')
    const other = selectVariant(productWith({ options, variants }), { choice, status: null })
    expect(other.variant.sku).toBe('1111')
  })

  it('explains why an option is unavailable', () => {
    const reasons = (product: Product) => {
      const { options } = selectVariant(product, requested('black'))
      return options.map(({ values }) => values.map(unavailableReason))
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
        const selection = selectVariant(product, requested(color, size, status))
        expect(product.variants).toContain(selection.variant)
        expect([undefined, size, selection.variant.values[1]]).toContain(selection.choice.size)
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
