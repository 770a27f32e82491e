import { isInCaseView } from '#commerce/after-sale/cases/case-list.ts'
import { daysLeft } from '#commerce/catalog/stock/days-left.ts'
import { readLowStock } from '#commerce/catalog/stock/watch-low-stock.server.ts'
import { lateBefore, shipBy } from '#commerce/orders/fulfillment/ship-by.ts'
import { countOrders, readOrderKeyPage } from '#commerce/orders/order-list/order-list.server.ts'
import {
  type OrderRow,
  readOrderRows,
  readOrdersToPack,
} from '#commerce/orders/order-list/order-row-store.server.ts'
import type { Dispatch } from '#commerce/selling/delivery/arrival.ts'
import { addDays, shopDate } from '#commerce/values/zoned-time.ts'
import { formatMoney, formatNumber } from '#messages/format.ts'
import { officeOrderListMessages } from '#messages/office/order-list.ts'
import { todayMessages as messages } from '#messages/office/today.ts'
import { toShopDay } from '#messages/shop-time.server.ts'
import type { Shop } from '#web/shop/shop.server.ts'
import { toCaseRow } from '../cases/case-row.server.ts'
import { loadOpenCases } from '../cases/load-cases.server.ts'
import { daysLate, itemsText, shortDate } from '../orders/list/order-row-view.server.ts'

const maxToPack = 12
const maxOthers = 5
const maxCount = 10_000

/** The SKUs that run low, the most urgent first. */
export async function loadLowStock({ db, settings }: Shop, now: Date) {
  const { lowStock: units, lowStockDays: days } = await settings()
  const { items, count } = await readLowStock(db, { warning: { units, days }, limit: maxOthers, now })
  return {
    count: count === undefined ? messages.manyLow : count === 0 ? undefined : formatNumber(count),
    items: items.map(item => ({
      ...{ sku: item.sku, title: item.title, options: item.options, isSoldOut: item.available === 0 },
      text: messages.left(item.available, daysLeft(item)),
    })),
  }
}

/** The work on orders. */
export async function loadToday(shop: Shop, now: Date, mayAnswer: boolean) {
  const { db, settings } = shop
  const dispatch = await settings()
  const late = lateBefore(now, dispatch)
  const countAll = (state: 'paid' | 'placed' | 'late' | 'packed') =>
    countOrders(db, { filter: { state }, lateBefore: late, limit: maxCount + 1 }, now)
  const countText = (counted: number | undefined) => {
    if (counted === undefined || counted > maxCount)
      return officeOrderListMessages.many(formatNumber(maxCount))
    return counted === 0 ? undefined : formatNumber(counted)
  }
  const oldest = async (state: 'placed' | 'packed') => {
    const list = { sort: 'placed', isDescending: false, lateBefore: late, limit: maxOthers } as const
    return (await readOrderKeyPage(db, { filter: { state }, ...list }, now)).keys.map(({ id }) => id)
  }
  const toPackIds = await readOrdersToPack(db, maxToPack)
  const toShipIds = await oldest('packed')
  const unpaidIds = await oldest('placed')
  const ids = [...toPackIds, ...toShipIds, ...unpaidIds]
  const rows = new Map((await readOrderRows(db, ids)).map(row => [row.id, row]))
  const found = (ids: readonly number[]) => ids.flatMap(id => rows.get(id) ?? [])
  return {
    toPack: found(toPackIds).map(row => toPackView(row, dispatch, now)),
    toPackCount: countText(toPackIds.length < maxToPack ? toPackIds.length : await countAll('paid')),
    lateCount: countText(toPackIds.length === 0 ? 0 : await countAll('late')),
    toShip: found(toShipIds).map(toShipView),
    toShipCount: countText(toShipIds.length < maxOthers ? toShipIds.length : await countAll('packed')),
    unpaid: found(unpaidIds).map(unpaidView),
    unpaidCount: countText(unpaidIds.length < maxOthers ? unpaidIds.length : await countAll('placed')),
    cases: await loadCases(shop, now, mayAnswer),
    mayAnswer,
  }
}

function toPackView(row: OrderRow, dispatch: Dispatch, now: Date) {
  const { id, number, address, lines, paidAt } = row
  const late = paidAt === null ? 0 : daysLate(paidAt, dispatch, now)
  return {
    ...{ id, number, customer: address.name, items: itemsText(lines), isLate: late > 0 },
    due: late > 0 ? messages.daysLate(late) : dueText(paidAt ?? now.toISOString(), dispatch, now),
  }
}

function toShipView({ number, address, deliveryName, lines }: OrderRow) {
  return { number, title: address.name, note: itemsText(lines), amount: deliveryName }
}

function dueText(paidAt: string, dispatch: Dispatch, now: Date): string {
  const due = shipBy(new Date(paidAt), dispatch)
  const today = shopDate(now, dispatch.timeZone)
  if (due === today) return messages.today
  return due === addDays(today, 1) ? messages.tomorrow : shortDate(due)
}

function unpaidView({ number, address, payment, paymentDueAt, due, currency }: OrderRow) {
  const method = officeOrderListMessages.payments[payment] ?? payment
  return {
    ...{ number, title: address.name, amount: formatMoney(due, currency) },
    note: paymentDueAt === null ? method : messages.due(method, shortDate(toShopDay(paymentDueAt))),
  }
}

/** The late ones first. Those who can't answer them see the ones that have the page of an order. */
async function loadCases(shop: Shop, now: Date, mayAnswer: boolean) {
  const { timeZone } = await shop.settings()
  const today = shopDate(now, timeZone)
  const open = (await loadOpenCases(shop)).filter(
    one => isInCaseView(one, 'open', today) && (mayAnswer || one.kind !== 'withdrawal'),
  )
  const late = open.filter(one => isInCaseView(one, 'late', today)).length
  return {
    shown: open.slice(0, maxOthers).map(one => {
      const { number, to, name, customer, due, isLate } = toCaseRow(one, { today, timeZone })
      return { ...{ id: number, to, title: name, note: customer, amount: due }, isBad: isLate }
    }),
    count: open.length,
    late,
  }
}
