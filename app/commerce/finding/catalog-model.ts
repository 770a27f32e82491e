import { fold } from '../search/fold.ts'
import type { Pace } from '../search/pace.ts'
import { type TextHits, TextIndex } from '../search/text-index.ts'
import type { Bitset } from './bitset.ts'
import { CatalogColumns, notFeatured } from './catalog-columns.ts'
import { CatalogOrders } from './catalog-orders.ts'
import { FacetSets, placesOf } from './facet-sets.ts'
import type { Counts, Found, Listing, ListingQuery } from './listing-query.ts'
import { type CatalogParts, Matches } from './matches.ts'
import { pageByScore, pageInOrder } from './pages.ts'
import type { ProductFacts, Taxonomy } from './product-facts.ts'
import { ProductTexts } from './product-texts.ts'
import { SlotsById } from './slots-by-id.ts'

/**
 * The whole catalogue in memory, as far as shoppers find, filter, count and order it: the same on every database. What is
 * shown of a product is read from the database, a page at a time.
 */
export class CatalogModel {
  readonly text = new TextIndex()
  readonly #parts: CatalogParts
  #plainCounts: Counts | undefined
  /** Slots of products that changed since the first load. */
  readonly #described = new Set<number>()
  readonly #slots = new SlotsById()
  readonly #brandPlaces: ReadonlyMap<number, number>
  readonly #texts: ProductTexts
  readonly #featured: ReadonlyMap<number, number>

  /** `featured` are the ids of the merchant's featured products, in order. */
  constructor(taxonomy: Taxonomy, featured: readonly number[], capacity: number) {
    const columns = new CatalogColumns(capacity)
    this.#parts = {
      taxonomy,
      columns,
      sets: new FacetSets(taxonomy, capacity),
      orders: new CatalogOrders(columns),
    }
    this.#brandPlaces = placesOf(taxonomy.brands)
    this.#texts = new ProductTexts(taxonomy)
    this.#featured = new Map(featured.map((id, place) => [id, place]))
  }

  get taxonomy(): Taxonomy {
    return this.#parts.taxonomy
  }

  get size(): number {
    return this.#parts.columns.count
  }

  /** For the first load: products in ascending order of their ids. `settle` makes the catalogue usable. */
  load(facts: ProductFacts): void {
    const slot = this.#newSlot()
    this.#write(slot, facts)
    this.text.add(slot, this.#texts.of(facts))
  }

  async settle(pace: Pace): Promise<void> {
    this.#slots.noteAscending(this.size)
    await this.#parts.orders.sort(this.size, this.#parts.columns.capacity, pace)
    await this.text.settle()
  }

  /** A product came or changed. */
  put(facts: ProductFacts): void {
    this.#plainCounts = undefined
    const known = this.#slots.find(this.#parts.columns.ids, facts.id)
    const slot = known ?? this.#newSlot()
    if (known === undefined) this.#slots.noteLater(facts.id, slot)
    else {
      this.#parts.orders.take(slot)
      this.#parts.sets.clear(slot)
    }
    this.#write(slot, facts)
    this.#parts.orders.put(slot)
    this.#described.add(slot)
    if (facts.listed) this.text.replace(slot, this.#texts.of(facts))
    else this.text.remove(slot)
  }

  /** Takes a description in that was left out at the first load; nothing for a product that has its own by now. */
  describe(id: number, description: string): void {
    const slot = this.#slots.find(this.#parts.columns.ids, id)
    if (slot === undefined || this.#described.has(slot) || !this.#parts.sets.listed.has(slot)) return
    this.text.addDescription(slot, description)
  }

  /** A product is no longer there. */
  remove(id: number): void {
    const slot = this.#slots.find(this.#parts.columns.ids, id)
    if (slot === undefined) return
    this.#plainCounts = undefined
    this.#described.add(slot)
    this.#parts.sets.clear(slot)
    this.text.remove(slot)
  }

  /** One page of what fits the query, in the whole shop or `among` the products with these ids. */
  find(query: ListingQuery, among?: readonly number[]): Found {
    return this.#answer(query, among).found
  }

  /** One page of what fits the query, and what every other choice would bring. */
  list(query: ListingQuery, among?: readonly number[]): Listing {
    const { found, matches } = this.#answer(query, among)
    const counts = isPlain(query, among) ? this.#plain(matches) : matches.counts(query.categoriesShown)
    return { ...found, counts }
  }

  #answer(query: ListingQuery, among: readonly number[] | undefined): { found: Found; matches: Matches } {
    const { columns, sets } = this.#parts
    sets.scratch.begin()
    const hits = query.words === '' ? undefined : this.text.search(query.words)
    const chosen = among && this.#slotsOf(among)
    let within = sets.listed
    if (chosen) within = this.#only(chosen, within)
    if (hits) within = this.#only(hits.slots, within)
    const matches = new Matches(this.#parts, query.filters, within)
    const found = {
      ids: this.#page(query, matches, chosen, hits).map(slot => columns.ids[slot]!),
      total: matches.total,
      search: hits ? { found: hits.found, respelled: hits.respelled, nearest: hits.nothing?.nearest } : null,
    }
    return { found, matches }
  }

  /** What is asked most is counted once, until something changes. */
  #plain(matches: Matches): Counts {
    this.#plainCounts ??= matches.counts()
    return this.#plainCounts
  }

  /** Without a wish for an order: the best hits first, or as chosen by hand, or the merchant's order. */
  #page(
    { sort, skip, limit }: ListingQuery,
    { all, total }: Matches,
    chosen: readonly number[] | undefined,
    hits: TextHits | undefined,
  ): number[] {
    const { orders, sets } = this.#parts
    if (sort === null && hits)
      return pageByScore(hits, all, orders.get('best-selling'), sets.scratch, { skip, limit })
    if (sort === null && chosen) return chosen.filter(slot => all.has(slot)).slice(skip, skip + limit)
    const order = orders.get(sort === 'price-desc' ? 'price-asc' : (sort ?? 'featured'))
    return pageInOrder(all, total, order, sort === 'price-desc', { skip, limit })
  }

  #slotsOf(ids: readonly number[]): number[] {
    return ids.map(id => this.#slots.find(this.#parts.columns.ids, id)).filter(slot => slot !== undefined)
  }

  #only(slots: Iterable<number>, within: Bitset): Bitset {
    const only = this.#parts.sets.scratch.empty()
    for (const slot of slots) only.add(slot)
    return only.and(within)
  }

  #newSlot(): number {
    const columns = this.#parts.columns
    if (columns.count === columns.capacity) {
      const capacity = Math.ceil(1.25 * columns.capacity) + 64
      columns.grow(capacity)
      this.#parts.sets.grow(capacity)
    }
    return columns.count++
  }

  #write(slot: number, facts: ProductFacts): void {
    const brand = (this.#brandPlaces.get(facts.brand) ?? -1) + 1
    this.#parts.columns.set(slot, facts, brand, fold(facts.title))
    this.#parts.columns.featured[slot] = this.#featured.get(facts.id) ?? notFeatured
    this.#parts.sets.add(slot, facts)
  }
}

function isPlain({ filters, words }: ListingQuery, among: readonly number[] | undefined): boolean {
  const { priceFrom, priceTo, inStock, ...chosen } = filters
  const nothing = Object.values(chosen).every(places => places.length === 0)
  return words === '' && among === undefined && nothing && priceFrom === null && priceTo === null && !inStock
}
