import { isPastLastDay } from '#commerce/after-sale/last-day.ts'
import { lastReturnDay, type OrderReturn, returnableQuantities } from '#commerce/after-sale/returns/return.ts'
import { readReturnsOfOrders } from '#commerce/after-sale/returns/return-store.server.ts'
import { lastWarrantyDay } from '#commerce/after-sale/warranty/warranty.ts'
import { promisedPeriods } from '#commerce/orders/promised-periods.ts'
import { readInvoicedOrders } from '#commerce/payments/invoices/document-store.server.ts'
import { canHaveInvoice } from '#commerce/payments/invoices/invoice.ts'
import type { Account } from '#commerce/people/accounts/account.ts'
import {
  type AccountOrder,
  readAccountOrders,
} from '#commerce/people/accounts/account-orders-store.server.ts'
import { readOwnReviews, readReviewableLines } from '#commerce/people/reviews/own-review-store.server.ts'
import type { Settings } from '#commerce/running/settings/settings.ts'
import { newToken } from '#commerce/values/random-token.server.ts'
import { readWholeNumber } from '#commerce/values/whole-number.ts'
import type { Db } from '#db/schema/schema.ts'
import { toShopDay } from '#messages/shop-time.server.ts'
import type { Shop } from '#web/shop/shop.server.ts'

const ordersPerPage = 10
const maxPage = 10_000

/** An order in the list, with what the shopper can do today. */
export interface ListedOrder extends Pick<AccountOrder, 'number' | 'token' | 'state' | 'total' | 'currency'> {
  /** An ISO date. */
  placedOn: string
  lines: Pick<AccountOrder['lines'][number], 'id' | 'title' | 'options' | 'quantity' | 'picture'>[]
  returns: Pick<OrderReturn, 'number' | 'state'>[]
  canReturn: boolean
  canClaim: boolean
  hasInvoice: boolean
  /** The ids of lines that can be reviewed, and aren't yet. */
  unreviewed: number[]
  /** Makes a repeated reorder count once. */
  key: string
}

export interface ListedOrders {
  orders: ListedOrder[]
  /** From 1. */
  page: number
  hasMore: boolean
}

export async function loadAccountOrders(
  { db, settings }: Shop,
  account: Account,
  typedPage: string | null,
  now: Date,
): Promise<ListedOrders> {
  const page = Math.max(readWholeNumber(typedPage, maxPage) ?? 1, 1)
  const slice = { limit: ordersPerPage, offset: (page - 1) * ordersPerPage }
  const { orders, hasMore } = await readAccountOrders(db, account, slice)
  const ids = orders.map(({ id }) => id)
  const returns = Map.groupBy(await readReturnsOfOrders(db, ids), ({ orderId }) => orderId)
  const invoiced = await readInvoicedOrders(db, ids)
  const policy = await settings()
  const unreviewed = await readUnreviewed(db, ids)
  const list = orders.map(order => ({
    ...listedOrder(order, returns.get(order.id) ?? [], policy, now),
    hasInvoice: canHaveInvoice(order) || invoiced.has(order.id),
    unreviewed: order.lines.flatMap(({ id }) => (unreviewed.has(id) ? [id] : [])),
  }))
  return { orders: list, page, hasMore }
}

/** The ids of lines that can be reviewed, and aren't yet. */
async function readUnreviewed(db: Db, orderIds: number[]): Promise<Set<number>> {
  const reviewed = new Set((await readOwnReviews(db, orderIds)).map(({ orderLineId }) => orderLineId))
  return new Set((await readReviewableLines(db, orderIds)).filter(id => !reviewed.has(id)))
}

function listedOrder(
  order: AccountOrder,
  returns: OrderReturn[],
  settings: Settings,
  now: Date,
): Omit<ListedOrder, 'hasInvoice' | 'unreviewed'> {
  const { number, token, state, placedAt, total, currency, lines } = order
  const { timeZone } = settings
  const { returnDays, warrantyYears } = promisedPeriods(order, settings)
  const returnDay = lastReturnDay(order, returnDays, timeZone)
  const warrantyDay = lastWarrantyDay(order, warrantyYears, timeZone)
  const hasReturnable = [...returnableQuantities(order, returns).values()].some(quantity => quantity > 0)
  return {
    ...{ number, token, state, placedOn: toShopDay(placedAt), total, currency },
    lines: lines.map(({ id, title, options, quantity, picture }) => ({
      id,
      title,
      options,
      quantity,
      picture,
    })),
    returns: returns.map(({ number, state }) => ({ number, state })),
    canReturn:
      state === 'delivered' &&
      returnDay !== undefined &&
      !isPastLastDay(returnDay, now, timeZone) &&
      hasReturnable,
    canClaim:
      warrantyDay !== undefined &&
      !isPastLastDay(warrantyDay, now, timeZone) &&
      lines.some(({ quantity, returned }) => returned < quantity),
    key: newToken(),
  }
}
