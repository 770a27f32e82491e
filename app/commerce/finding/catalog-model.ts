import { fold } from '../search/fold.ts'
import type { Pace } from '../search/pace.ts'
import { type TextHits, TextIndex } from '../search/text-index.ts'
import { Bitset } from './bitset.ts'
import { CatalogColumns, notFeatured } from './catalog-columns.ts'
import { CatalogOrders } from './catalog-orders.ts'
import { FacetSets, placesOf } from './facet-sets.ts'
import type { Counts, Listing, ListingQuery } from './listing-query.ts'
import { type Catalogue, Matches } from './matches.ts'
import { pageByScore, pageInOrder } from './pages.ts'
import type { ProductFacts, Taxonomy } from './product-facts.ts'
import { ProductTexts } from './product-texts.ts'
import { SlotsById } from './slots-by-id.ts'

/**
 * The whole catalogue in memory, as far as shoppers find, filter, count and order it: the same on every database. What is
 * shown of a product is read from the database, a page at a time.
 */
export class CatalogModel {
  readonly taxonomy: Taxonomy
  readonly text = new TextIndex()
  readonly #columns: CatalogColumns
  readonly #sets: FacetSets
  readonly #orders: CatalogOrders
  readonly #catalogue: Catalogue
  #plainCounts: Counts | undefined
  /** Slots of products that changed since the first load. */
  readonly #described = new Set<number>()
  readonly #slots = new SlotsById()
  readonly #brandPlaces: ReadonlyMap<number, number>
  readonly #texts: ProductTexts
  readonly #featured: ReadonlyMap<number, number>

  /** `featured` are the ids of the merchant's featured products, in order. */
  constructor(taxonomy: Taxonomy, featured: readonly number[], capacity: number) {
    this.taxonomy = taxonomy
    this.#columns = new CatalogColumns(capacity)
    this.#sets = new FacetSets(taxonomy, capacity)
    this.#orders = new CatalogOrders(this.#columns)
    this.#catalogue = { taxonomy, columns: this.#columns, sets: this.#sets, orders: this.#orders }
    this.#brandPlaces = placesOf(taxonomy.brands)
    this.#texts = new ProductTexts(taxonomy)
    this.#featured = new Map(featured.map((id, place) => [id, place]))
  }

  get size(): number {
    return this.#columns.count
  }

  /** For the first load: products in ascending order of their ids. `settle` makes the catalogue usable. */
  load(facts: ProductFacts): void {
    const slot = this.#newSlot()
    this.#write(slot, facts)
    this.text.add(slot, this.#texts.of(facts))
  }

  async settle(pace: Pace): Promise<void> {
    this.#slots.noteAscending(this.size)
    await this.#orders.sort(this.size, this.#columns.capacity, pace)
    await this.text.settle()
  }

  /** A product came or changed. */
  put(facts: ProductFacts): void {
    this.#plainCounts = undefined
    const known = this.#slots.find(this.#columns.ids, facts.id)
    const slot = known ?? this.#newSlot()
    if (known === undefined) this.#slots.noteLater(facts.id, slot)
    else {
      this.#orders.take(slot)
      this.#sets.clear(slot)
    }
    this.#write(slot, facts)
    this.#orders.put(slot)
    this.#described.add(slot)
    if (facts.listed) this.text.replace(slot, this.#texts.of(facts))
    else this.text.remove(slot)
  }

  /** Takes a description in that was left out at the first load; nothing for a product that has its own by now. */
  describe(id: number, description: string): void {
    const slot = this.#slots.find(this.#columns.ids, id)
    if (slot === undefined || this.#described.has(slot) || !this.#sets.listed.has(slot)) return
    this.text.addDescription(slot, description)
  }

  /** A product is no longer there. */
  remove(id: number): void {
    const slot = this.#slots.find(this.#columns.ids, id)
    if (slot === undefined) return
    this.#plainCounts = undefined
    this.#described.add(slot)
    this.#sets.clear(slot)
    this.text.remove(slot)
  }

  /** One page of what fits the query, in the whole shop or `among` the products with these ids. */
  list(query: ListingQuery, among?: readonly number[]): Listing {
    const hits = query.words === '' ? undefined : this.text.search(query.words)
    const chosen = among && this.#slotsOf(among)
    let within = this.#sets.listed
    if (chosen) within = this.#only(chosen, within)
    if (hits) within = this.#only(hits.slots, within)
    const matches = new Matches(this.#catalogue, query.filters, within)
    const counts = isPlain(query, among) ? this.#plain(matches) : matches.counts(query.categoriesShown)
    return {
      ids: this.#page(query, matches, chosen, hits).map(slot => this.#columns.ids[slot]!),
      total: matches.total,
      counts,
      search: hits ? { found: hits.found, respelled: hits.respelled, nearest: hits.nothing?.nearest } : null,
    }
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
    if (sort === null && hits) return pageByScore(hits, all, this.#orders.get('best-selling'), skip, limit)
    if (sort === null && chosen) return chosen.filter(slot => all.has(slot)).slice(skip, skip + limit)
    const order = this.#orders.get(sort === 'price-desc' ? 'price-asc' : (sort ?? 'featured'))
    return pageInOrder(all, total, order, sort === 'price-desc', skip, limit)
  }

  #slotsOf(ids: readonly number[]): number[] {
    return ids.map(id => this.#slots.find(this.#columns.ids, id)).filter(slot => slot !== undefined)
  }

  #only(slots: Iterable<number>, within: Bitset): Bitset {
    const only = new Bitset(this.#columns.capacity)
    for (const slot of slots) only.add(slot)
    return only.and(within)
  }

  #newSlot(): number {
    const columns = this.#columns
    if (columns.count === columns.capacity) {
      const capacity = Math.ceil(1.25 * columns.capacity) + 64
      columns.grow(capacity)
      this.#sets.grow(capacity)
    }
    return columns.count++
  }

  #write(slot: number, facts: ProductFacts): void {
    const brand = (this.#brandPlaces.get(facts.brand) ?? -1) + 1
    this.#columns.set(slot, facts, brand, this.taxonomy.priceRanges, fold(facts.title))
    this.#columns.featured[slot] = this.#featured.get(facts.id) ?? notFeatured
    this.#sets.add(slot, facts)
  }
}

function isPlain({ filters, words }: ListingQuery, among: readonly number[] | undefined): boolean {
  const { priceFrom, priceTo, inStock, ...chosen } = filters
  const nothing = Object.values(chosen).every(places => places.length === 0)
  return words === '' && among === undefined && nothing && priceFrom === null && priceTo === null && !inStock
}
