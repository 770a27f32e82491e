import type { ProductFacts } from './facts/product-facts.ts'
import { SlotNames } from './slots/slot-names.ts'

/** Position of a product that is not featured. */
export const notFeatured = 0xffffffff

/** The facts of all products, one column per fact, for slots 0 to `count` - 1. */
export class CatalogColumns {
  count = 0
  capacity: number
  ids: Int32Array<ArrayBuffer>
  prices: Int32Array<ArrayBuffer>
  createdAt: Uint32Array<ArrayBuffer>
  sold: Uint32Array<ArrayBuffer>
  ratings: Float32Array<ArrayBuffer>
  /** Positions in the taxonomy's list, counted from 1; 0 for none. */
  brands: Uint32Array<ArrayBuffer>
  featured: Uint32Array<ArrayBuffer>
  readonly names: SlotNames

  constructor(capacity: number) {
    this.capacity = capacity
    this.ids = new Int32Array(capacity)
    this.prices = new Int32Array(capacity)
    this.createdAt = new Uint32Array(capacity)
    this.sold = new Uint32Array(capacity)
    this.ratings = new Float32Array(capacity)
    this.brands = new Uint32Array(capacity)
    this.featured = new Uint32Array(capacity).fill(notFeatured)
    this.names = new SlotNames(capacity)
  }

  grow(capacity: number): void {
    this.ids = copyInto(this.ids, new Int32Array(capacity))
    this.prices = copyInto(this.prices, new Int32Array(capacity))
    this.createdAt = copyInto(this.createdAt, new Uint32Array(capacity))
    this.sold = copyInto(this.sold, new Uint32Array(capacity))
    this.ratings = copyInto(this.ratings, new Float32Array(capacity))
    this.brands = copyInto(this.brands, new Uint32Array(capacity))
    this.featured = copyInto(this.featured, new Uint32Array(capacity).fill(notFeatured))
    this.names.grow(capacity)
    this.capacity = capacity
  }

  set(slot: number, facts: ProductFacts, brand: number, name: string): void {
    this.ids[slot] = facts.id
    this.prices[slot] = facts.price
    this.createdAt[slot] = facts.createdAt
    this.sold[slot] = facts.sold
    this.ratings[slot] = weightedRating(facts.ratingSum, facts.reviewCount)
    this.brands[slot] = brand
    this.names.set(slot, name)
  }
}

/**
 * The value behind "Top rated": a Bayesian average with five prior reviews of 3.5 stars, so that one review of five stars does not beat
 * a hundred of 4.9. Products without reviews come last.
 */
export function weightedRating(ratingSum: number, reviewCount: number): number {
  return reviewCount === 0 ? 0 : (ratingSum + 17.5) / (reviewCount + 5)
}

function copyInto<T extends Int32Array | Uint32Array | Float32Array>(from: T, to: T): T {
  to.set(from)
  return to
}
