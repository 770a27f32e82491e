import type { Order } from '../../orders/order.ts'
import { type Amount, toAmount } from '../../values/money.ts'
import { daysAfter, isPastLastDay } from '../last-day.ts'
import type { ReturnReason, ReturnState } from '../return-state.ts'

export type { ReturnState } from '../return-state.ts'

export interface OrderReturn {
  id: number
  /** Such as "R-7KQ4-M2XA". */
  number: string
  orderId: number
  /** The number of the withdrawal or claim for which staff opened it; null if the shopper announced it. */
  origin: string | null
  reason: string
  comment: string
  state: ReturnState
  /** ISO 8601, like all dates here. */
  requestedAt: string
  acceptedAt: string | null
  receivedAt: string | null
  refundedAt: string | null
  declinedAt: string | null
  /** The merchant's reply. */
  answer: string
  /** For its lines and, beyond their worth, for delivery. Earlier refunds can lower it: `refundsOfReturns`. */
  amount: Amount
  /** So far. */
  refunded: Amount
  /** The number of packages that came. */
  arrivals: number
  lines: ReturnLine[]
}

/** Units of an order line to return, and what they are worth. */
export interface PlannedReturnLine {
  orderLineId: number
  quantity: number
  amount: Amount
}

/** The quantity is the announced one. */
export interface ReturnLine extends PlannedReturnLine {
  received: number
  /** Of those received, the ones that weren't put back in stock. */
  damaged: number
  receivedAmount: Amount
}

export const returnReasons: readonly ReturnReason[] = [
  'does-not-fit',
  'not-as-shown',
  'not-wanted',
  'wrong-item',
  'damaged',
  'other',
]

export function isReturnReason(typed: string): typed is ReturnReason {
  return returnReasons.some(reason => reason === typed)
}

export const maxReturnCommentLength = 1500

/** Per order, because each one causes an email and work for the merchant. */
export const maxOpenReturns = 5

/** Allowed changes of state. Unannounced returns can be received, too. */
export const returnTransitions: Record<ReturnState, readonly ReturnState[]> = {
  requested: ['accepted', 'received', 'declined'],
  accepted: ['received', 'declined'],
  received: ['refunded'],
  refunded: [],
  declined: [],
}

export function returnStatesBefore(to: ReturnState): ReturnState[] {
  return (Object.keys(returnTransitions) as ReturnState[]).filter(from =>
    returnTransitions[from].includes(to),
  )
}

/** The last day for requests; undefined until the order is delivered, and if the shop gives no days. */
export function lastReturnDay(
  { deliveredAt }: Pick<Order, 'deliveredAt'>,
  days: number,
  timeZone: string,
): string | undefined {
  return deliveredAt === null || days === 0 ? undefined : daysAfter(deliveredAt, days, timeZone)
}

/** The quantity of a line in returns that are still to arrive. */
export function openReturnQuantity(before: readonly OrderReturn[], orderLineId: number): number {
  const open = linesOf(before.filter(isOpenReturn), orderLineId)
  return open.reduce((sum, { quantity, received }) => sum + quantity - received, 0)
}

/** Whether more of it can arrive. */
export function isOpenReturn({ state }: Pick<OrderReturn, 'state'>): boolean {
  return state === 'requested' || state === 'accepted'
}

/** The refunds of a line that returns promised or made. */
export function returnedAmount(before: readonly OrderReturn[], orderLineId: number): number {
  return totalAmount(linesOf(before, orderLineId))
}

/** By line id: the quantity bought minus what is back and what is in open returns. */
export function returnableQuantities(
  { lines }: Pick<Order, 'lines'>,
  before: readonly OrderReturn[],
): Map<number, number> {
  return new Map(
    lines.map(({ id, quantity, returned }) => [id, quantity - returned - openReturnQuantity(before, id)]),
  )
}

type PlannedUnits =
  | { ok: true; lines: PlannedReturnLine[]; amount: Amount }
  | { ok: false; reason: UnitsRefusal }

export type UnitsRefusal = 'nothing-chosen' | 'more-than-bought'

export type ReturnRefusal = 'not-offered' | 'not-delivered' | 'too-late' | UnitsRefusal

export type PlannedReturn = PlannedUnits | { ok: false; reason: ReturnRefusal }

interface ReturnPlanOptions {
  /** A quantity of 0 counts as not chosen. */
  lines: readonly { orderLineId: number; quantity: number }[]
  days: number
  timeZone: string
  now: Date
}

type ReturnableOrder = Pick<Order, 'deliveredAt' | 'lines' | 'delivery' | 'deliveryRefunded' | 'state'>

/** A return that a shopper announces while the shop takes returns of the order. */
export function planReturn(
  order: ReturnableOrder,
  before: readonly OrderReturn[],
  { lines, days, timeZone, now }: ReturnPlanOptions,
): PlannedReturn {
  if (days === 0) return { ok: false, reason: 'not-offered' }
  const lastDay = lastReturnDay(order, days, timeZone)
  if (!lastDay || order.state !== 'delivered') return { ok: false, reason: 'not-delivered' }
  if (isPastLastDay(lastDay, now, timeZone)) return { ok: false, reason: 'too-late' }
  return planReturnedUnits(order, before, lines)
}

/**
 * Computes the refund of a return. However a line is divided into returns, their amounts add up to what was paid for it. The last
 * return also refunds delivery: Directive 2011/83/EU, article 13(1).
 */
export function planReturnedUnits(
  order: Omit<ReturnableOrder, 'deliveredAt' | 'state'>,
  before: readonly OrderReturn[],
  requested: ReturnPlanOptions['lines'],
): PlannedUnits {
  const chosen = requested.filter(({ quantity }) => quantity !== 0)
  if (chosen.length === 0) return { ok: false, reason: 'nothing-chosen' }

  const remaining = returnableQuantities(order, before)
  const lines: PlannedReturnLine[] = []
  for (const { orderLineId, quantity } of chosen) {
    const line = order.lines.find(({ id }) => id === orderLineId)
    const max = remaining.get(orderLineId) ?? 0
    if (!line || !Number.isSafeInteger(quantity) || quantity < 0 || quantity > max)
      return { ok: false, reason: 'more-than-bought' }
    remaining.set(orderLineId, max - quantity)
    const earlier = [...linesOf(before, line.id), ...lines.filter(other => other.orderLineId === line.id)]
    const units = returnedUnits(before, line.id) + totalQuantity(lines, line.id) + quantity
    const earned = Math.floor((line.total * units) / line.quantity)
    // Earlier refunds of the line count.
    const owed = Math.min(earned, line.total - line.refunded) - totalAmount(earlier)
    lines.push({ orderLineId, quantity, amount: toAmount(Math.max(owed, 0)) })
  }
  const delivery = [...remaining.values()].every(quantity => quantity === 0)
    ? order.delivery - order.deliveryRefunded - returnedDelivery(before)
    : 0
  return { ok: true, lines, amount: toAmount(totalAmount(lines) + Math.max(delivery, 0)) }
}

function linesOf(before: readonly OrderReturn[], orderLineId: number): ReturnLine[] {
  return before
    .filter(({ state }) => state !== 'declined')
    .flatMap(({ lines }) => lines.filter(line => line.orderLineId === orderLineId))
}

/** The units of a line that came or are still to come. */
function returnedUnits(before: readonly OrderReturn[], orderLineId: number): number {
  return before
    .filter(({ state }) => state !== 'declined')
    .flatMap(one =>
      one.lines
        .filter(line => line.orderLineId === orderLineId)
        .map(({ quantity, received }) => (isOpenReturn(one) ? quantity : received)),
    )
    .reduce((sum, units) => sum + units, 0)
}

/** The part of the delivery price that returns promised or refunded. */
export function returnedDelivery(before: readonly OrderReturn[]): number {
  return before
    .filter(({ state }) => state !== 'declined')
    .reduce((delivery, { amount, lines }) => delivery + amount - totalAmount(lines), 0)
}

function totalQuantity(lines: readonly PlannedReturnLine[], orderLineId: number): number {
  const own = lines.filter(line => line.orderLineId === orderLineId)
  return own.reduce((sum, { quantity }) => sum + quantity, 0)
}

function totalAmount(lines: readonly PlannedReturnLine[]): number {
  return lines.reduce((amount, line) => amount + line.amount, 0)
}
