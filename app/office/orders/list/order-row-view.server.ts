import { shipBy } from '#commerce/orders/fulfillment/ship-by.ts'
import type { OrderRow, OrderRowLine } from '#commerce/orders/order-list/order-row-store.server.ts'
import type { Dispatch } from '#commerce/selling/delivery/arrival.ts'
import { writtenRegion } from '#commerce/values/addresses/address-lines.ts'
import { countDays, shopDate } from '#commerce/values/zoned-time.ts'
import { formatCountry, formatDateRange, formatMoney } from '#messages/format.ts'
import { officeOrderListMessages as messages } from '#messages/office/order-list.ts'
import { formatShopTime, toShopDay } from '#messages/shop-time.server.ts'
import type { DialState } from '../../ui/status-dial.tsx'

/** An order as its row or card says it. */
export interface OrderRowView {
  id: number
  number: string
  placed: string
  customer: string
  place: string
  items: string
  status: { dial: DialState; text: string; isBad: boolean }
  payment: string
  total: string
  isTest: boolean
  canPack: boolean
  canShip: boolean
  /** It needs no more work: canceled, or the money is back. */
  isOver: boolean
}

export const orderDials: Record<OrderRow['state'], DialState> = {
  placed: 'dashed',
  paid: 'ring',
  packed: 'half',
  shipped: 'three-quarters',
  delivered: 'done',
  canceled: 'canceled',
  returned: 'returned',
  refunded: 'refunded',
}

export function toOrderRowView(row: OrderRow, dispatch: Dispatch, now: Date): OrderRowView {
  const { id, number, address, state, isTest, giftCard, currency, total } = row
  const payment = messages.payments[row.payment] ?? row.payment
  return {
    ...{ id, number, isTest, status: statusOf(row, dispatch, now), items: itemsText(row.lines) },
    placed: placedText(row.placedAt, now),
    customer: address.name,
    place: `${address.city}, ${writtenRegion(address) || formatCountry(address.country)}`,
    payment: giftCard > 0 ? `${payment}, ${messages.giftCard}` : payment,
    total: formatMoney(total, currency),
    canPack: state === 'paid',
    canShip: state === 'packed',
    isOver: state === 'canceled' || state === 'refunded',
  }
}

function statusOf(row: OrderRow, dispatch: Dispatch, now: Date): OrderRowView['status'] {
  const { state, isPartShipped, paymentDueAt, paidAt } = row
  const text = messages.states[isPartShipped ? 'part-shipped' : state]
  const dial = isPartShipped ? 'quarter' : orderDials[state]
  if (state === 'placed' && paymentDueAt !== null)
    return { dial, text: messages.unpaidUntil(shortDate(toShopDay(paymentDueAt))), isBad: false }
  const late = state === 'paid' && paidAt !== null ? daysLate(paidAt, dispatch, now) : 0
  return late > 0 ? { dial, text: messages.late(late), isBad: true } : { dial, text, isBad: false }
}

/** Whole days since the day to ship; 0 up to then. */
export function daysLate(paidAt: string, dispatch: Dispatch, now: Date): number {
  return Math.max(0, countDays(shipBy(new Date(paidAt), dispatch), shopDate(now, dispatch.timeZone)))
}

/** "2 × Tee, Mug", or the first of many: "Tee, 3 more". */
export function itemsText(lines: readonly OrderRowLine[]): string {
  const texts = lines.map(({ title, quantity }) => (quantity > 1 ? `${quantity} × ${title}` : title))
  return texts.length > 2 ? `${texts[0]}, ${messages.more(texts.length - 1)}` : texts.join(', ')
}

/** Today the time, in this year the day. */
function placedText(at: string, now: Date): string {
  const day = toShopDay(at)
  if (day !== toShopDay(now.toISOString()))
    return day.slice(0, 4) === toShopDay(now.toISOString()).slice(0, 4) ? shortDate(day) : day
  return formatShopTime(at)
}

/** An ISO date as "Nov 22". */
export function shortDate(day: string): string {
  return formatDateRange(day, day)
}
