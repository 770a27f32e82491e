import type { StockFilter, StockPageKey } from '#commerce/catalog/stock/low-stock-store.server.ts'
import { readWholeNumber } from '#commerce/values/whole-number.ts'
import { listPath } from '../ui/list/list-address.ts'

export const stockViews: readonly StockFilter[] = ['low', 'sold-out', 'all']

/** The stock list with these parameters. */
export function stockPath(parameters: { view: StockFilter; q: string; after?: string }): string {
  return listPath('/office/stock', parameters)
}

/** The place in the list that an address names, such as "12:TEE-BLK"; null for the start. */
export function readStockKey(text: string | null): StockPageKey | null {
  const [, typed, sku] = /^(-1|\d+):(.{1,64})$/.exec(text ?? '') ?? []
  const days = typed === '-1' ? -1 : readWholeNumber(typed)
  return days === undefined || sku === undefined ? null : { days, sku }
}
