import { unitPriceOf } from '#commerce/values/measure.ts'
import { toAmount } from '#commerce/values/money.ts'
import type { PriceNotes } from './price-notes.ts'

interface PricedRow {
  price: number
  /** Of the variant; null for that of its product. */
  measure: string | null
  unit_measure: string | null
  unit_base: string | null
  /** By `lowestPriceShown`. */
  lowest_price: number | null
}

/** The notes beside the price of a variant. */
export function readPriceNotes(row: PricedRow): PriceNotes {
  const { price, measure, unit_measure, unit_base, lowest_price } = row
  const sold = measure ?? unit_measure
  const unitPrice = sold === null ? undefined : unitPriceOf(toAmount(price), sold, unit_base)
  return {
    ...(unitPrice && { unitPrice }),
    ...(lowest_price !== null && { lowestPrice: toAmount(lowest_price) }),
  }
}
