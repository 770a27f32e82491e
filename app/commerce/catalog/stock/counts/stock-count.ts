import type { Actor } from '#commerce/values/actor.ts'
import type { Amount } from '#commerce/values/money.ts'
import { codeText } from '#commerce/values/typed/typed-text.ts'

export interface StockCount {
  id: number
  /** The choice of the merchant in words: "All products", "Shoes". */
  scope: string
  startedAt: string
  actor: Actor
  finishedAt: string | null
  abandonedAt: string | null
}

/** A SKU of a count. `expected` are the units on the shelf when it was counted: those for sale, and those of unpacked orders. */
export interface CountLine {
  sku: string
  title: string
  options: string
  price: Amount
  counted: number | null
  expected: number | null
  countedAt: string | null
  actor: Actor | null
}

export interface CountProgress {
  lines: number
  counted: number
  different: number
  /** Of the differences, by what finishing will do. */
  unitsFound: number
  unitsMissing: number
  /** Units times price, in minor units. */
  valueFound: Amount
  valueMissing: Amount
}

/** Units more on the shelf than expected; negative for missing ones. */
export function differenceOf({ counted, expected }: Pick<CountLine, 'counted' | 'expected'>): number {
  return counted === null || expected === null ? 0 : counted - expected
}

/** The SKUs of a pasted list, each once. */
export function parseSkuList(text: string): string[] {
  const skus = text.split(/[\s,，、،;；]+/).map(codeText)
  return [...new Set(skus.filter(sku => sku !== ''))]
}

export function countState({
  finishedAt,
  abandonedAt,
}: Pick<StockCount, 'finishedAt' | 'abandonedAt'>): 'open' | 'finished' | 'abandoned' {
  if (finishedAt !== null) return 'finished'
  return abandonedAt === null ? 'open' : 'abandoned'
}
