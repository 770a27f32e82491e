import { data, type RouterContextProvider } from 'react-router'
import type { StockCount } from '#commerce/catalog/stock/counts/stock-count.ts'
import { findCount } from '#commerce/catalog/stock/counts/stock-count-store.server.ts'
import { readPathId } from '#web/requests/read-input.server.ts'
import { shopContext } from '#web/shop/context.ts'

/** The count that the address names, or a 404. */
export async function loadCount({
  params,
  context,
}: {
  params: { count: string }
  context: Readonly<RouterContextProvider>
}): Promise<StockCount> {
  const count = await findCount(context.get(shopContext).db, readPathId(params.count))
  if (!count) throw data(null, { status: 404 })
  return count
}
