import { daysLater } from '../../values/zoned-time.ts'
import type { HoldKind } from './hold-limits.ts'

const hour = 60 * 60 * 1000

/** A transfer is due in a day when it's reminded of, but not within the first half day: `transfer_days` may be 1. */
const afterTransferOrder = 12 * hour

/** The time to remind of an unpaid order: halfway to the deadline if it's paid online. The timeout is in milliseconds. */
export function reminderTime(
  kind: HoldKind,
  { placedAt, paymentTimeout, timeZone }: { placedAt: Date; paymentTimeout: number; timeZone: string },
): Date {
  const after = (wait: number) => new Date(placedAt.getTime() + wait)
  if (kind === 'online') return after(paymentTimeout / 2)
  const [dayBefore, first] = [daysLater(after(paymentTimeout), -1, timeZone), after(afterTransferOrder)]
  return dayBefore > first ? dayBefore : first
}
