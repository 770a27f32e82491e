import type { Order } from '../../orders/order.ts'
import { proseText } from '../../values/typed/typed-text.ts'
import { isPastLastDay, yearsAfter } from '../last-day.ts'

export interface WarrantyClaim {
  id: number
  /** Such as "C-7KQ4-M2XA". */
  number: string
  orderLineId: number
  description: string
  /** ISO 8601. */
  claimedAt: string
  answeredAt: string | null
  /** Empty until it is answered. */
  answer: string
}

/** A shorter description is of no use. */
export const minClaimLength = 10
export const maxClaimLength = 1500

/** Per order line, because each one causes an email and work for the merchant. */
export const maxOpenClaims = 3

/** Undefined until the order is delivered, and without a warranty. */
export function lastWarrantyDay(
  { deliveredAt }: Pick<Order, 'deliveredAt'>,
  years: number,
  timeZone: string,
): string | undefined {
  return deliveredAt === null || years === 0 ? undefined : yearsAfter(deliveredAt, years, timeZone)
}

export type ClaimRefusal =
  | 'not-offered'
  | 'not-delivered'
  | 'over'
  | 'unknown-line'
  | 'too-short'
  | 'too-long'
  | 'too-many-open'

export type ParsedClaim = { ok: true; description: string } | { ok: false; reason: ClaimRefusal }

/** Returned items have no warranty. */
export function parseClaim(
  order: Pick<Order, 'deliveredAt' | 'lines'>,
  { orderLineId, description: typed }: { orderLineId: number; description: string },
  { years, timeZone, now }: { years: number; timeZone: string; now: Date },
): ParsedClaim {
  const line = order.lines.find(({ id }) => id === orderLineId)
  if (!line || line.returned >= line.quantity) return { ok: false, reason: 'unknown-line' }
  if (years === 0) return { ok: false, reason: 'not-offered' }
  const lastDay = lastWarrantyDay(order, years, timeZone)
  if (!lastDay) return { ok: false, reason: 'not-delivered' }
  if (isPastLastDay(lastDay, now, timeZone)) return { ok: false, reason: 'over' }
  const description = proseText(typed)
  if (description.length < minClaimLength) return { ok: false, reason: 'too-short' }
  if (description.length > maxClaimLength) return { ok: false, reason: 'too-long' }
  return { ok: true, description }
}
