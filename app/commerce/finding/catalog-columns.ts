import { NameBytes } from './name-bytes.ts'
import type { ProductFacts } from './product-facts.ts'

/** Where a product is not featured. */
export const notFeatured = 0xffffffff

/** The facts of all products, a column for each: slot 0 to `count` - 1. */
export class CatalogColumns {
  count = 0
  capacity: number
  ids: Int32Array<ArrayBuffer>
  prices: Int32Array<ArrayBuffer>
  createdAt: Uint32Array<ArrayBuffer>
  sold: Uint32Array<ArrayBuffer>
  ratings: Float32Array<ArrayBuffer>
  /** Places in the taxonomy's lists, counted from 1; 0 for none. */
  brands: Uint32Array<ArrayBuffer>
  featured: Uint32Array<ArrayBuffer>
  readonly names: NameBytes

  constructor(capacity: number) {
    this.capacity = capacity
    this.ids = new Int32Array(capacity)
    this.prices = new Int32Array(capacity)
    this.createdAt = new Uint32Array(capacity)
    this.sold = new Uint32Array(capacity)
    this.ratings = new Float32Array(capacity)
    this.brands = new Uint32Array(capacity)
    this.featured = new Uint32Array(capacity).fill(notFeatured)
    this.names = new NameBytes(capacity)
  }

  grow(capacity: number): void {
    this.ids = grown(this.ids, new Int32Array(capacity))
    this.prices = grown(this.prices, new Int32Array(capacity))
    this.createdAt = grown(this.createdAt, new Uint32Array(capacity))
    this.sold = grown(this.sold, new Uint32Array(capacity))
    this.ratings = grown(this.ratings, new Float32Array(capacity))
    this.brands = grown(this.brands, new Uint32Array(capacity))
    this.featured = grown(this.featured, new Uint32Array(capacity).fill(notFeatured))
    this.names.grow(capacity)
    this.capacity = capacity
  }

  set(slot: number, facts: ProductFacts, brand: number, name: string): void {
    this.ids[slot] = facts.id
    this.prices[slot] = facts.price
    this.createdAt[slot] = facts.createdAt
    this.sold[slot] = facts.sold
    this.ratings[slot] = rank(facts.ratingSum, facts.reviewCount)
    this.brands[slot] = brand
    this.names.set(slot, name)
  }
}

/**
 * What "Top rated" orders by: the mean of the stars as if five reviews of 3.5 stars had come before, so that one review of
 * five stars does not outdo a hundred of 4.9. A product without a review comes last. Source: the Bayesian average.
 */
export function rank(ratingSum: number, reviewCount: number): number {
  return reviewCount === 0 ? 0 : (ratingSum + 17.5) / (reviewCount + 5)
}

function grown<T extends Int32Array | Uint32Array | Float32Array>(from: T, to: T): T {
  to.set(from)
  return to
}
