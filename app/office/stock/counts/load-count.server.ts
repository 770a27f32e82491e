import { data, type RouterContextProvider } from 'react-router'
import type { StockCount } from '../../../commerce/stock/counts/stock-count.ts'
import { findCount } from '../../../commerce/stock/counts/stock-count-store.server.ts'
import { maxId, readWholeNumber } from '../../../commerce/whole-number.ts'
import { shopContext } from '../../../web/shop/context.ts'

/** The count that the address names, or a 404. */
export async function loadCount({
  params,
  context,
}: {
  params: { count: string }
  context: Readonly<RouterContextProvider>
}): Promise<StockCount> {
  const id = readWholeNumber(params.count, maxId)
  const count = id === undefined ? undefined : await findCount(context.get(shopContext).db, id)
  if (!count) throw data(null, { status: 404 })
  return count
}
