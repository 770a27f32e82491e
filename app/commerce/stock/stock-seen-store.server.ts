import { prepared } from '../../db/prepared.ts'
import type { Tx } from '../../db/schema.ts'
import { availabilityInWords } from '../catalog/choice.ts'
import { readSettings } from '../content/content.ts'

/** What a movement did to a variant. */
export interface Change {
  sku: string
  /** Negative when it was taken. */
  quantity: number
  /** What is there now. */
  available: number
  productId: number
}

/** What shoppers read of so many. */
export type AvailabilityWords = (available: number) => string

/** As the merchant's settings have it. */
export async function availabilityWords(tx: Tx): Promise<AvailabilityWords> {
  const { lowStock } = readSettings(await lowStockSetting(tx, {}))
  return available => availabilityInWords({ available }, lowStock)
}

const lowStockSetting = prepared(db =>
  db.selectFrom('setting').select(['name', 'value']).where('name', '=', 'low_stock'),
)

/**
 * The products of which shoppers read something else now. As long as a variant is said to be in stock it does not matter how
 * much of it there is, and all pages stay as they are.
 */
export function changesSeen(changes: readonly Change[], words: AvailabilityWords): number[] {
  return changes
    .filter(({ quantity, available }) => words(available) !== words(available - quantity))
    .map(({ productId }) => productId)
}
