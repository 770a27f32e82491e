import fc from 'fast-check'
import { numberRanges } from '../attributes/number-ranges.ts'
import { fold } from '../search/words/fold.ts'
import { weightedRating } from './catalog-columns.ts'
import {
  type AttributeEntry,
  type AttributeFacet,
  isAttributeFacet,
  type ProductFacts,
  type Taxonomy,
} from './facts/product-facts.ts'
import { type FacetCounts, type Filters, type ListingQuery, starSteps } from './listing-query.ts'

function attribute({
  id,
  slug,
  kind,
  ids,
}: Pick<AttributeFacet, 'id' | 'slug' | 'kind'> & { ids: number[] }) {
  const values = ids.map(id => ({ id, slug: `v${id}`, name: '' }))
  return { id, slug, name: slug, kind, unit: '', categories: [], values } satisfies AttributeFacet
}

/** A small shop with many special cases: equal prices, no brand, two categories, sold out in one color. */
export const sampleTaxonomy: Taxonomy = {
  language: 'en',
  categories: [
    { id: 11, slug: 'c1', name: 'Bags', parent: null },
    { id: 12, slug: 'c2', name: 'Totes', parent: 11 },
    { id: 13, slug: 'c3', name: 'Packs', parent: 11 },
    { id: 14, slug: 'c4', name: 'Daypacks', parent: 13 },
    { id: 15, slug: 'c5', name: 'Pots', parent: null },
  ],
  brands: [21, 22, 23].map(id => ({ id, slug: `b${id}`, name: `Brand ${id}` })),
  facets: [
    {
      ...{ id: 3, slug: 'color', name: 'Color', kind: 'swatch' },
      values: [31, 32, 33].map(id => ({ id, slug: `f${id}`, name: `Color ${id}`, hex: '#000000' })),
    },
    {
      ...{ id: 4, slug: 'size', name: 'Size', kind: 'buttons' },
      values: [41, 42].map(id => ({ id, slug: `s${id}`, name: `Size ${id}`, hex: null })),
    },
    attribute({ id: 3, slug: 'oak', kind: 'several', ids: [31, 42] }),
    attribute({ id: 5, slug: 'washable', kind: 'flag', ids: [1, 0] }),
    {
      ...attribute({ id: 6, slug: 'capacity', kind: 'number', ids: [] }),
      values: numberRanges([1, 2, 3, 4, 5, 6, 7, 8, 9], 12).map(({ from, below, slug }) => ({
        ...{ id: from, slug, name: '', below: below! },
      })),
    },
    attribute({ id: 7, slug: 'stars', kind: 'number', ids: [1000, 2500] }),
  ],
  paramSlugs: new Set(['color', 'size']),
  searched: [],
  priceRanges: [
    { id: 51, slug: '0-9', name: '', from: 0, to: 999 },
    { id: 52, slug: '10-19', name: '', from: 1000, to: 1900 },
    { id: 53, slug: '20-29', name: '', from: 2000, to: 2999 },
    { id: 0, slug: '30-up', name: '', from: 3000, to: Number.POSITIVE_INFINITY },
  ],
}

export const sampleFeatured = [5, 3, 8]

const some = <T>(from: readonly T[]) => fc.subarray([...from])
const ids = (entries: readonly { id: number }[]) => entries.map(entry => entry.id)
const options = sampleTaxonomy.facets.filter(facet => !isAttributeFacet(facet))
const valueIds = ids(options.flatMap(({ values }) => values))
const attributeEntries: AttributeEntry[] = [
  ...sampleTaxonomy.facets
    .filter(isAttributeFacet)
    .flatMap(({ id, values }) => values.map(value => ({ attribute: id, value: value.id }))),
  // Within ranges, at their ends, and of values and attributes that aren't there.
  ...[1, 2, 7, 12, 99].map(value => ({ attribute: 6, value })),
  ...[
    { attribute: 7, value: 1 },
    { attribute: 99, value: 31 },
  ],
].filter(({ value }) => Number.isFinite(value))

export function arbitraryFacts(id: number): fc.Arbitrary<ProductFacts> {
  return fc
    .record({
      listed: fc.boolean().map(not => !not || id % 3 > 0),
      title: fc.constantFrom('Tee', 'tée', 'Water Pot', 'School Bag', 'Basic Tee', ''),
      description: fc.constant(undefined),
      brand: fc.constantFrom(0, ...ids(sampleTaxonomy.brands)),
      categories: some(ids(sampleTaxonomy.categories)),
      values: some(valueIds),
      ownValues: fc.constant([]),
      attributes: some(attributeEntries),
      soldOut: some(valueIds),
      price: fc.constantFrom(0, 999, 1000, 1950, 1999, 2000, 2999, 3000, 8800),
      onSale: fc.boolean(),
      inStock: fc.boolean(),
      createdAt: fc.integer({ min: 1_700_000_000, max: 1_700_000_003 }),
      sold: fc.integer({ min: 0, max: 2 }),
      reviewCount: fc.constantFrom(0, 1, 2, 20),
      stars: fc.integer({ min: 1, max: 5 }),
      lastStars: fc.integer({ min: 1, max: 5 }),
    })
    .map(({ soldOut, stars, lastStars, ...facts }) => ({
      id,
      ...facts,
      valuesInStock: facts.inStock ? facts.values.filter(value => !soldOut.includes(value)) : [],
      ratingSum: facts.reviewCount === 0 ? 0 : stars * (facts.reviewCount - 1) + lastStars,
    }))
}

const somePositions = (entries: readonly unknown[]) => some(entries.map((_, position) => position))
const sometimes = <T>(none: T, arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 2, arbitrary: fc.constant(none) }, { weight: 1, arbitrary })

export const arbitraryQueries: fc.Arbitrary<ListingQuery> = fc.record({
  filters: fc.record({
    categories: sometimes([], somePositions(sampleTaxonomy.categories)),
    brands: sometimes([], somePositions(sampleTaxonomy.brands)),
    facets: fc.tuple(...sampleTaxonomy.facets.map(({ values }) => sometimes([], somePositions(values)))),
    priceRanges: sometimes([], somePositions(sampleTaxonomy.priceRanges)),
    priceFrom: sometimes(null, fc.constantFrom(0, 1000, 1950)),
    priceTo: sometimes(null, fc.constantFrom(999, 1950, 3000)),
    minStars: sometimes(null, fc.constantFrom(...starSteps)),
    onSale: sometimes(false, fc.constant(true)),
    inStock: fc.boolean(),
  }),
  searchText: fc.constant(''),
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

/** The expected listing, by a scan of all products. */
export function naiveListing(products: readonly ProductFacts[], query: ListingQuery) {
  const matching = (filters: Filters) => products.filter(product => matchesFilters(product, filters))
  const found = matching(query.filters).sort(comparatorFor(query.sort ?? 'featured'))
  const counted = (count: (position: number) => Partial<Filters>, entries: readonly unknown[]) =>
    Uint32Array.from(entries, (_, position) => matching({ ...query.filters, ...count(position) }).length)
  const counts: FacetCounts = {
    categories: counted(position => ({ categories: [position] }), sampleTaxonomy.categories),
    brands: counted(position => ({ brands: [position] }), sampleTaxonomy.brands),
    facets: sampleTaxonomy.facets.map(({ values }, at) =>
      counted(position => ({ facets: query.filters.facets.with(at, [position]) }), values),
    ),
    priceRanges: counted(position => ({ priceRanges: [position] }), sampleTaxonomy.priceRanges),
    starSteps: Uint32Array.from(starSteps, minStars => matching({ ...query.filters, minStars }).length),
    anyStars: matching({ ...query.filters, minStars: null }).length,
    onSale: matching({ ...query.filters, onSale: true }).length,
    inStock: matching({ ...query.filters, inStock: true }).length,
  }
  const page = found.slice(query.skip, query.skip + query.limit)
  return { ids: page.map(({ id }) => id), total: found.length, counts, search: null }
}

function matchesFilters(product: ProductFacts, filters: Filters): boolean {
  const anyOf = (chosen: readonly number[], has: (position: number) => boolean) =>
    chosen.length === 0 || chosen.some(has)
  const has = (list: readonly number[], entries: readonly { id: number }[]) => (position: number) =>
    list.includes(entries[position]!.id)
  const categories = product.categories.flatMap(withAncestors)
  return (
    product.listed &&
    anyOf(filters.categories, has(categories, sampleTaxonomy.categories)) &&
    sampleTaxonomy.facets.every((facet, at) =>
      anyOf(
        filters.facets[at] ?? [],
        isAttributeFacet(facet)
          ? hasAttribute(product, facet)
          : has(filters.inStock ? product.valuesInStock : product.values, facet.values),
      ),
    ) &&
    anyOf(filters.brands, position => sampleTaxonomy.brands[position]!.id === product.brand) &&
    anyOf(filters.priceRanges, position => {
      const { from, to } = sampleTaxonomy.priceRanges[position]!
      return product.price >= from && product.price <= to
    }) &&
    product.price >= (filters.priceFrom ?? 0) &&
    product.price <= (filters.priceTo ?? Number.POSITIVE_INFINITY) &&
    shownStars(product) >= (filters.minStars ?? 0) &&
    (!filters.onSale || product.onSale) &&
    (!filters.inStock || product.inStock)
  )
}

const hasAttribute = (product: ProductFacts, facet: AttributeFacet) => (position: number) => {
  const { id, below } = facet.values[position]!
  return product.attributes.some(
    ({ attribute, value }) =>
      attribute === facet.id && (below === undefined ? value === id : value >= id && value < below),
  )
}

/** To a tenth, as on the product's page. */
const shownStars = ({ ratingSum, reviewCount }: ProductFacts) =>
  reviewCount === 0 ? 0 : Number((ratingSum / reviewCount + Number.EPSILON).toFixed(1))

function withAncestors(id: number): number[] {
  const parent = sampleTaxonomy.categories.find(category => category.id === id)!.parent
  return parent === null ? [id] : [id, ...withAncestors(parent)]
}

type CompareProducts = (a: ProductFacts, b: ProductFacts) => number

function comparatorFor(sort: NonNullable<ListingQuery['sort']>): CompareProducts {
  const by =
    (...keys: ((product: ProductFacts) => number | string)[]): CompareProducts =>
    (a, b) => {
      for (const key of keys) {
        const [first, second] = [key(a), key(b)]
        if (first !== second) return first < second ? -1 : 1
      }
      return 0
    }
  const position = ({ id }: ProductFacts) => (sampleFeatured.includes(id) ? sampleFeatured.indexOf(id) : 1000)
  const orders: Record<NonNullable<ListingQuery['sort']>, CompareProducts> = {
    featured: by(
      position,
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
      p => -Math.fround(weightedRating(p.ratingSum, p.reviewCount)),
      p => -p.sold,
      p => p.id,
    ),
  }
  return orders[sort]
}
