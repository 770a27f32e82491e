import { countSetsFor } from './facet-sets.ts'
import type { Taxonomy } from './facts/product-facts.ts'

/** Measured with a description of 25 words, and rounded up: columns, orders and words. */
const bytesPerProduct = 450

/** The memory that the index will take, in bytes. */
export function estimateIndexMemory(products: number, taxonomy: Taxonomy): number {
  return products * bytesPerProduct + (countSetsFor(taxonomy) * products) / 8
}

/** False when the available memory is unknown (0). */
export function exceedsMemory(needed: number, available: number): boolean {
  return available > 0 && needed > available
}

export interface MemoryShortage {
  products: number
  /** In bytes. */
  needed: number
  available: number
}

/** Thrown when the catalog does not fit into memory. */
export class CatalogTooLarge extends Error {
  readonly shortage: MemoryShortage

  constructor(shortage: MemoryShortage) {
    super(`catalog needs ${shortage.needed} bytes, ${shortage.available} are available`)
    this.shortage = shortage
  }
}
