import { type Cents, cents } from '../money.ts'
import type { Order } from '../orders/order.ts'
import { daysAfter, isOver } from './last-day.ts'

export type ReturnState = 'asked' | 'accepted' | 'received' | 'refunded' | 'declined'

/** Goods that come back, from the day on which that was asked for. */
export interface OrderReturn {
  id: number
  /** What people read: "R-7KQ4-M2XA". */
  number: string
  orderId: number
  reason: string
  words: string
  state: ReturnState
  /** ISO 8601, as all dates here. */
  askedAt: string
  acceptedAt: string | null
  receivedAt: string | null
  refundedAt: string | null
  declinedAt: string | null
  /** What the merchant says to it. */
  answer: string
  /** What is paid back for all of it. What the lines leave of it is for delivery. */
  amount: Cents
  lines: ReturnLine[]
}

export interface ReturnLine {
  orderLineId: number
  quantity: number
  amount: Cents
}

/** Why goods come back. A shopper need not say why; it only helps. */
export const returnReasons = {
  'does-not-fit': 'It does not fit',
  'not-as-shown': 'It is not as it was shown',
  'not-wanted': 'I changed my mind',
  'wrong-item': 'It is not what I ordered',
  damaged: 'It came damaged',
  other: 'Something else',
} as const
export type ReturnReason = keyof typeof returnReasons

export function isReturnReason(typed: string): typed is ReturnReason {
  return Object.hasOwn(returnReasons, typed)
}

/** The longest that a shopper may write, in characters. */
export const longestWords = 1500

/** So many returns of one order can wait for an answer: each is an email, and somebody's work. */
export const maxOpenReturns = 5

/** Where a return may go from each state. Goods that came without having been announced are received too. */
export const returnMoves: Record<ReturnState, readonly ReturnState[]> = {
  asked: ['accepted', 'received', 'declined'],
  accepted: ['received', 'declined'],
  received: ['refunded'],
  refunded: [],
  declined: [],
}

export function statesBeforeReturn(to: ReturnState): ReturnState[] {
  return (Object.keys(returnMoves) as ReturnState[]).filter(from => returnMoves[from].includes(to))
}

/** The last day on which a return may be asked for; undefined while nothing was delivered. */
export function lastReturnDay({ deliveredAt }: Pick<Order, 'deliveredAt'>, days: number): Date | undefined {
  return deliveredAt === null ? undefined : daysAfter(deliveredAt, days)
}

/** How many of each line may still be sent back, by the line's id: what was bought less what is, or was, on its way back. */
export function leftToReturn(
  { lines }: Pick<Order, 'lines'>,
  before: readonly OrderReturn[],
): Map<number, number> {
  const taken = (id: number) => linesOf(before, id).reduce((sum, line) => sum + line.quantity, 0)
  return new Map(lines.map(({ id, quantity }) => [id, quantity - taken(id)]))
}

export type ReturnRefusal = 'not-delivered' | 'too-late' | 'nothing-chosen' | 'more-than-bought'

export type PlannedReturn =
  | { ok: true; lines: ReturnLine[]; amount: Cents }
  | { ok: false; because: ReturnRefusal }

interface Wish {
  /** How many of which line; none is as good as not named. */
  wanted: readonly { orderLineId: number; quantity: number }[]
  days: number
  now: Date
}

type Returning = Pick<Order, 'deliveredAt' | 'lines' | 'delivery' | 'state'>

/**
 * What a return brings back. A line's share is what all of it that came back so far is worth, less what was promised for it
 * before: however it is divided, all returns of a line come to what was paid for it. Whoever sends everything back is paid
 * the delivery too: Directive 2011/83/EU, article 13(1).
 */
export function planReturn(
  order: Returning,
  before: readonly OrderReturn[],
  { wanted, days, now }: Wish,
): PlannedReturn {
  const lastDay = lastReturnDay(order, days)
  if (!lastDay || order.state !== 'delivered') return { ok: false, because: 'not-delivered' }
  if (isOver(lastDay, now)) return { ok: false, because: 'too-late' }
  const chosen = wanted.filter(({ quantity }) => quantity !== 0)
  if (chosen.length === 0) return { ok: false, because: 'nothing-chosen' }

  const left = leftToReturn(order, before)
  const lines: ReturnLine[] = []
  for (const { orderLineId, quantity } of chosen) {
    const line = order.lines.find(({ id }) => id === orderLineId)
    const most = left.get(orderLineId) ?? 0
    if (!line || !Number.isSafeInteger(quantity) || quantity < 0 || quantity > most)
      return { ok: false, because: 'more-than-bought' }
    left.set(orderLineId, most - quantity)
    const promised = sum([
      ...linesOf(before, line.id),
      ...lines.filter(other => other.orderLineId === line.id),
    ])
    const worth = Math.floor((line.total * (line.quantity - most + quantity)) / line.quantity)
    lines.push({ orderLineId, quantity, amount: cents(Math.max(worth - promised, 0)) })
  }
  const delivery = [...left.values()].every(rest => rest === 0) ? order.delivery - deliveryOf(before) : 0
  return { ok: true, lines, amount: cents(sum(lines) + Math.max(delivery, 0)) }
}

function linesOf(before: readonly OrderReturn[], orderLineId: number): ReturnLine[] {
  return before
    .filter(({ state }) => state !== 'declined')
    .flatMap(({ lines }) => lines.filter(line => line.orderLineId === orderLineId))
}

function deliveryOf(before: readonly OrderReturn[]): number {
  return before
    .filter(({ state }) => state !== 'declined')
    .reduce((delivery, { amount, lines }) => delivery + amount - sum(lines), 0)
}

function sum(lines: readonly ReturnLine[]): number {
  return lines.reduce((amount, line) => amount + line.amount, 0)
}
