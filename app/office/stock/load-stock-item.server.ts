import { data, type RouterContextProvider } from 'react-router'
import { findStockItem, type StockItem } from '#commerce/catalog/stock/low-stock-store.server.ts'
import { shopContext } from '#web/shop/context.ts'

/** The SKU that the address names, or a 404. */
export async function loadStockItem({
  params,
  context,
}: {
  params: { sku: string }
  context: Readonly<RouterContextProvider>
}): Promise<StockItem> {
  const item = await findStockItem(context.get(shopContext).db, params.sku, new Date())
  if (!item) throw data(null, { status: 404 })
  return item
}

/** "Basic Crew Neck Tee, Black, S" */
export function nameOfItem({ title, options }: Pick<StockItem, 'title' | 'options'>): string {
  return [title, options].filter(Boolean).join(', ')
}
