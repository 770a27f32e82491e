import type { Bitset } from './bitset.ts'
import type { CatalogColumns } from './catalog-columns.ts'
import type { CatalogOrders } from './catalog-orders.ts'
import { countColumn, countSets } from './counting.ts'
import type { FacetSets } from './facet-sets.ts'
import type { Counts, Filters } from './listing-query.ts'
import type { Taxonomy } from './product-facts.ts'

type Group = 'categories' | 'colors' | 'brands' | 'sizes' | 'priceRanges' | 'priceLimits' | 'inStock'

/** No product costs more, in cents. */
const highestPrice = 2 ** 31 - 1

/** What the catalogue is kept in. */
export interface CatalogParts {
  readonly taxonomy: Taxonomy
  readonly columns: CatalogColumns
  readonly sets: FacetSets
  readonly orders: CatalogOrders
}

/** What fits a shopper's choice, and how many products each other choice would bring. */
export class Matches {
  readonly #parts: CatalogParts
  readonly #filters: Filters
  readonly #within: Bitset
  readonly #chosen: Map<Group, Bitset>
  readonly all: Bitset
  readonly total: number

  /** Only products `within` are looked at. */
  constructor(parts: CatalogParts, filters: Filters, within: Bitset) {
    this.#parts = parts
    this.#filters = filters
    this.#within = within
    this.#chosen = this.#choose(filters)
    this.all = this.#fitting()
    this.total = this.all.count()
  }

  /** The counts of all values; of the categories only `shown`, places in the taxonomy's list, where that is given. */
  counts(shown?: readonly number[]): Counts {
    const { taxonomy, sets, columns } = this.#parts
    const { inStock } = this.#filters
    const { memory } = sets
    const { colors, colorsInStock, sizes, sizesInStock } = sets
    return {
      categories: countSets(memory, this.#fitting('categories'), sets.categories, shown),
      colors: countSets(memory, this.#fitting('colors'), inStock ? colorsInStock : colors),
      sizes: countSets(memory, this.#fitting('sizes'), inStock ? sizesInStock : sizes),
      // In the column 0 stands for none, and places are counted from 1.
      brands: countColumn(this.#fitting('brands'), columns.brands, taxonomy.brands.length + 1).subarray(1),
      priceRanges: countSets(memory, this.#fitting('priceRanges'), sets.priceRanges),
      inStock: inStock ? this.total : this.#countInStock(),
    }
  }

  /** A choice of a colour in stock is a choice of what can be had in that colour. */
  #choose(filters: Filters): Map<Group, Bitset> {
    const { sets } = this.#parts
    const chosen = new Map<Group, Bitset>()
    const choose = (group: Group, from: readonly Bitset[], places: readonly number[]) => {
      if (places.length > 0) chosen.set(group, this.#anyOf(places.map(place => from[place])))
    }
    choose('categories', sets.categories, filters.categories)
    choose('colors', filters.inStock ? sets.colorsInStock : sets.colors, filters.colors)
    choose('sizes', filters.inStock ? sets.sizesInStock : sets.sizes, filters.sizes)
    choose('priceRanges', sets.priceRanges, filters.priceRanges)
    if (filters.brands.length > 0) chosen.set('brands', this.#ofBrands(filters.brands))
    if (filters.priceFrom !== null || filters.priceTo !== null)
      chosen.set('priceLimits', this.#ofPrices(filters.priceFrom ?? 0, filters.priceTo ?? highestPrice))
    if (filters.inStock) chosen.set('inStock', sets.inStock)
    return chosen
  }

  /** What fits all groups, or all but one. */
  #fitting(without?: Group): Bitset {
    if (without !== undefined && !this.#chosen.has(without)) return this.all
    return this.#withinAll([...this.#chosen].filter(([group]) => group !== without).map(([, set]) => set))
  }

  #withinAll(sets: Iterable<Bitset>): Bitset {
    const within = this.#parts.sets.scratch.copyOf(this.#within)
    for (const set of sets) within.and(set)
    return within
  }

  #empty(): Bitset {
    return this.#parts.sets.scratch.empty()
  }

  /** A value that the shop does not have has no products. */
  #anyOf(sets: readonly (Bitset | undefined)[]): Bitset {
    const any = this.#empty()
    for (const set of sets) if (set) any.or(set)
    return any
  }

  #ofBrands(places: readonly number[]): Bitset {
    const { columns, orders } = this.#parts
    const found = this.#empty()
    for (const place of places)
      found.addAll(orders.get('brand').between(columns.brands, place + 1, place + 1))
    return found
  }

  /** In cents, both included. Ranges that lie within are taken whole, and only the rest by the order of prices. */
  #ofPrices(lowest: number, highest: number): Bitset {
    const { taxonomy, sets, columns, orders } = this.#parts
    const found = this.#empty()
    const add = (from: number, below: number) =>
      found.addAll(orders.get('price-asc').between(columns.prices, from, below - 1))
    let reached = lowest
    for (const [place, { from, below }] of taxonomy.priceRanges.entries()) {
      if (from < reached || below > highest + 1) continue
      add(reached, from)
      found.or(sets.priceRanges[place]!)
      reached = below
    }
    add(reached, highest + 1)
    return found
  }

  #countInStock(): number {
    const filters = this.#filters
    const { inStock, memory } = this.#parts.sets
    if (filters.colors.length === 0 && filters.sizes.length === 0) return memory.countBoth(this.all, inStock)
    return this.#withinAll(this.#choose({ ...filters, inStock: true }).values()).count()
  }
}
