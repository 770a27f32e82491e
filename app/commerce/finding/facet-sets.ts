import { waysIn } from '../catalog/category-path.ts'
import type { Bitset } from './bitset.ts'
import type { Entry, PriceRange, ProductFacts, Taxonomy } from './product-facts.ts'
import { ScratchSets, setsOfOneQuestion } from './scratch-sets.ts'
import { SetMemory } from './set-memory.ts'

/** For each value that products are filtered by, the slots that have it; in the order of the taxonomy's lists. */
export class FacetSets {
  memory: SetMemory
  /** For the question in hand. */
  scratch: ScratchSets
  readonly listed: Bitset
  readonly inStock: Bitset
  /** A category has the products of those below it too. */
  readonly categories: Bitset[]
  readonly colors: Bitset[]
  readonly sizes: Bitset[]
  readonly priceRanges: Bitset[]
  /** What can be had in this colour or size. */
  readonly colorsInStock: Bitset[]
  readonly sizesInStock: Bitset[]
  readonly #places: { category: Places; color: Places; size: Places }
  /** For each category the places of itself and those above it. */
  readonly #upwards: number[][]
  readonly #ranges: readonly PriceRange[]
  readonly #count: number

  constructor(taxonomy: Taxonomy, capacity: number) {
    this.#count = setsFor(taxonomy)
    this.memory = new SetMemory(capacity, this.#count)
    this.scratch = new ScratchSets(this.memory)
    const sets = (entries: readonly Entry[]) => entries.map(() => this.memory.newSet())
    this.listed = this.memory.newSet()
    this.inStock = this.memory.newSet()
    this.categories = sets(taxonomy.categories)
    this.colors = sets(taxonomy.colors)
    this.sizes = sets(taxonomy.sizes)
    this.priceRanges = sets(taxonomy.priceRanges)
    this.#ranges = taxonomy.priceRanges
    this.colorsInStock = sets(taxonomy.colors)
    this.sizesInStock = sets(taxonomy.sizes)
    this.#places = {
      category: placesOf(taxonomy.categories),
      color: placesOf(taxonomy.colors),
      size: placesOf(taxonomy.sizes),
    }
    const wayTo = waysIn(taxonomy.categories)
    this.#upwards = taxonomy.categories.map(category =>
      wayTo(category).map(({ id }) => this.#places.category.get(id)!),
    )
  }

  grow(capacity: number): void {
    this.memory = new SetMemory(capacity, this.#count)
    this.scratch = new ScratchSets(this.memory)
    for (const set of this.#all()) set.moveTo(this.memory.newWords())
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
    for (const [place, { from, below }] of this.#ranges.entries())
      if (facts.price >= from && facts.price < below) this.priceRanges[place]!.add(slot)
    addTo(this.colorsInStock, color, facts.colorsInStock, slot)
    addTo(this.sizesInStock, size, facts.sizesInStock, slot)
  }

  *#all(): Iterable<Bitset> {
    yield this.listed
    yield this.inStock
    yield* this.categories
    yield* this.colors
    yield* this.sizes
    yield* this.priceRanges
    yield* this.colorsInStock
    yield* this.sizesInStock
  }
}

/** How many sets there are with such a taxonomy, those of the question in hand included. */
export function setsFor({ categories, colors, sizes, priceRanges }: Taxonomy): number {
  return 2 + categories.length + 2 * colors.length + 2 * sizes.length + priceRanges.length + setsOfOneQuestion
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
