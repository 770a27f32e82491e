import fc from 'fast-check'
import { fold } from '../search/fold.ts'
import { rank } from './catalog-columns.ts'
import type { Counts, Filters, ListingQuery } from './listing-query.ts'
import type { ProductFacts, Taxonomy } from './product-facts.ts'

/** A small shop in which everything happens often: equal prices, no brand, two categories, sold out in one colour. */
export const taxonomy: Taxonomy = {
  // A tree: 2 and 3 under 1, 4 under 3; 5 alone.
  categories: [
    { id: 11, slug: 'c1', name: 'Bags', parent: null },
    { id: 12, slug: 'c2', name: 'Totes', parent: 11 },
    { id: 13, slug: 'c3', name: 'Packs', parent: 11 },
    { id: 14, slug: 'c4', name: 'Daypacks', parent: 13 },
    { id: 15, slug: 'c5', name: 'Pots', parent: null },
  ],
  brands: [21, 22, 23].map(id => ({ id, slug: `b${id}`, name: `Brand ${id}` })),
  colors: [31, 32, 33].map(id => ({ id, slug: `f${id}`, name: `Color ${id}`, hex: '#000000' })),
  sizes: [41, 42].map(id => ({ id, slug: `s${id}`, name: `Size ${id}` })),
  priceRanges: [
    { id: 51, slug: '0-9', name: '$0.00-$9.99', from: 0, below: 1000 },
    { id: 52, slug: '10-19', name: '$10.00-$19.00', from: 1000, below: 2000 },
    { id: 53, slug: '20-29', name: '$20.00-$29.00', from: 2000, below: 3000 },
  ],
}

export const featured = [5, 3, 8]

const some = <T>(from: readonly T[]) => fc.subarray([...from])
const ids = (entries: readonly { id: number }[]) => entries.map(entry => entry.id)

export function factsOf(id: number): fc.Arbitrary<ProductFacts> {
  return fc
    .record({
      listed: fc.boolean().map(not => !not || id % 3 > 0),
      title: fc.constantFrom('Tee', 'tée', 'Water Pot', 'School Bag', 'Basic Tee', ''),
      description: fc.constant(undefined),
      brand: fc.constantFrom(0, ...ids(taxonomy.brands)),
      categories: some(ids(taxonomy.categories)),
      colors: some(ids(taxonomy.colors)),
      sizes: some(ids(taxonomy.sizes)),
      soldOut: some([...ids(taxonomy.colors), ...ids(taxonomy.sizes)]),
      price: fc.constantFrom(0, 999, 1000, 1950, 1999, 2000, 2999, 3000, 8800),
      inStock: fc.boolean(),
      createdAt: fc.integer({ min: 1_700_000_000, max: 1_700_000_003 }),
      sold: fc.integer({ min: 0, max: 2 }),
      reviewCount: fc.integer({ min: 0, max: 2 }),
      stars: fc.integer({ min: 1, max: 5 }),
    })
    .map(({ soldOut, stars, ...facts }) => ({
      id,
      ...facts,
      colorsInStock: facts.inStock ? facts.colors.filter(color => !soldOut.includes(color)) : [],
      sizesInStock: facts.inStock ? facts.sizes.filter(size => !soldOut.includes(size)) : [],
      ratingSum: stars * facts.reviewCount,
    }))
}

const places = (entries: readonly unknown[]) => some(entries.map((_, place) => place))
const often = <T>(none: T, arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 2, arbitrary: fc.constant(none) }, { weight: 1, arbitrary })

export const queries: fc.Arbitrary<ListingQuery> = fc.record({
  filters: fc.record({
    categories: often([], places(taxonomy.categories)),
    colors: often([], places(taxonomy.colors)),
    brands: often([], places(taxonomy.brands)),
    sizes: often([], places(taxonomy.sizes)),
    priceRanges: often([], places(taxonomy.priceRanges)),
    priceFrom: often(null, fc.constantFrom(0, 1000, 1950)),
    priceTo: often(null, fc.constantFrom(999, 1950, 3000)),
    inStock: fc.boolean(),
  }),
  words: fc.constant(''),
  sort: fc.constantFrom(
    null,
    'featured' as const,
    'newest' as const,
    'best-selling' as const,
    'price-asc' as const,
    'price-desc' as const,
    'name' as const,
    'top-rated' as const,
  ),
  skip: fc.integer({ min: 0, max: 30 }),
  limit: fc.integer({ min: 1, max: 12 }),
})

/** What a listing must be, said as plainly as it can be said. */
export function plainListing(products: readonly ProductFacts[], query: ListingQuery) {
  const fitting = (filters: Filters) => products.filter(product => fits(product, filters))
  const found = fitting(query.filters).sort(inOrder(query.sort ?? 'featured'))
  const counted = (count: (place: number) => Partial<Filters>, entries: readonly unknown[]) =>
    Uint32Array.from(entries, (_, place) => fitting({ ...query.filters, ...count(place) }).length)
  const counts: Counts = {
    categories: counted(place => ({ categories: [place] }), taxonomy.categories),
    colors: counted(place => ({ colors: [place] }), taxonomy.colors),
    brands: counted(place => ({ brands: [place] }), taxonomy.brands),
    sizes: counted(place => ({ sizes: [place] }), taxonomy.sizes),
    priceRanges: counted(place => ({ priceRanges: [place] }), taxonomy.priceRanges),
    inStock: fitting({ ...query.filters, inStock: true }).length,
  }
  const page = found.slice(query.skip, query.skip + query.limit)
  return { ids: page.map(({ id }) => id), total: found.length, counts, search: null }
}

function fits(product: ProductFacts, filters: Filters): boolean {
  const anyOf = (chosen: readonly number[], has: (place: number) => boolean) =>
    chosen.length === 0 || chosen.some(has)
  const has = (list: readonly number[], entries: readonly { id: number }[]) => (place: number) =>
    list.includes(entries[place]!.id)
  const categories = product.categories.flatMap(upward)
  return (
    product.listed &&
    anyOf(filters.categories, has(categories, taxonomy.categories)) &&
    anyOf(filters.colors, has(filters.inStock ? product.colorsInStock : product.colors, taxonomy.colors)) &&
    anyOf(filters.sizes, has(filters.inStock ? product.sizesInStock : product.sizes, taxonomy.sizes)) &&
    anyOf(filters.brands, place => taxonomy.brands[place]!.id === product.brand) &&
    anyOf(filters.priceRanges, place => {
      const { from, below } = taxonomy.priceRanges[place]!
      return product.price >= from && product.price < below
    }) &&
    product.price >= (filters.priceFrom ?? 0) &&
    product.price <= (filters.priceTo ?? Number.POSITIVE_INFINITY) &&
    (!filters.inStock || product.inStock)
  )
}

function upward(id: number): number[] {
  const parent = taxonomy.categories.find(category => category.id === id)!.parent
  return parent === null ? [id] : [id, ...upward(parent)]
}

type Order = (a: ProductFacts, b: ProductFacts) => number

function inOrder(sort: NonNullable<ListingQuery['sort']>): Order {
  const by =
    (...keys: ((product: ProductFacts) => number | string)[]): Order =>
    (a, b) => {
      for (const key of keys) {
        const [first, second] = [key(a), key(b)]
        if (first !== second) return first < second ? -1 : 1
      }
      return 0
    }
  const place = ({ id }: ProductFacts) => (featured.includes(id) ? featured.indexOf(id) : 1000)
  const orders: Record<NonNullable<ListingQuery['sort']>, Order> = {
    featured: by(
      place,
      p => -p.sold,
      p => p.id,
    ),
    newest: by(
      p => -p.createdAt,
      p => -p.id,
    ),
    'best-selling': by(
      p => -p.sold,
      p => p.id,
    ),
    'price-asc': by(
      p => p.price,
      p => p.id,
    ),
    'price-desc': by(
      p => -p.price,
      p => -p.id,
    ),
    name: by(
      p => fold(p.title),
      p => p.id,
    ),
    'top-rated': by(
      p => -Math.fround(rank(p.ratingSum, p.reviewCount)),
      p => -p.sold,
      p => p.id,
    ),
  }
  return orders[sort]
}
