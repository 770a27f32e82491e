import type { BigSizeSlug } from './options.ts'

/** What products that are made and shown alike have in common. */
export interface Kind {
  /** The first letters of its SKUs. */
  code: string
  materials: readonly string[]
  /** Cheapest and dearest, in dollars. */
  dollars: readonly [number, number]
  /** Sizes in which it is made; none when there is only one. */
  sizes: readonly BigSizeSlug[]
  /** In pounds. */
  weights: readonly [number, number]
  /** Names of masters in `demo/pictures`. */
  pictures: readonly string[]
  facts: readonly string[]
  care: readonly string[]
}
