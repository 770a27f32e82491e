import type { Order } from '../orders/order.ts'
import { isOver, yearsAfter } from '../returns/last-day.ts'

/** A fault that a shopper tells of, and what the merchant says to it. */
export interface WarrantyClaim {
  id: number
  /** What people read: "C-7KQ4-M2XA". */
  number: string
  orderLineId: number
  words: string
  /** ISO 8601. */
  claimedAt: string
  answeredAt: string | null
  answer: string
}

/** A fault told in fewer characters than this helps nobody to mend it. */
export const fewestWords = 10
export const longestClaim = 1500

/** So many claims about one line of an order can wait for an answer: each is an email, and somebody's work. */
export const maxOpenClaims = 3

/** The last day of the warranty; undefined while nothing was delivered. */
export function lastWarrantyDay(
  { deliveredAt }: Pick<Order, 'deliveredAt'>,
  years: number,
): Date | undefined {
  return deliveredAt === null ? undefined : yearsAfter(deliveredAt, years)
}

export type ClaimRefusal =
  | 'not-delivered'
  | 'over'
  | 'unknown-line'
  | 'too-short'
  | 'too-long'
  | 'too-many-open'

export type ReadClaim = { ok: true; words: string } | { ok: false; because: ClaimRefusal }

/** Reads a claim as typed. What came back, and was paid back, has no warranty any more. */
export function readClaim(
  order: Pick<Order, 'deliveredAt' | 'lines'>,
  { orderLineId, words: typed }: { orderLineId: number; words: string },
  { years, now }: { years: number; now: Date },
): ReadClaim {
  const line = order.lines.find(({ id }) => id === orderLineId)
  if (!line || line.returned >= line.quantity) return { ok: false, because: 'unknown-line' }
  const lastDay = lastWarrantyDay(order, years)
  if (!lastDay) return { ok: false, because: 'not-delivered' }
  if (isOver(lastDay, now)) return { ok: false, because: 'over' }
  const words = typed.trim()
  if (words.length < fewestWords) return { ok: false, because: 'too-short' }
  if (words.length > longestClaim) return { ok: false, because: 'too-long' }
  return { ok: true, words }
}
