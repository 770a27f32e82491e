import { categoryPathLookup } from '../products/category-path.ts'
import { averageRating } from '../products/product.ts'
import {
  type FacetEntry,
  isAttributeFacet,
  type PriceRange,
  type ProductFacts,
  type Taxonomy,
  type TaxonomyEntry,
} from './facts/product-facts.ts'
import { starSteps } from './listing-query.ts'
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
  /** For each facet of the merchant, those of its values. */
  readonly facets: ValueSets[]
  readonly priceRanges: Bitset[]
  readonly #categoryPositions: PositionsById
  /** By the id of the value. */
  readonly #optionSets = new Map<number, { all: Bitset; inStock: Bitset }>()
  readonly #attributeSets = new Map<number, (value: number) => Bitset | undefined>()
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
    this.facets = taxonomy.facets.map(facet => {
      const all = sets(facet.values)
      return { all, inStock: isAttributeFacet(facet) ? all : sets(facet.values) }
    })
    for (const [at, facet] of taxonomy.facets.entries()) {
      const { all, inStock } = this.facets[at]!
      if (isAttributeFacet(facet)) this.#attributeSets.set(facet.id, setFinder(facet.values, all))
      else
        for (const [position, { id }] of facet.values.entries())
          this.#optionSets.set(id, { all: all[position]!, inStock: inStock[position]! })
    }
    this.priceRanges = sets(taxonomy.priceRanges)
    this.#ranges = taxonomy.priceRanges
    this.#categoryPositions = positionsById(taxonomy.categories)
    const pathTo = categoryPathLookup(taxonomy.categories)
    this.#withAncestors = taxonomy.categories.map(category =>
      pathTo(category).map(({ id }) => this.#categoryPositions.get(id)!),
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
    for (const id of facts.categories)
      for (const position of this.#withAncestors[this.#categoryPositions.get(id) ?? -1] ?? [])
        this.categories[position]!.add(slot)
    for (const id of facts.values) this.#optionSets.get(id)?.all.add(slot)
    for (const id of facts.valuesInStock) this.#optionSets.get(id)?.inStock.add(slot)
    for (const { attribute, value } of facts.attributes)
      this.#attributeSets.get(attribute)?.(value)?.add(slot)
    for (const [position, { from, to }] of this.#ranges.entries())
      if (facts.price >= from && facts.price <= to) this.priceRanges[position]!.add(slot)
  }

  *#all(): Iterable<Bitset> {
    yield this.listed
    yield this.inStock
    yield this.onSale
    yield* this.starSteps
    yield* this.categories
    for (const { all, inStock } of this.facets) {
      yield* all
      if (inStock !== all) yield* inStock
    }
    yield* this.priceRanges
  }
}

/** The number of sets for a taxonomy, including those that a query needs. */
export function countSetsFor({ categories, facets, priceRanges }: Taxonomy): number {
  const fixed = 3 + starSteps.length + scratchSetCount
  const ofFacets = facets.map(facet => (isAttributeFacet(facet) ? 1 : 2) * facet.values.length)
  const values = ofFacets.reduce((sum, count) => sum + count, 0)
  return fixed + categories.length + values + priceRanges.length
}

/** By the id of a value, or by a number in a range. */
function setFinder(values: readonly FacetEntry[], sets: readonly Bitset[]) {
  const byId = new Map(values.map(({ id }, position) => [id, sets[position]!]))
  const ranges = values.filter(({ below }) => below !== undefined)
  if (ranges.length === 0) return (value: number) => byId.get(value)
  return (value: number): Bitset | undefined => {
    for (let at = 0; at < ranges.length; at++)
      if (value >= ranges[at]!.id && value < ranges[at]!.below!) return sets[at]
    return byId.get(value)
  }
}

/** Products by the value that they come in, and by the value that they're in stock in: the same sets for attributes. */
interface ValueSets {
  all: Bitset[]
  inStock: Bitset[]
}

type PositionsById = ReadonlyMap<number, number>

/** The position of each entry in its list, by id. */
export function positionsById(entries: readonly TaxonomyEntry[]): PositionsById {
  return new Map(entries.map(({ id }, position) => [id, position]))
}
