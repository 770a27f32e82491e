import { Bitset } from './bitset.ts'
import { type CatalogColumns, noRange } from './catalog-columns.ts'
import type { FacetSets } from './facet-sets.ts'
import type { Counts, Filters } from './listing-query.ts'
import type { Taxonomy } from './product-facts.ts'

const groups = ['categories', 'colors', 'brands', 'sizes', 'price', 'inStock'] as const
type Group = (typeof groups)[number]

/** What fits a shopper's choice, and how many products each other choice would bring. */
export class Matches {
  readonly #columns: CatalogColumns
  readonly #sets: FacetSets
  readonly #filters: Filters
  readonly #within: Bitset
  readonly #chosen: Map<Group, Bitset>
  readonly all: Bitset
  readonly total: number

  /** Only products `within` are looked at. */
  constructor(columns: CatalogColumns, sets: FacetSets, filters: Filters, within: Bitset) {
    this.#columns = columns
    this.#sets = sets
    this.#filters = filters
    this.#within = within
    this.#chosen = this.#choose(filters)
    this.all = this.#fitting()
    this.total = this.all.count()
  }

  counts(taxonomy: Taxonomy): Counts {
    const { inStock } = this.#filters
    const { categories, colors, colorsInStock, sizes, sizesInStock } = this.#sets
    const each = (group: Group, sets: readonly Bitset[]) => {
      const fitting = this.#fitting(group)
      return Uint32Array.from(sets, set => fitting.countWith(set))
    }
    return {
      categories: each('categories', categories),
      colors: each('colors', inStock ? colorsInStock : colors),
      sizes: each('sizes', inStock ? sizesInStock : sizes),
      brands: this.#countBrands(taxonomy.brands.length),
      priceRanges: this.#countRanges(taxonomy.priceRanges.length),
      inStock: inStock ? this.total : this.#countInStock(),
    }
  }

  /** A choice of a colour in stock is a choice of what can be had in that colour. */
  #choose(filters: Filters): Map<Group, Bitset> {
    const sets = this.#sets
    const chosen = new Map<Group, Bitset>()
    const choose = (group: Group, from: readonly Bitset[], places: readonly number[]) => {
      if (places.length > 0) chosen.set(group, this.#anyOf(places.map(place => from[place]!)))
    }
    choose('categories', sets.categories, filters.categories)
    choose('colors', filters.inStock ? sets.colorsInStock : sets.colors, filters.colors)
    choose('sizes', filters.inStock ? sets.sizesInStock : sets.sizes, filters.sizes)
    if (filters.brands.length > 0) chosen.set('brands', this.#ofBrands(filters.brands))
    if (filters.priceRanges.length > 0 || filters.priceFrom !== null || filters.priceTo !== null)
      chosen.set('price', this.#ofPrices(filters))
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

  #anyOf(sets: readonly Bitset[]): Bitset {
    const any = this.#empty()
    for (const set of sets) any.or(set)
    return any
  }

  #ofBrands(places: readonly number[]): Bitset {
    const { brands, count } = this.#columns
    const found = this.#empty()
    const [only] = places
    const wanted = new Set(places.map(place => place + 1))
    for (let slot = 0; slot < count; slot++) {
      const brand = brands[slot]!
      if (places.length === 1 ? brand === only! + 1 : wanted.has(brand)) found.add(slot)
    }
    return found
  }

  #ofPrices({ priceRanges, priceFrom, priceTo }: Filters): Bitset {
    const { prices, ranges, count } = this.#columns
    const found = this.#empty()
    const wanted = new Uint8Array(256).fill(priceRanges.length === 0 ? 1 : 0)
    for (const place of priceRanges) wanted[place] = 1
    const from = priceFrom ?? 0
    const to = priceTo ?? Number.MAX_SAFE_INTEGER
    for (let slot = 0; slot < count; slot++) {
      const price = prices[slot]!
      if (wanted[ranges[slot]!] === 1 && price >= from && price <= to) found.add(slot)
    }
    return found
  }

  #countBrands(howMany: number): Uint32Array {
    const { brands } = this.#columns
    const counts = new Uint32Array(howMany + 1)
    this.#fitting('brands').forEach(slot => {
      counts[brands[slot]!]!++
    })
    return counts.subarray(1)
  }

  #countRanges(howMany: number): Uint32Array {
    const { ranges } = this.#columns
    const counts = new Uint32Array(noRange + 1)
    this.#fitting('price').forEach(slot => {
      counts[ranges[slot]!]!++
    })
    return counts.slice(0, howMany)
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
