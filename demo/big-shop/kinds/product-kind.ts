import type { BigSizeSlug } from '../big-options.ts'

/** The common properties of similar products. */
export interface ProductKind {
  /** The prefix of its SKUs. */
  code: string
  materials: readonly string[]
  /** Lowest and highest price in dollars. */
  dollars: readonly [number, number]
  /** Empty for one size only. */
  sizes: readonly BigSizeSlug[]
  /** In pounds. */
  weights: readonly [number, number]
  /** File names in `demo/pictures`. */
  pictures: readonly string[]
  facts: readonly string[]
  care: readonly string[]
}
