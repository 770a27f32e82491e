import { Bitset } from './bitset.ts'
import { type CatalogColumns, noRange } from './catalog-columns.ts'
import type { CatalogOrders } from './catalog-orders.ts'
import { countColumn, countSets } from './counting.ts'
import type { FacetSets } from './facet-sets.ts'
import type { Counts, Filters } from './listing-query.ts'
import type { Taxonomy } from './product-facts.ts'

const groups = ['categories', 'colors', 'brands', 'sizes', 'priceRanges', 'priceLimits', 'inStock'] as const
type Group = (typeof groups)[number]

/** No product costs more, in cents. */
const highestPrice = 2 ** 31 - 1

/** What the catalogue is kept in. */
export interface Catalogue {
  taxonomy: Taxonomy
  columns: CatalogColumns
  sets: FacetSets
  orders: CatalogOrders
}

/** What fits a shopper's choice, and how many products each other choice would bring. */
export class Matches {
  readonly #taxonomy: Taxonomy
  readonly #columns: CatalogColumns
  readonly #sets: FacetSets
  readonly #orders: CatalogOrders
  readonly #filters: Filters
  readonly #within: Bitset
  readonly #chosen: Map<Group, Bitset>
  readonly all: Bitset
  readonly total: number

  /** Only products `within` are looked at. */
  constructor({ taxonomy, columns, sets, orders }: Catalogue, filters: Filters, within: Bitset) {
    this.#taxonomy = taxonomy
    this.#columns = columns
    this.#sets = sets
    this.#orders = orders
    this.#filters = filters
    this.#within = within
    this.#chosen = this.#choose(filters)
    this.all = this.#fitting()
    this.total = this.all.count()
  }

  /** The counts of all values; of the categories only `shown`, places in the taxonomy's list, where that is given. */
  counts(shown?: readonly number[]): Counts {
    const taxonomy = this.#taxonomy
    const { inStock } = this.#filters
    const { categories, colors, colorsInStock, sizes, sizesInStock } = this.#sets
    const { brands, ranges } = this.#columns
    return {
      categories: countSets(this.#fitting('categories'), categories, shown),
      colors: countSets(this.#fitting('colors'), inStock ? colorsInStock : colors),
      sizes: countSets(this.#fitting('sizes'), inStock ? sizesInStock : sizes),
      // In the column 0 stands for none, and places are counted from 1.
      brands: countColumn(this.#fitting('brands'), brands, taxonomy.brands.length + 1).subarray(1),
      priceRanges: countColumn(this.#fitting('priceRanges'), ranges, noRange + 1).slice(
        0,
        taxonomy.priceRanges.length,
      ),
      inStock: inStock ? this.total : this.#countInStock(),
    }
  }

  /** A choice of a colour in stock is a choice of what can be had in that colour. */
  #choose(filters: Filters): Map<Group, Bitset> {
    const sets = this.#sets
    const chosen = new Map<Group, Bitset>()
    const choose = (group: Group, from: readonly Bitset[], places: readonly number[]) => {
      if (places.length > 0) chosen.set(group, this.#anyOf(places.map(place => from[place])))
    }
    choose('categories', sets.categories, filters.categories)
    choose('colors', filters.inStock ? sets.colorsInStock : sets.colors, filters.colors)
    choose('sizes', filters.inStock ? sets.sizesInStock : sets.sizes, filters.sizes)
    if (filters.brands.length > 0) chosen.set('brands', this.#ofBrands(filters.brands))
    if (filters.priceRanges.length > 0)
      chosen.set('priceRanges', this.#ofPrices(this.#rangesOf(filters.priceRanges)))
    if (filters.priceFrom !== null || filters.priceTo !== null)
      chosen.set('priceLimits', this.#ofPrices([limitsOf(filters)]))
    if (filters.inStock) chosen.set('inStock', sets.inStock)
    return chosen
  }

  /** What fits all groups, or all but one. */
  #fitting(without?: Group): Bitset {
    if (without !== undefined && !this.#chosen.has(without)) return this.all
    const fitting = this.#empty().copy(this.#within)
    for (const [group, set] of this.#chosen) if (group !== without) fitting.and(set)
    return fitting
  }

  #empty(): Bitset {
    return new Bitset(this.#columns.capacity)
  }

  /** A value that the shop does not have has no products. */
  #anyOf(sets: readonly (Bitset | undefined)[]): Bitset {
    const any = this.#empty()
    for (const set of sets) if (set) any.or(set)
    return any
  }

  #ofBrands(places: readonly number[]): Bitset {
    const found = this.#empty()
    const order = this.#orders.get('brand')
    for (const place of places) found.addAll(order.between(this.#columns.brands, place + 1, place + 1))
    return found
  }

  #rangesOf(places: readonly number[]): PriceStretch[] {
    return places.flatMap(place => this.#taxonomy.priceRanges[place] ?? [])
  }

  #ofPrices(stretches: readonly PriceStretch[]): Bitset {
    const found = this.#empty()
    const order = this.#orders.get('price-asc')
    for (const { from, below } of stretches)
      found.addAll(order.between(this.#columns.prices, from, below - 1))
    return found
  }

  #countInStock(): number {
    const { filters, sets } = { filters: this.#filters, sets: this.#sets }
    if (filters.colors.length === 0 && filters.sizes.length === 0) return this.all.countWith(sets.inStock)
    const inStock = this.#choose({ ...filters, inStock: true })
    const fitting = this.#empty().copy(this.#within)
    for (const set of inStock.values()) fitting.and(set)
    return fitting.count()
  }
}

/** Prices from `from` up to, but not including, `below`, in cents. */
interface PriceStretch {
  from: number
  below: number
}

function limitsOf({ priceFrom, priceTo }: Filters): PriceStretch {
  return { from: priceFrom ?? 0, below: (priceTo ?? highestPrice) + 1 }
}
