import type { Tx } from '../../db/schema/schema.ts'
import { stockLevel } from '../catalog/variant-selection.ts'
import { loadSetting } from '../settings/load-settings.server.ts'

export interface StockChange {
  sku: string
  /** Negative for a sale. */
  quantity: number
  /** Units in stock afterwards. */
  available: number
  productId: number
}

/** A key for what shoppers see of a stock: equal keys look the same. */
export type DisplayedAvailability = (available: number) => string

export async function readDisplayedAvailability(tx: Tx): Promise<DisplayedAvailability> {
  const lowStock = await loadSetting(tx, 'lowStock')
  return available => JSON.stringify(stockLevel(available, lowStock))
}

/** Ids of the products whose displayed availability changed; other changes don't invalidate pages. */
export function productsWithVisibleChange(
  changes: readonly StockChange[],
  displayed: DisplayedAvailability,
): number[] {
  return changes
    .filter(({ quantity, available }) => displayed(available) !== displayed(available - quantity))
    .map(({ productId }) => productId)
}
