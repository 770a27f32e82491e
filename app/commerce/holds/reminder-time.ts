import type { HoldKind } from './hold-limits.ts'

const hour = 60 * 60 * 1000

/** A day before the deadline, but not within the first half day, because `transfer_days` may be 1. */
const beforeTransferDeadline = 24 * hour
const afterTransferOrder = 12 * hour

/** The time to remind of an unpaid order: halfway to the deadline if it's paid online. The timeout is in milliseconds. */
export function reminderTime(kind: HoldKind, placedAt: Date, paymentTimeout: number): Date {
  const wait =
    kind === 'online'
      ? paymentTimeout / 2
      : Math.max(paymentTimeout - beforeTransferDeadline, afterTransferOrder)
  return new Date(placedAt.getTime() + wait)
}
