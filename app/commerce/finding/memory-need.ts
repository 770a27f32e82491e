import { setsFor } from './facet-sets.ts'
import type { Taxonomy } from './product-facts.ts'

/** What a product takes in columns, orders and words with a description of 25 words, in bytes; measured, and rounded up. */
const perProduct = 450

/** What the catalogue in memory will take, in bytes: the columns of all products, and a bit for each filter value. */
export function memoryNeed(products: number, taxonomy: Taxonomy): number {
  return products * perProduct + (setsFor(taxonomy) * products) / 8
}

/** Why the catalogue cannot be held, in words for the merchant; undefined when it can. 0 is an unknown amount of memory. */
export function lackOfMemory(products: number, needed: number, available: number): string | undefined {
  if (available === 0 || needed <= available) return undefined
  const megabytes = (bytes: number) => `${Math.ceil(bytes / 1e6).toLocaleString('en-US')} MB`
  return `its ${products.toLocaleString('en-US')} products need about ${megabytes(needed)} of memory, and ${megabytes(available)} are free; give the shop more memory`
}
