import { describe, expect, it } from 'vitest'
import type { Product, Variant } from '../catalog/product.ts'
import { cents } from '../money.ts'
import { type ComparedProduct, comparedProduct, comparisonRows, type Row } from './comparison.ts'

function variant(values: Partial<Variant>): Variant {
  return {
    sku: 'x',
    color: null,
    size: null,
    price: cents(4400),
    compareAtPrice: null,
    available: 9,
    ...values,
  }
}

function product(values: Partial<Product>): Product {
  return {
    id: 1,
    slug: 'tee',
    title: 'Tee',
    description: '',
    details: [],
    rating: null,
    colors: [],
    sizes: [],
    variants: [variant({})],
    pictures: [],
    ...values,
  }
}

const compared = (values: Partial<Product>, sorting = { brand: null, category: null } as Sorting) =>
  comparedProduct(product(values), sorting, 3)
type Sorting = Parameters<typeof comparedProduct>[1]

const details = (lines: Record<string, string>) =>
  compared({ details: Object.entries(lines).map(([name, value]) => ({ name, value })) })

const row = (rows: readonly Row[], name: string) => rows.find(row => row.name === name)
/** The words of a row, product by product. */
const said = (products: readonly ComparedProduct[], name: string) =>
  row(comparisonRows(products), name)?.cells.map(cell =>
    cell?.kind === 'words' ? cell.words.join(' + ') : cell,
  )

describe('a product beside others', () => {
  it('costs what its card says, and from there on where other variants cost more', () => {
    const sizes = [
      variant({ price: cents(4000), available: 0 }),
      variant({}),
      variant({ price: cents(4800) }),
    ]
    expect(compared({ variants: sizes }).price).toEqual({ price: 4400, compareAtPrice: null, from: true })
    expect(compared({ variants: [variant({ compareAtPrice: cents(8800) })] }).price).toEqual({
      price: 4400,
      compareAtPrice: 8800,
      from: false,
    })
  })

  it.each([
    [[0, 0], 'Sold out'],
    [[0, 2], 'Only 2 left'],
    [[2, 2], 'In stock'],
  ])('with %j of its variants is: %s', (available, words) => {
    const variants = available.map(available => variant({ available }))
    expect(compared({ variants }).availability).toBe(words)
  })

  it('says of a color and of a size that it is sold out only where none of it is left', () => {
    const { colors, sizes } = compared({
      colors: [
        { slug: 'black', name: 'Black', hex: '#000' },
        { slug: 'sage', name: 'Sage', hex: '#8a8' },
      ],
      sizes: [
        { slug: 's', name: 'S' },
        { slug: 'm', name: 'M' },
      ],
      variants: [
        variant({ color: 'black', size: 's', available: 0 }),
        variant({ color: 'black', size: 'm', available: 1 }),
        variant({ color: 'sage', size: 's', available: 0 }),
        variant({ color: 'sage', size: 'm', available: 0 }),
      ],
    })
    expect(colors).toEqual([
      { name: 'Black', hex: '#000', soldOut: false },
      { name: 'Sage', hex: '#8a8', soldOut: true },
    ])
    expect(sizes).toEqual([
      { name: 'S', soldOut: true },
      { name: 'M', soldOut: false },
    ])
  })

  it('is described by its first paragraph', () => {
    expect(compared({ description: 'A tee.\n\nWash it.' }).description).toBe('A tee.')
  })
})

describe('the rows of a comparison', () => {
  it('are those that any of the products fills', () => {
    const plain = compared({})
    const rated = compared({ rating: { stars: 4.5, reviews: 2 } }, { brand: 'Brand 1', category: null })
    expect(comparisonRows([plain]).map(({ name }) => name)).toEqual(['Price', 'Availability'])
    const rows = comparisonRows([plain, rated])
    expect(rows.map(({ name }) => name)).toEqual(['Price', 'Rating', 'Availability', 'Brand'])
    expect(row(rows, 'Rating')?.cells).toEqual([null, { kind: 'rating', stars: 4.5, reviews: 2 }])
  })

  it('hold every detail once, in the order in which they first come, whatever case its name has', () => {
    const products = [
      details({ Material: 'cotton', Care: 'wash' }),
      details({ Holds: '22 liters', care: 'wipe' }),
    ]
    const names = comparisonRows(products).map(({ name }) => name)
    expect(names).toEqual(['Price', 'Availability', 'Material', 'Care', 'Holds'])
    expect(said(products, 'Care')).toEqual(['wash', 'wipe'])
    expect(said(products, 'Holds')).toEqual([null, '22 liters'])
  })

  it('keep both where a merchant says two things under one name', () => {
    const twice = compared({
      details: [
        { name: 'Note', value: 'one' },
        { name: 'Note', value: 'two' },
      ],
    })
    expect(said([twice], 'Note')).toEqual(['one + two'])
  })

  it('differ where one product has something else, or nothing', () => {
    const rows = comparisonRows([
      details({ Material: 'cotton', Care: 'Machine wash', Fit: 'straight' }),
      details({ Material: 'linen', Care: 'machine wash' }),
    ])
    const differing = rows.filter(({ differs }) => differs).map(({ name }) => name)
    expect(differing).toEqual(['Material', 'Fit'])
  })

  it('do not differ where there is but one product', () => {
    expect(comparisonRows([details({ Material: 'cotton' })]).some(({ differs }) => differs)).toBe(false)
  })

  it('of prices differ by what was asked before, too', () => {
    const [now, before] = [variant({}), variant({ compareAtPrice: cents(8800) })]
    const rows = comparisonRows([compared({ variants: [now] }), compared({ variants: [before] })])
    expect(row(rows, 'Price')?.differs).toBe(true)
  })
})
