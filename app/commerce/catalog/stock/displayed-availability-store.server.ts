import type { Tx } from '#db/schema/schema.ts'
import { settingDefinitions } from '../../running/settings/setting-definitions.ts'
import { readSettingText } from '../../running/settings/setting-store.server.ts'
import { parseSetting } from '../../running/settings/settings.ts'
import { stockLevel } from '../products/variant-selection.ts'

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

export const lowStockSetting = settingDefinitions.lowStock.name

export async function readDisplayedAvailability(tx: Tx): Promise<DisplayedAvailability> {
  return displayedAvailability(await readSettingText(tx, lowStockSetting))
}

/** By the text of the setting `low_stock`. */
export function displayedAvailability(setting: string | undefined): DisplayedAvailability {
  const lowStock = parseSetting('lowStock', setting)
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
