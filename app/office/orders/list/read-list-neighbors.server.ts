import { lateBefore } from '#commerce/orders/fulfillment/ship-by.ts'
import type { Order } from '#commerce/orders/order.ts'
import { findNamedProduct } from '#commerce/orders/order-list/named-product-store.server.ts'
import { readOrderKeyPage } from '#commerce/orders/order-list/order-list.server.ts'
import {
  orderListSearch,
  readOrderListParams,
  toOrderFilter,
  toOrderSort,
} from '#commerce/orders/order-list/order-list-params.ts'
import { readOrderRows } from '#commerce/orders/order-list/order-row-store.server.ts'
import type { Shop } from '#web/shop/shop.server.ts'

/** The numbers of the orders around one in the list that a URL names; null at its ends. Also if it has left that list. */
export async function readListNeighbors(
  shop: Shop,
  { id, placedAt, total }: Pick<Order, 'id' | 'placedAt' | 'total'>,
  url: URL,
  now: Date,
): Promise<{ previous: string | null; next: string | null; search: string }> {
  const settings = await shop.settings()
  const params = readOrderListParams(url.searchParams, settings.currency)
  const { sort, isDescending } = toOrderSort(params.sort)
  const productId = await findNamedProduct(shop.db, params.product)
  const query = { filter: toOrderFilter(params, { ...settings, productId }), sort, isDescending, limit: 1 }
  const key = { value: sort === 'total' ? total : placedAt, id }
  const late = lateBefore(now, settings)
  const idAt = async (isBefore: boolean) => {
    const { keys } = await readOrderKeyPage(
      shop.db,
      { ...query, lateBefore: late, key: { ...key, isBefore } },
      now,
    )
    return keys[0]?.id
  }
  const ids = [await idAt(true), await idAt(false)]
  const rows = await readOrderRows(
    shop.db,
    ids.filter(found => found !== undefined),
  )
  const [previous, next] = ids.map(found => rows.find(row => row.id === found)?.number ?? null)
  return { previous: previous!, next: next!, search: orderListSearch(params) }
}
