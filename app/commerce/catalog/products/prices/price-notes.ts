import type { UnitPrice } from '#commerce/values/measure.ts'
import type { Amount } from '#commerce/values/money.ts'

/** Notes beside a price; unset where there is nothing to say. */
export interface PriceNotes {
  unitPrice?: UnitPrice
  /** Of the 30 days before it was reduced. */
  lowestPrice?: Amount
}

/** The notes of something that has more to say. */
export function notesOf({ unitPrice, lowestPrice }: PriceNotes): PriceNotes {
  return { ...(unitPrice && { unitPrice }), ...(lowestPrice !== undefined && { lowestPrice }) }
}
