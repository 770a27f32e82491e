import { categoryPathLookup } from '../products/category-path.ts'
import { averageRating } from '../products/product.ts'
import { starSteps } from './listing-query.ts'
import type { PriceRange, ProductFacts, Taxonomy, TaxonomyEntry } from './product-facts.ts'
import type { Bitset } from './slots/bitset.ts'
import { ScratchSets, scratchSetCount } from './slots/scratch-sets.ts'
import { SetMemory } from './slots/set-memory.ts'

/** A set of slots for each filter value, in the order of the taxonomy's lists. */
export class FacetSets {
  memory: SetMemory
  /** For the current query. */
  scratch: ScratchSets
  readonly listed: Bitset
  readonly inStock: Bitset
  readonly onSale: Bitset
  /** In the order of `starSteps`: products with at least as many stars. */
  readonly starSteps: Bitset[]
  /** A category includes the products of its descendants. */
  readonly categories: Bitset[]
  readonly colors: Bitset[]
  readonly sizes: Bitset[]
  readonly priceRanges: Bitset[]
  /** Products in stock in this color or size. */
  readonly colorsInStock: Bitset[]
  readonly sizesInStock: Bitset[]
  readonly #positions: { category: PositionsById; color: PositionsById; size: PositionsById }
  /** For each category, the positions of itself and its ancestors. */
  readonly #withAncestors: number[][]
  readonly #ranges: readonly PriceRange[]
  readonly #count: number

  constructor(taxonomy: Taxonomy, capacity: number) {
    this.#count = countSetsFor(taxonomy)
    this.memory = new SetMemory(capacity, this.#count)
    this.scratch = new ScratchSets(this.memory)
    const sets = (entries: readonly TaxonomyEntry[]) => entries.map(() => this.memory.newSet())
    this.listed = this.memory.newSet()
    this.inStock = this.memory.newSet()
    this.onSale = this.memory.newSet()
    this.starSteps = starSteps.map(() => this.memory.newSet())
    this.categories = sets(taxonomy.categories)
    this.colors = sets(taxonomy.colors)
    this.sizes = sets(taxonomy.sizes)
    this.priceRanges = sets(taxonomy.priceRanges)
    this.#ranges = taxonomy.priceRanges
    this.colorsInStock = sets(taxonomy.colors)
    this.sizesInStock = sets(taxonomy.sizes)
    this.#positions = {
      category: positionsById(taxonomy.categories),
      color: positionsById(taxonomy.colors),
      size: positionsById(taxonomy.sizes),
    }
    const pathTo = categoryPathLookup(taxonomy.categories)
    this.#withAncestors = taxonomy.categories.map(category =>
      pathTo(category).map(({ id }) => this.#positions.category.get(id)!),
    )
  }

  grow(capacity: number): void {
    this.memory = new SetMemory(capacity, this.#count)
    this.scratch = new ScratchSets(this.memory)
    for (const set of this.#all()) set.moveToLargerMemory(this.memory.newWords())
  }

  /** Removes a slot from every set. */
  remove(slot: number): void {
    for (const set of this.#all()) set.delete(slot)
  }

  /** Adds a slot that is in no set. */
  add(slot: number, facts: ProductFacts): void {
    if (!facts.listed) return
    this.listed.add(slot)
    if (facts.inStock) this.inStock.add(slot)
    if (facts.onSale) this.onSale.add(slot)
    const stars = averageRating(facts.ratingSum, facts.reviewCount)?.stars ?? 0
    for (const [position, step] of starSteps.entries()) if (stars >= step) this.starSteps[position]!.add(slot)
    const { category, color, size } = this.#positions
    for (const id of facts.categories)
      for (const position of this.#withAncestors[category.get(id) ?? -1] ?? [])
        this.categories[position]!.add(slot)
    addTo(this.colors, color, facts.colors, slot)
    addTo(this.sizes, size, facts.sizes, slot)
    for (const [position, { from, to }] of this.#ranges.entries())
      if (facts.price >= from && facts.price <= to) this.priceRanges[position]!.add(slot)
    addTo(this.colorsInStock, color, facts.colorsInStock, slot)
    addTo(this.sizesInStock, size, facts.sizesInStock, slot)
  }

  *#all(): Iterable<Bitset> {
    yield this.listed
    yield this.inStock
    yield this.onSale
    yield* this.starSteps
    yield* this.categories
    yield* this.colors
    yield* this.sizes
    yield* this.priceRanges
    yield* this.colorsInStock
    yield* this.sizesInStock
  }
}

/** The number of sets for a taxonomy, including those that a query needs. */
export function countSetsFor({ categories, colors, sizes, priceRanges }: Taxonomy): number {
  const fixed = 3 + starSteps.length + scratchSetCount
  return fixed + categories.length + 2 * colors.length + 2 * sizes.length + priceRanges.length
}

type PositionsById = ReadonlyMap<number, number>

/** The position of each entry in its list, by id. */
export function positionsById(entries: readonly TaxonomyEntry[]): PositionsById {
  return new Map(entries.map(({ id }, position) => [id, position]))
}

function addTo(
  sets: readonly Bitset[],
  positions: PositionsById,
  ids: readonly number[],
  slot: number,
): void {
  for (const id of ids) {
    const position = positions.get(id)
    if (position !== undefined) sets[position]!.add(slot)
  }
}
