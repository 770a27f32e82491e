import { isEditable } from '#commerce/orders/edits/plan-order-edit.ts'
import { expectedArrival } from '#commerce/orders/expected-arrival.ts'
import { isPartShipped, unshippedLines } from '#commerce/orders/fulfillment/part-shipment.ts'
import { canCancel, type Order, refundableAmount } from '#commerce/orders/order.ts'
import { orderSummaryRows } from '#commerce/orders/order-summary.ts'
import type { StaffOrderPage } from '#commerce/orders/page/read-order-page.server.ts'
import { formatDocumentNumber } from '#commerce/payments/invoices/document.ts'
import { balanceDue } from '#commerce/payments/invoices/invoice.ts'
import { can, type Role } from '#commerce/people/staff/role.ts'
import { addressLines } from '#commerce/values/addresses/address-lines.ts'
import { type Amount, toAmount } from '#commerce/values/money.ts'
import { dateFormat, shopDate } from '#commerce/values/zoned-time.ts'
import { currentTimeZone } from '#messages/current-time-zone.server.ts'
import { formatCountry, formatDate, formatMoney, formatSums } from '#messages/format.ts'
import { orderPageMessages, orderPageMessages as texts } from '#messages/office/order-page.ts'
import { orderSummaryMessages } from '#messages/order-summary.ts'
import { formatShopDate, formatShopTime } from '#messages/shop-time.server.ts'
import type { DialState } from '../../ui/status-dial.tsx'
import { orderDials } from '../list/order-row-view.server.ts'
import { lineView } from './order-line-view.server.ts'
import { openRefunds } from './refund-state.server.ts'
import { timelineLines } from './timeline-view.server.ts'

export type OrderPageView = ReturnType<typeof orderPageView>

export function orderPageView(
  page: StaffOrderPage,
  role: Role,
  { timeZone, now, outbox }: { timeZone: string; now: Date; outbox: Parameters<typeof timelineLines>[1] },
) {
  const { order, documents, customer } = page
  const money = (amount: Amount) => formatMoney(amount, order.currency)
  const left = unshippedLines(order.lines)
  const arrival = expectedArrival(order, timeZone)
  const due = toAmount(balanceDue(order))
  return {
    ...{ number: order.number, email: order.email },
    status: statusOf(
      order,
      left.reduce((sum, { quantity }) => sum + quantity, 0),
      money(due),
    ),
    unshipped: { heading: texts.headings[order.state], lines: left.map(part => lineView(order, part)) },
    packages: order.shipments.map((shipment, index) => ({
      id: shipment.id,
      title: texts.package(index + 1),
      shipped: texts.shippedOn({ date: formatShopDate(shipment.shippedAt), carrier: shipment.carrier }),
      tracking: { number: shipment.trackingNumber, url: shipment.trackingUrl },
      delivered:
        shipment.deliveredAt === null ? null : texts.deliveredOn(formatShopDate(shipment.deliveredAt)),
      lines: shipment.lines.map(part => lineView(order, part)),
    })),
    totals: totalsOf(page, due),
    customer: {
      name: order.address.name,
      phone: order.address.phone,
      totals: texts.customerTotals({ orders: customer.orders, spent: formatSums(customer.spent) }),
    },
    address: addressLines(order.address, formatCountry(order.address.country)),
    delivery: {
      name: order.deliveryName,
      promise: arrival ? texts.promisedBy(formatDate(arrival.to)) : null,
    },
    payment: paymentFacts(page),
    documents: documents.map(({ kind, number }) => ({
      kind,
      number: formatDocumentNumber(number),
    })),
    timeline: groupByShopDay(timelineLines(page, outbox), now),
    actions: actionsOf(
      order,
      role,
      left.reduce((sum, { quantity }) => sum + quantity, 0),
      money(due),
    ),
  }
}

function statusOf(order: Order, left: number, amount: string): { dial: DialState; text: string } {
  const { state } = order
  const isPart = isPartShipped(order)
  const dial = isPart && state === 'paid' ? 'quarter' : orderDials[state]
  if (state === 'placed') return { dial, text: texts.status.placed({ amount }) }
  if (state === 'paid') return { dial, text: (isPart ? texts.status.partPaid : texts.status.paid)({ left }) }
  if (state === 'packed')
    return { dial, text: (isPart ? texts.status.partPacked : texts.status.packed)({ left }) }
  return { dial, text: texts.status[state] }
}

function totalsOf(page: StaffOrderPage, due: Amount) {
  const { order } = page
  const row = (label: string, amount: Amount, isSum = false) => ({
    ...{ label, value: formatMoney(amount, order.currency), isSum },
  })
  const { giftCard, paid } = order
  return [
    ...orderSummaryRows(order).map(one => row(orderSummaryMessages.rows[one.kind](one), one.amount)),
    row(texts.total, order.total, true),
    ...(giftCard > 0 ? [row(texts.giftCard, toAmount(-giftCard))] : []),
    ...(paid > 0 ? [row(texts.paid, toAmount(-paid))] : []),
    ...refundRows(page).map(({ label, amount }) => row(label, amount)),
    ...(due > 0 ? [row(texts.due, due, true)] : []),
  ]
}

/** Money that went back, that a person has still to send, and that is on its way. */
function refundRows({ order, refunds }: StaffOrderPage): { label: string; amount: Amount }[] {
  const { toSend, underway } = openRefunds(refunds)
  return [
    { label: texts.refunded, amount: toAmount(Math.max(0, order.refunded - toSend - underway)) },
    { label: texts.refundToSend, amount: toSend },
    { label: texts.refundUnderway, amount: underway },
  ].filter(({ amount }) => amount > 0)
}

function paymentFacts(page: StaffOrderPage) {
  const { order, payments } = page
  const money = (amount: Amount) => formatMoney(amount, order.currency)
  const paid = payments.filter(({ state }) => state === 'paid')
  const chosen = texts.providers[order.payment] ?? order.payment
  return [
    ...paid.map(({ provider, amount }) => ({
      label: texts.providers[provider] ?? provider,
      value: money(amount),
    })),
    ...(paid.length === 0 ? [{ label: chosen, value: money(order.paid) }] : []),
    ...(order.giftCard > 0 ? [{ label: texts.giftCard, value: money(order.giftCard) }] : []),
    ...refundRows(page).map(({ label, amount }) => ({ label, value: money(amount) })),
  ]
}

/** The actions open to this person now. */
function actionsOf(order: Order, role: Role, left: number, due: string) {
  const { state } = order
  const mayPack = can(role, 'orders.pack')
  const mayEdit = can(role, 'orders.edit')
  return {
    pack: mayPack && state === 'paid' && left > 0 ? texts.pack(left) : null,
    ship: mayPack && state === 'packed',
    deliver: mayPack && state === 'shipped',
    markPaid: mayEdit && state === 'placed' && balanceDue(order) > 0 ? texts.markPaid(due) : null,
    cancel: mayEdit && canCancel(order, 'staff'),
    refund: can(role, 'orders.refund') && refundableAmount(order) > 0 && state !== 'canceled',
    settle: can(role, 'orders.refund'),
    edit: mayEdit,
    editOrder: mayEdit && isEditable(order),
  }
}

/** Groups entries, newest first, by the shop's days: "Today", "Sunday, November 22". */
function groupByShopDay<Entry extends { at: string }>(
  entries: readonly Entry[],
  now: Date,
): { day: string; entries: (Entry & { time: string })[] }[] {
  const timeZone = currentTimeZone()
  const today = shopDate(now, timeZone)
  const day = dateFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone })
  const dayOfYear = dateFormat('en-US', { dateStyle: 'long', timeZone })
  const byDay = Map.groupBy(entries, ({ at }) => shopDate(new Date(at), timeZone))
  return [...byDay].map(([date, ofDay]) => {
    const at = new Date(ofDay[0]!.at)
    const isThisYear = date.slice(0, 4) === today.slice(0, 4)
    const name = date === today ? orderPageMessages.today : (isThisYear ? day : dayOfYear).format(at)
    return {
      day: name,
      entries: ofDay.map(entry => ({ ...entry, time: formatShopTime(entry.at) })),
    }
  })
}
