import { describe, expect, it } from 'vitest'
import { toAmount } from '../../values/money.ts'
import { productWith, variantWith } from '../products/product.fixture.ts'
import type { Product } from '../products/product.ts'
import {
  type BrandAndCategory,
  type ComparedProduct,
  type ComparisonRow,
  comparisonRows,
  toComparedProduct,
} from './comparison.ts'

const compared = (values: Partial<Product>, group: BrandAndCategory = { brand: null, category: null }) =>
  toComparedProduct(productWith(values), group, 3)

const details = (lines: Record<string, string>) =>
  compared({ details: Object.entries(lines).map(([name, value]) => ({ name, value })) })

const headingOf = ({ heading }: ComparisonRow) => ('attribute' in heading ? heading.attribute : heading.name)
const row = (rows: readonly ComparisonRow[], heading: string) => rows.find(row => headingOf(row) === heading)
/** The texts of a row, product by product. */
const texts = (products: readonly ComparedProduct[], heading: string) =>
  row(comparisonRows(products), heading)?.values.map(value =>
    value?.kind === 'text' ? value.lines.join(' + ') : value,
  )

describe('a compared product', () => {
  it('shows the price of its card, as a starting price when variants cost more', () => {
    const sizes = [
      variantWith({ price: toAmount(4000), available: 0 }),
      variantWith({}),
      variantWith({ price: toAmount(4800) }),
    ]
    expect(compared({ variants: sizes }).price).toEqual({
      price: 4400,
      compareAtPrice: null,
      isStartingPrice: true,
    })
    expect(compared({ variants: [variantWith({ compareAtPrice: toAmount(8800) })] }).price).toEqual({
      price: 4400,
      compareAtPrice: 8800,
      isStartingPrice: false,
    })
  })

  it.each([
    [[0, 0], { level: 'sold-out' }],
    [[0, 2], { level: 'low', left: 2 }],
    [[2, 2], { level: 'in-stock' }],
  ])('with %j of its variants has the stock level %j', (available, level) => {
    const variants = available.map(available => variantWith({ available }))
    expect(compared({ variants }).availability).toEqual(level)
  })

  it('marks a value as sold out only when all its variants are', () => {
    const { options } = compared({
      options: [
        {
          ...{ slug: 'color', name: 'Color', kind: 'swatch' },
          values: [
            { slug: 'black', name: 'Black', hex: '#000' },
            { slug: 'sage', name: 'Sage', hex: '#8a8' },
          ],
        },
        {
          ...{ slug: 'size', name: 'Size', kind: 'buttons' },
          values: [
            { slug: 's', name: 'S', hex: null },
            { slug: 'm', name: 'M', hex: null },
          ],
        },
      ],
      variants: [
        variantWith({ values: ['black', 's'], available: 0 }),
        variantWith({ values: ['black', 'm'], available: 1 }),
        variantWith({ values: ['sage', 's'], available: 0 }),
        variantWith({ values: ['sage', 'm'], available: 0 }),
      ],
    })
    const [colors, sizes] = options.map(({ values }) => values)
    expect(colors).toEqual([
      { name: 'Black', hex: '#000', soldOut: false },
      { name: 'Sage', hex: '#8a8', soldOut: true },
    ])
    expect(sizes).toEqual([
      { name: 'S', hex: null, soldOut: true },
      { name: 'M', hex: null, soldOut: false },
    ])
  })

  it('is described by the first paragraph of its text', () => {
    expect(compared({ description: 'A tee.\n\nWash it.' }).description).toBe('A tee.')
  })
})

describe('the rows of a comparison', () => {
  it('are those that at least one product fills', () => {
    const plain = compared({})
    const rated = compared({ rating: { stars: 4.5, reviews: 2 } }, { brand: 'Brand 1', category: null })
    expect(comparisonRows([plain]).map(headingOf)).toEqual(['price', 'availability'])
    const rows = comparisonRows([plain, rated])
    expect(rows.map(headingOf)).toEqual(['price', 'rating', 'availability', 'brand'])
    expect(row(rows, 'rating')?.values).toEqual([null, { kind: 'rating', stars: 4.5, reviews: 2 }])
  })

  it('list each detail once, in any case, in order of first appearance', () => {
    const products = [
      details({ Material: 'cotton', Care: 'wash' }),
      details({ Holds: '22 liters', care: 'wipe' }),
    ]
    const headings = comparisonRows(products).map(headingOf)
    expect(headings).toEqual(['price', 'availability', 'Material', 'Care', 'Holds'])
    expect(texts(products, 'Care')).toEqual(['wash', 'wipe'])
    expect(texts(products, 'Holds')).toEqual([null, '22 liters'])
  })

  it('keep both values of a repeated detail name', () => {
    const twice = compared({
      details: [
        { name: 'Note', value: 'one' },
        { name: 'Note', value: 'two' },
      ],
    })
    expect(texts([twice], 'Note')).toEqual(['one + two'])
  })

  it('have a detail in the row of the attribute with its name', () => {
    const fact = { kind: 'one' as const, values: ['Stoneware'] }
    const attribute = { attribute: 'material', name: 'Material', group: 'Care', unit: '', position: 1 }
    const pot = compared({ facts: [{ ...attribute, isShown: true, isCompared: true, fact }] })
    const rows = comparisonRows([pot, details({ material: 'Cotton' })])
    expect(rows.filter(row => headingOf(row).toLowerCase() === 'material')).toMatchObject([
      {
        group: 'Care',
        values: [
          { kind: 'fact', fact },
          { kind: 'text', lines: ['Cotton'] },
        ],
      },
    ])
  })

  it('differ when a product has another value or none', () => {
    const rows = comparisonRows([
      details({ Material: 'cotton', Care: 'Machine wash', Fit: 'straight' }),
      details({ Material: 'linen', Care: 'machine wash' }),
    ])
    const differing = rows.filter(({ differs }) => differs).map(headingOf)
    expect(differing).toEqual(['Material', 'Fit'])
  })

  it('do not differ for a single product', () => {
    expect(comparisonRows([details({ Material: 'cotton' })]).some(({ differs }) => differs)).toBe(false)
  })

  it('differ in price when only the compare-at price differs', () => {
    const [now, before] = [variantWith({}), variantWith({ compareAtPrice: toAmount(8800) })]
    const rows = comparisonRows([compared({ variants: [now] }), compared({ variants: [before] })])
    expect(row(rows, 'price')?.differs).toBe(true)
  })
})
