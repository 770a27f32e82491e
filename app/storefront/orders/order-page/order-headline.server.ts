import { refundOfReturn, refundsOfReturns } from '#commerce/after-sale/returns/refund-of-return.ts'
import type { OrderReturn } from '#commerce/after-sale/returns/return.ts'
import { expectedArrival } from '#commerce/orders/expected-arrival.ts'
import { firstName } from '#commerce/orders/first-name.ts'
import { isPartShipped } from '#commerce/orders/fulfillment/part-shipment.ts'
import { bankTransferName, type Order } from '#commerce/orders/order.ts'
import { refundTarget } from '#commerce/orders/refund-target.ts'
import { shopDate } from '#commerce/values/zoned-time.ts'
import { sendsEmails } from '#messages/current-emails.ts'
import { formatMoney } from '#messages/format.ts'
import { orderHeadlineMessages } from '#messages/order-headline.ts'
import { promiseMessages } from '#messages/promises.ts'
import { formatShopDate } from '#messages/shop-time.server.ts'

/** The heading of the order page and the lines below it: the order's outcome, its progress, or thanks for it. */
export interface OrderHeadline {
  title: string
  lines: string[]
  /** The return it is about. */
  returnNumber: string | null
  /** False once the order is canceled, refunded or withdrawn, or has a return. */
  isOnPath: boolean
}

interface OrderFacts {
  order: Order
  /** Oldest first. */
  returns: readonly OrderReturn[]
  isConfirmed: boolean
  /** Its emails reach no one: they are in the inbox of the demo. */
  hasDemoInbox: boolean
  /** Of the shop. */
  timeZone: string
  now: Date
}

export function orderHeadline(facts: OrderFacts): OrderHeadline {
  const { order, returns } = facts
  const canceledAt = order.events.find(({ state }) => state === 'canceled')?.at
  if (canceledAt !== undefined) return headline(texts.canceled(dated(canceledAt)), canceledLines(order))
  const withdrawal = order.events.findLast(({ note }) => note?.code === 'withdrawal-declared')
  const lastReturn = returns.at(-1)
  if (lastReturn && lastReturn.requestedAt >= (withdrawal?.at ?? '')) return returnHeadline(facts, lastReturn)
  if (order.state === 'returned' || order.state === 'refunded')
    return headline(texts[order.state], refundLines(order))
  if (withdrawal) return headline(texts.withdrawn(dated(withdrawal.at)), [texts.withdrawnNext])
  return { ...(deliveryHeadline(facts) ?? thanks(facts)), isOnPath: true }
}

const texts = orderHeadlineMessages
const dated = (at: string) => ({ date: formatShopDate(at) })
const headline = (title: string, lines: string[]): OrderHeadline => ({
  title,
  lines,
  returnNumber: null,
  isOnPath: false,
})

function canceledLines(order: Order): string[] {
  const { events, giftCard, refunded, currency } = order
  const wasUnpaid = events.some(({ note }) => note?.code === 'not-paid-in-time')
  return [
    ...(wasUnpaid ? [texts.notPaidInTime] : []),
    ...refundLines(order, 'payment'),
    ...(giftCard > 0 ? [texts.giftCardRestored({ amount: formatMoney(giftCard, currency) })] : []),
    ...(refunded === 0 && giftCard === 0 ? [texts.notCharged] : []),
  ]
}

/** Refunds are counted when they start; the order is refunded once the money is back. */
function refundLines(order: Order, target = refundTarget(order)): string[] {
  if (order.refunded === 0) return []
  const amount = formatMoney(order.refunded, order.currency)
  const isDone = order.state === 'refunded'
  return [(isDone ? texts.refundedAmount : texts.refundingAmount)({ amount, target })]
}

function returnHeadline({ order, returns }: OrderFacts, one: OrderReturn): OrderHeadline {
  const { state, number, ...dates } = one
  const at = dates.refundedAt ?? dates.declinedAt ?? dates.receivedAt ?? dates.acceptedAt ?? dates.requestedAt
  const { title, next } = texts.returns[state]
  const open = refundsOfReturns(order, returns).get(one.id)
  const isRest = open !== undefined && one.arrivals > 0
  const amount = isRest ? open : refundOfReturn(order, returns, one)
  const refund = { amount: formatMoney(amount, order.currency), target: refundTarget(order) }
  const line = isRest ? texts.returnRest(refund) : next(refund)
  return { ...headline(title(dated(at)), [line]), returnNumber: number }
}

/** Undefined before any of the order ships. */
function deliveryHeadline(facts: OrderFacts): OrderHeadline | undefined {
  const { state, deliveredAt, address } = facts.order
  const name = firstName(address.name)
  if (isPartShipped(facts.order)) return headline(texts.partShipped({ name }), arrivalLines(facts))
  if (state === 'shipped') {
    const arrival = arrivalLines(facts)
    return headline(texts.shipped({ name }), arrival.length > 0 ? arrival : [texts.shippedNext])
  }
  if (state !== 'delivered' || deliveredAt === null) return undefined
  return headline(texts.delivered(dated(deliveredAt)), [texts.deliveredNext])
}

function thanks(facts: OrderFacts): OrderHeadline {
  const { order, isConfirmed, hasDemoInbox } = facts
  const title = texts.thanks({ name: firstName(order.address.name) })
  const confirmedLine = hasDemoInbox ? texts.inDemoInbox : texts.sentTo
  const emailLine = isConfirmed ? confirmedLine : unconfirmedLine(order)
  const line = sendsEmails() ? emailLine({ email: order.email }) : texts.keepLink
  return headline(title, [line, ...arrivalLines(facts)])
}

/** A limit may have suppressed the email to an unproven address, so this page says how to pay by transfer. */
function unconfirmedLine({ state, payment }: Order): (to: { email: string }) => string {
  if (state !== 'placed') return texts.updatesTo
  return payment === bankTransferName ? texts.keepPage : texts.willSendTo
}

function arrivalLines({ order, timeZone, now }: OrderFacts): string[] {
  const { state, payment, arrivalDays } = order
  if (state === 'placed')
    return arrivalDays && payment === bankTransferName
      ? [promiseMessages.arrivesAfterTransfer(arrivalDays)]
      : []
  const arrival = expectedArrival(order, timeZone)
  return arrival && arrival.to >= shopDate(now, timeZone) ? [promiseMessages.arrives(arrival)] : []
}
