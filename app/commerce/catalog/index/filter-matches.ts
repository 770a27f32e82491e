import type { CatalogColumns } from './catalog-columns.ts'
import type { CatalogOrders } from './catalog-orders.ts'
import type { FacetSets } from './facet-sets.ts'
import type { Taxonomy } from './facts/product-facts.ts'
import { type FacetCounts, type Filters, starSteps, type VisibleFacets } from './listing-query.ts'
import type { Bitset } from './slots/bitset.ts'
import { countSlotsPerSet, countSlotsPerValue } from './slots/count-slots.ts'

type FilterGroup =
  | 'categories'
  | 'brands'
  | `facet-${number}`
  | 'priceRanges'
  | 'priceLimits'
  | 'minStars'
  | 'onSale'
  | 'inStock'

/** In minor units: the largest value of a column. */
const maxPrice = 2 ** 31 - 1

/** The data structures of the index. */
export interface IndexParts {
  readonly taxonomy: Taxonomy
  readonly columns: CatalogColumns
  readonly sets: FacetSets
  readonly orders: CatalogOrders
}

/** The products that match a shopper's filters, and how many each other filter value would match. */
export class FilterMatches {
  readonly #parts: IndexParts
  readonly #filters: Filters
  readonly #within: Bitset
  readonly #groups: Map<FilterGroup, Bitset>
  readonly all: Bitset
  readonly total: number

  /** Considers only the products `within`. */
  constructor(parts: IndexParts, filters: Filters, within: Bitset) {
    this.#parts = parts
    this.#filters = filters
    this.#within = within
    this.#groups = this.#setsByGroup(filters)
    this.all = this.#matching()
    this.total = this.all.count()
  }

  /** Counts for all values; of categories and the merchant's facets, only for those at the visible positions if given. */
  counts(visible?: VisibleFacets): FacetCounts {
    const { taxonomy, sets, columns } = this.#parts
    const { minStars, onSale, inStock } = this.#filters
    const ofAnyStars = this.#matching('minStars')
    const { memory } = sets
    return {
      categories: countSlotsPerSet(
        memory,
        this.#matching('categories'),
        sets.categories,
        visible?.categories,
      ),
      facets: sets.facets.map((values, at) => {
        if (visible && !visible.facets.includes(at)) return new Uint32Array(values.all.length)
        return countSlotsPerSet(memory, this.#matching(`facet-${at}`), inStock ? values.inStock : values.all)
      }),
      // The column counts positions from 1; 0 means no brand.
      brands: countSlotsPerValue(
        this.#matching('brands'),
        columns.brands,
        taxonomy.brands.length + 1,
      ).subarray(1),
      priceRanges: countSlotsPerSet(memory, this.#matching('priceRanges'), sets.priceRanges),
      starSteps: countSlotsPerSet(memory, ofAnyStars, sets.starSteps),
      anyStars: minStars === null ? this.total : ofAnyStars.count(),
      onSale: onSale ? this.total : memory.countBoth(this.all, sets.onSale),
      inStock: inStock ? this.total : this.#countInStock(),
    }
  }

  /** With "in stock", a value means products in stock in that value. */
  #setsByGroup(filters: Filters): Map<FilterGroup, Bitset> {
    const { sets } = this.#parts
    const groups = new Map<FilterGroup, Bitset>()
    const add = (group: FilterGroup, from: readonly Bitset[], positions: readonly number[]) => {
      if (positions.length > 0) groups.set(group, this.#anyOf(positions.map(position => from[position])))
    }
    add('categories', sets.categories, filters.categories)
    for (const [at, { all, inStock }] of sets.facets.entries())
      add(`facet-${at}`, filters.inStock ? inStock : all, filters.facets[at] ?? [])
    add('priceRanges', sets.priceRanges, filters.priceRanges)
    if (filters.brands.length > 0) groups.set('brands', this.#ofBrands(filters.brands))
    if (filters.priceFrom !== null || filters.priceTo !== null)
      groups.set('priceLimits', this.#ofPrices(filters.priceFrom ?? 0, filters.priceTo ?? maxPrice))
    const stars = sets.starSteps[starSteps.indexOf(filters.minStars ?? 0)]
    if (stars) groups.set('minStars', stars)
    if (filters.onSale) groups.set('onSale', sets.onSale)
    if (filters.inStock) groups.set('inStock', sets.inStock)
    return groups
  }

  /** The products that match all groups, or all but one. */
  #matching(without?: FilterGroup): Bitset {
    if (without !== undefined && !this.#groups.has(without)) return this.all
    return this.#withinAll([...this.#groups].filter(([group]) => group !== without).map(([, set]) => set))
  }

  #withinAll(sets: Iterable<Bitset>): Bitset {
    const within = this.#parts.sets.scratch.copyOf(this.#within)
    for (const set of sets) within.and(set)
    return within
  }

  #empty(): Bitset {
    return this.#parts.sets.scratch.empty()
  }

  /** Unknown values match nothing. */
  #anyOf(sets: readonly (Bitset | undefined)[]): Bitset {
    if (sets.length === 1 && sets[0]) return sets[0]
    const any = this.#empty()
    for (const set of sets) if (set) any.or(set)
    return any
  }

  #ofBrands(positions: readonly number[]): Bitset {
    const { columns, orders } = this.#parts
    const found = this.#empty()
    for (const position of positions)
      found.addAll(orders.get('brand').between(columns.brands, position + 1, position + 1))
    return found
  }

  /** In minor units, both inclusive. Uses the sets of price ranges that lie within, and the price order for the rest. */
  #ofPrices(lowest: number, highest: number): Bitset {
    const { taxonomy, sets, columns, orders } = this.#parts
    const found = this.#empty()
    const add = (from: number, to: number) =>
      found.addAll(orders.get('price-asc').between(columns.prices, from, to))
    let reached = lowest
    for (const [position, { from, to }] of taxonomy.priceRanges.entries()) {
      if (from < reached || to > highest) continue
      add(reached, from - 1)
      found.or(sets.priceRanges[position]!)
      reached = to + 1
    }
    add(reached, highest)
    return found
  }

  #countInStock(): number {
    const filters = this.#filters
    const { inStock, memory } = this.#parts.sets
    if (filters.facets.every(positions => positions.length === 0)) return memory.countBoth(this.all, inStock)
    return this.#withinAll(this.#setsByGroup({ ...filters, inStock: true }).values()).count()
  }
}
