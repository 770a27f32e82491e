import type { ArrivalWindow } from '../../../commerce/delivery/arrival.ts'
import { firstName } from '../../../commerce/orders/first-name.ts'
import type { Order } from '../../../commerce/orders/order.ts'
import { parseOrderNote } from '../../../commerce/orders/order-note.ts'
import { refundTarget } from '../../../commerce/orders/refund-target.ts'
import type { OrderReturn } from '../../../commerce/returns/return.ts'
import { formatDate, formatMoney } from '../../../messages/format.ts'
import { orderHeadlineMessages } from '../../../messages/order-headline.ts'
import { promiseMessages } from '../../../messages/promises.ts'

/** The first words of the order page: what became of the order, or thanks for it. */
export interface OrderHeadline {
  title: string
  lines: string[]
  /** The return it is about. */
  returnNumber: string | null
  /** Whether nothing came between the order and its delivery. */
  isThanks: boolean
}

interface OrderFacts {
  order: Order
  /** Oldest first. */
  returns: readonly OrderReturn[]
  isConfirmed: boolean
  now: Date
}

export function orderHeadline(facts: OrderFacts): OrderHeadline {
  const { order, returns } = facts
  const canceledAt = order.events.find(({ state }) => state === 'canceled')?.at
  if (canceledAt !== undefined) return headline(texts().canceled(dated(canceledAt)), canceledLines(order))
  const withdrawal = order.events.findLast(({ note }) => parseOrderNote(note)?.code === 'withdrawal-declared')
  const lastReturn = returns.at(-1)
  if (lastReturn && lastReturn.requestedAt >= (withdrawal?.at ?? '')) return returnHeadline(order, lastReturn)
  if (order.state === 'returned' || order.state === 'refunded')
    return headline(texts()[order.state], refundLines(order))
  if (withdrawal) return headline(texts().withdrawn(dated(withdrawal.at)), [texts().withdrawnNext])
  const thanks = texts().thanks({ name: firstName(order.address.name) })
  return { ...headline(thanks, thanksLines(facts)), isThanks: true }
}

const texts = () => orderHeadlineMessages
const dated = (at: string) => ({ date: formatDate(at) })
const headline = (title: string, lines: string[]): OrderHeadline => ({
  title,
  lines,
  returnNumber: null,
  isThanks: false,
})

function canceledLines(order: Order): string[] {
  const { events, giftCard, refunded, currency } = order
  const wasUnpaid = events.some(({ note }) => parseOrderNote(note)?.code === 'not-paid-in-time')
  return [
    ...(wasUnpaid ? [texts().notPaidInTime] : []),
    ...refundLines(order, 'payment'),
    ...(giftCard > 0 ? [texts().giftCardRestored({ amount: formatMoney(giftCard, currency) })] : []),
    ...(refunded === 0 && giftCard === 0 ? [texts().notCharged] : []),
  ]
}

/** Refunds are counted when they start; the order is refunded once the money is back. */
function refundLines(order: Order, target = refundTarget(order)): string[] {
  if (order.refunded === 0) return []
  const amount = formatMoney(order.refunded, order.currency)
  const isDone = order.state === 'refunded'
  return [(isDone ? texts().refundedAmount : texts().refundingAmount)({ amount, target })]
}

function returnHeadline(order: Order, { state, number, amount, ...dates }: OrderReturn): OrderHeadline {
  const at = dates.refundedAt ?? dates.declinedAt ?? dates.receivedAt ?? dates.acceptedAt ?? dates.requestedAt
  const { title, next } = texts().returns[state]
  const refund = { amount: formatMoney(amount, order.currency), target: refundTarget(order) }
  return { ...headline(title(dated(at)), [next(refund)]), returnNumber: number }
}

function thanksLines({ order, isConfirmed, now }: OrderFacts): string[] {
  const { email, state, arrival } = order
  const { sentTo, willSendTo, updatesTo } = texts()
  const emailLine = isConfirmed ? sentTo : state === 'placed' ? willSendTo : updatesTo
  return [
    emailLine({ email }),
    ...(arrival && isExpected(order, arrival, now) ? [promiseMessages.arrives(arrival)] : []),
  ]
}

function isExpected({ state }: Order, { to }: ArrivalWindow, now: Date): boolean {
  return (
    (state === 'paid' || state === 'packed' || state === 'shipped') && to >= now.toISOString().slice(0, 10)
  )
}
