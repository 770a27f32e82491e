import { data } from 'react-router'
import type { StockCount } from '#commerce/catalog/stock/counts/stock-count.ts'
import { findCount } from '#commerce/catalog/stock/counts/stock-count-store.server.ts'
import { readPathId } from '#web/requests/read-input.server.ts'
import type { Shop } from '#web/shop/shop.server.ts'

/** The count that the address names, or a 404. */
export async function loadCount({ db }: Shop, params: { count?: string }): Promise<StockCount> {
  const count = await findCount(db, readPathId(params.count ?? ''))
  if (!count) throw data(null, { status: 404 })
  return count
}
