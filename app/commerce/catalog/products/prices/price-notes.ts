import type { UnitPrice } from '#commerce/values/measure.ts'

/** What stands beside a price, where there is something to say. */
export interface PriceNotes {
  unitPrice?: UnitPrice
}

/** The notes of something that has more to say. */
export function notesOf({ unitPrice }: PriceNotes): PriceNotes {
  return unitPrice ? { unitPrice } : {}
}
