import { lateBefore } from '#commerce/orders/fulfillment/ship-by.ts'
import { findNamedProduct } from '#commerce/orders/order-list/named-product-store.server.ts'
import type { OrderFilter, OrderListQuery } from '#commerce/orders/order-list/order-filter.ts'
import { countOrders, readOrderKeyPage } from '#commerce/orders/order-list/order-list.server.ts'
import {
  orderListSearch,
  pageKeyText,
  readOrderListParams,
  readPageKey,
  toOrderFilter,
  toOrderSort,
  type UnreadFilters,
  unreadFilters,
} from '#commerce/orders/order-list/order-list-params.ts'
import { readOrderRows } from '#commerce/orders/order-list/order-row-store.server.ts'
import { readOrderViews } from '#commerce/orders/order-list/order-view-store.server.ts'
import { formatNumber } from '#messages/format.ts'
import { officeOrderListMessages as messages } from '#messages/office/order-list.ts'
import type { Shop } from '#web/shop/shop.server.ts'
import { pagesAround } from '../../ui/list/list-address.ts'
import { orderFilterChips } from './order-filter-chips.ts'
import { toOrderRowView } from './order-row-view.server.ts'

const pageSize = 50
const maxCount = 10_000

/** The views that every shop has: work first. */
const workViews = ['paid', 'placed', 'late', 'part-shipped', 'packed'] as const

/** Everything that `/office/orders` shows for a URL. */
export async function loadOrderList(shop: Shop, url: URL, now: Date) {
  const { db } = shop
  const settings = await shop.settings()
  const { currency, timeZone } = settings
  const params = readOrderListParams(url.searchParams, currency)
  const { sort, isDescending } = toOrderSort(params.sort)
  const late = lateBefore(now, settings)
  const productId = await findNamedProduct(db, params.product)
  const unread: UnreadFilters = {
    ...unreadFilters(url.searchParams, params),
    ...(params.product !== '' && productId === undefined && { product: params.product }),
  }
  const filter = toOrderFilter(params, { timeZone, currency, productId })
  const key = readPageKey(url.searchParams, sort)
  const query: OrderListQuery = {
    ...{ filter, sort, isDescending, lateBefore: late, limit: pageSize },
    ...(key && { key }),
  }
  const page = await readOrderKeyPage(db, query, now)
  const rows = await readOrderRows(
    db,
    page.keys.map(({ id }) => id),
  )
  const count = async (filter: OrderFilter) => {
    const counted = await countOrders(db, { filter, lateBefore: late, limit: maxCount + 1 }, now)
    return counted === undefined ? undefined : countText(counted)
  }
  const search = orderListSearch(params)
  const saved = await readOrderViews(db)
  return {
    params,
    search,
    unread,
    chips: orderFilterChips({ ...params, ...(unread.product !== undefined && { product: '' }) }, currency),
    rows: rows.map(row => toOrderRowView(row, settings, now)),
    count: await count(filter),
    tabs: [
      { id: null, label: messages.all, search: '', count: undefined },
      ...(await Promise.all(
        workViews.map(async state => ({
          ...{ id: null, label: messages.states[state], search: orderListSearch({ state }) },
          count: await count({ state }),
        })),
      )),
      ...saved.map(({ id, name, query: stored }) => ({ id, label: name, search: stored, count: undefined })),
    ],
    ...pagesAround(search, { ...page, rows: page.keys }, pageKeyText),
    payments: [...shop.providers.keys()],
  }
}

function countText(count: number): string {
  return count > maxCount ? messages.many(formatNumber(maxCount)) : formatNumber(count)
}
