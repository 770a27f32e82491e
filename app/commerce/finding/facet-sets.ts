import { Bitset } from './bitset.ts'
import type { CategoryEntry, Entry, ProductFacts, Taxonomy } from './product-facts.ts'

/** For each value that products are filtered by, the slots that have it; in the order of the taxonomy's lists. */
export class FacetSets {
  readonly listed: Bitset
  readonly inStock: Bitset
  /** A category has the products of those below it too. */
  readonly categories: Bitset[]
  readonly colors: Bitset[]
  readonly sizes: Bitset[]
  /** What can be had in this colour or size. */
  readonly colorsInStock: Bitset[]
  readonly sizesInStock: Bitset[]
  readonly #places: { category: Places; color: Places; size: Places }
  /** For each category the places of itself and those above it. */
  readonly #upwards: number[][]

  constructor(taxonomy: Taxonomy, capacity: number) {
    const sets = (entries: readonly Entry[]) => entries.map(() => new Bitset(capacity))
    this.listed = new Bitset(capacity)
    this.inStock = new Bitset(capacity)
    this.categories = sets(taxonomy.categories)
    this.colors = sets(taxonomy.colors)
    this.sizes = sets(taxonomy.sizes)
    this.colorsInStock = sets(taxonomy.colors)
    this.sizesInStock = sets(taxonomy.sizes)
    this.#places = {
      category: placesOf(taxonomy.categories),
      color: placesOf(taxonomy.colors),
      size: placesOf(taxonomy.sizes),
    }
    this.#upwards = upwards(taxonomy.categories, this.#places.category)
  }

  grow(capacity: number): void {
    for (const set of this.#all()) set.grow(capacity)
  }

  /** Forgets what a slot had. */
  clear(slot: number): void {
    for (const set of this.#all()) set.delete(slot)
  }

  /** Notes what a slot without notes has. */
  add(slot: number, facts: ProductFacts): void {
    if (!facts.listed) return
    this.listed.add(slot)
    if (facts.inStock) this.inStock.add(slot)
    const { category, color, size } = this.#places
    for (const id of facts.categories)
      for (const place of this.#upwards[category.get(id) ?? -1] ?? []) this.categories[place]!.add(slot)
    addTo(this.colors, color, facts.colors, slot)
    addTo(this.sizes, size, facts.sizes, slot)
    addTo(this.colorsInStock, color, facts.colorsInStock, slot)
    addTo(this.sizesInStock, size, facts.sizesInStock, slot)
  }

  *#all(): Iterable<Bitset> {
    yield this.listed
    yield this.inStock
    for (const sets of [this.categories, this.colors, this.sizes, this.colorsInStock, this.sizesInStock])
      yield* sets
  }
}

type Places = ReadonlyMap<number, number>

/** Where each entry stands in its list, by id. */
export function placesOf(entries: readonly Entry[]): Places {
  return new Map(entries.map(({ id }, place) => [id, place]))
}

function addTo(sets: readonly Bitset[], places: Places, ids: readonly number[], slot: number): void {
  for (const id of ids) {
    const place = places.get(id)
    if (place !== undefined) sets[place]!.add(slot)
  }
}

/**
 * For each category the places of itself and of those above it. A tree that the merchant tied into a ring ends where it
 * began.
 */
export function upwards(categories: readonly CategoryEntry[], places: Places): number[][] {
  return categories.map((_, place) => {
    const way = new Set<number>()
    let at: number | undefined = place
    while (at !== undefined && !way.has(at)) {
      way.add(at)
      const parent: number | null = categories[at]!.parent
      at = parent === null ? undefined : places.get(parent)
    }
    return [...way]
  })
}
