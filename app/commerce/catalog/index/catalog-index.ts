import { arrangeFound, noArrangements } from '../search/arrangement.ts'
import { type TextHits, TextIndex } from '../search/text-index.ts'
import { fold } from '../search/words/fold.ts'
import { relatedWordsIn } from '../search/words/related/related-words.ts'
import type { TimeSlice } from '../search/words/time-slice.ts'
import { CatalogColumns, notFeatured } from './catalog-columns.ts'
import { CatalogOrders } from './catalog-orders.ts'
import { FacetSets, positionsById } from './facet-sets.ts'
import type { ProductFacts, Taxonomy } from './facts/product-facts.ts'
import { FilterMatches, type IndexParts } from './filter-matches.ts'
import type { FacetCounts, Listing, ListingQuery, ListingResult } from './listing-query.ts'
import { ProductTexts } from './product-texts.ts'
import { FilterWords } from './search-filters/filter-words.ts'
import type { Bitset } from './slots/bitset.ts'
import { pageByScore, pageInOrder } from './slots/pages.ts'
import { SlotsById } from './slots/slots-by-id.ts'

/** The whole catalog in memory, for filters, counts, sorting and search. Cards are read from the database. */
export class CatalogIndex {
  readonly text: TextIndex
  readonly #parts: IndexParts
  #unfilteredCounts: FacetCounts | undefined
  /** Slots of products that changed since the first load, and so have current descriptions. */
  readonly #changed = new Set<number>()
  readonly #slots = new SlotsById()
  readonly #brandPositions: ReadonlyMap<number, number>
  readonly #texts: ProductTexts
  readonly #featured: ReadonlyMap<number, number>
  readonly filterWords: FilterWords
  /** Apply to every search from then on. */
  arrangements = noArrangements

  /** `featured` has the ids of the featured products in the merchant's order. */
  constructor(taxonomy: Taxonomy, featured: readonly number[], capacity: number) {
    const columns = new CatalogColumns(capacity)
    this.#parts = {
      taxonomy,
      columns,
      sets: new FacetSets(taxonomy, capacity),
      orders: new CatalogOrders(columns),
    }
    this.#brandPositions = positionsById(taxonomy.brands)
    this.#texts = new ProductTexts(taxonomy)
    this.text = new TextIndex(relatedWordsIn(taxonomy.language))
    this.filterWords = new FilterWords(taxonomy, word => this.text.isKnown(word))
    this.#featured = new Map(featured.map((id, index) => [id, index]))
  }

  get taxonomy(): Taxonomy {
    return this.#parts.taxonomy
  }

  get size(): number {
    return this.#parts.columns.count
  }

  /** For the first load, with ascending ids. `finishLoading` makes the index usable. */
  load(facts: ProductFacts): void {
    const slot = this.#newSlot()
    this.#write(slot, facts)
    this.text.add(slot, this.#texts.textOf(facts))
  }

  async finishLoading(slice: TimeSlice): Promise<void> {
    this.#slots.setAscending(this.size)
    await this.#parts.orders.sort(this.size, this.#parts.columns.capacity, slice)
    await this.text.merge()
  }

  /** Adds or changes a product. */
  put(facts: ProductFacts): void {
    this.#unfilteredCounts = undefined
    const existing = this.#slots.find(this.#parts.columns.ids, facts.id)
    const slot = existing ?? this.#newSlot()
    if (existing === undefined) this.#slots.add(facts.id, slot)
    else {
      this.#parts.orders.remove(slot)
      this.#parts.sets.remove(slot)
    }
    this.#write(slot, facts)
    this.#parts.orders.insert(slot)
    this.#changed.add(slot)
    if (facts.listed) this.text.replace(slot, this.#texts.textOf(facts))
    else this.text.remove(slot)
  }

  /** Adds a description that the first load left out, unless the product has changed since. */
  addDescription(id: number, description: string): void {
    const slot = this.#slots.find(this.#parts.columns.ids, id)
    if (slot === undefined || this.#changed.has(slot) || !this.#parts.sets.listed.has(slot)) return
    this.text.addDescription(slot, description)
  }

  remove(id: number): void {
    const slot = this.#slots.find(this.#parts.columns.ids, id)
    if (slot === undefined) return
    this.#unfilteredCounts = undefined
    this.#changed.add(slot)
    this.#parts.sets.remove(slot)
    this.text.remove(slot)
  }

  /** One page of products that match the query, of the whole shop or `among` these ids. */
  find(query: ListingQuery, among?: readonly number[]): ListingResult {
    return this.#answer(query, among).found
  }

  /** Like `find`, with the counts of every filter value. */
  list(query: ListingQuery, among?: readonly number[]): Listing {
    const { found, matches } = this.#answer(query, among)
    const counts = isUnfiltered(query, among) ? this.#countUnfiltered(matches) : matches.counts(query.visible)
    return { ...found, counts }
  }

  #answer(
    query: ListingQuery,
    among: readonly number[] | undefined,
  ): { found: ListingResult; matches: FilterMatches } {
    const { columns, sets } = this.#parts
    sets.scratch.reset()
    const hits = query.searchText === '' ? undefined : this.#search(query)
    const collection = among && this.#slotsOf(among)
    let within = sets.listed
    if (collection) within = this.#intersect(collection, within)
    if (hits) within = this.#intersect(hits.slots, within)
    const matches = new FilterMatches(this.#parts, query.filters, within)
    const found = {
      ids: this.#page(query, matches, collection, hits).map(slot => columns.ids[slot]!),
      total: matches.total,
      search: hits
        ? {
            matchedWords: hits.matchedWords,
            correctedText: hits.correctedText,
            nearestText: hits.noResults?.nearest,
            unknownWords: hits.noResults?.unknown ?? [],
          }
        : null,
    }
    return { found, matches }
  }

  #search({ searchText, synonyms, arrangement }: ListingQuery): TextHits {
    const hits = this.text.search(searchText, synonyms)
    const { pinned, hidden } = arrangement ?? this.arrangements.get(searchText) ?? {}
    if (!pinned || !hidden) return hits
    const arranged = { pinned: this.#slotsOf(pinned), hidden: this.#slotsOf(hidden) }
    return { ...hits, ...arrangeFound(hits, arranged) }
  }

  /** The most frequent query is counted once until something changes. */
  #countUnfiltered(matches: FilterMatches): FacetCounts {
    this.#unfilteredCounts ??= matches.counts()
    return this.#unfilteredCounts
  }

  /** Without a sort order: the best matches first, or the order of the collection, or the merchant's order. */
  #page(
    { sort, skip, limit }: ListingQuery,
    { all, total }: FilterMatches,
    collection: readonly number[] | undefined,
    hits: TextHits | undefined,
  ): number[] {
    const { orders, sets } = this.#parts
    if (sort === null && hits)
      return pageByScore(hits, all, orders.get('best-selling'), sets.scratch, { skip, limit })
    if (sort === null && collection) return collection.filter(slot => all.has(slot)).slice(skip, skip + limit)
    const order = orders.get(sort === 'price-desc' ? 'price-asc' : (sort ?? 'featured'))
    return pageInOrder(all, total, order, sort === 'price-desc', { skip, limit })
  }

  #slotsOf(ids: readonly number[]): number[] {
    return ids.map(id => this.#slots.find(this.#parts.columns.ids, id)).filter(slot => slot !== undefined)
  }

  #intersect(slots: Iterable<number>, within: Bitset): Bitset {
    const set = this.#parts.sets.scratch.empty()
    for (const slot of slots) set.add(slot)
    return set.and(within)
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
    const brand = (this.#brandPositions.get(facts.brand) ?? -1) + 1
    this.#parts.columns.set(slot, facts, brand, fold(facts.title))
    this.#parts.columns.featured[slot] = this.#featured.get(facts.id) ?? notFeatured
    this.#parts.sets.add(slot, facts)
  }
}

function isUnfiltered({ filters, searchText }: ListingQuery, among: readonly number[] | undefined): boolean {
  const { priceFrom, priceTo, minStars, onSale, inStock, ...values } = filters
  const noValues = Object.values(values).every(positions => positions.length === 0)
  const noLimits = priceFrom === null && priceTo === null && minStars === null
  return searchText === '' && among === undefined && noValues && noLimits && !onSale && !inStock
}
