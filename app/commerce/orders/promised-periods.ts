import type { Settings } from '../settings/settings.ts'
import type { Order } from './order.ts'

type PromisedPeriods = Pick<Settings, 'returnDays' | 'warrantyYears'>

/** What was promised when the order was placed, or what the shop promises now if that's better. 0 is none. */
export function promisedPeriods(
  order: Pick<Order, 'returnDays' | 'warrantyYears'>,
  settings: PromisedPeriods,
): PromisedPeriods {
  return {
    returnDays: Math.max(order.returnDays ?? 0, settings.returnDays),
    warrantyYears: Math.max(order.warrantyYears ?? 0, settings.warrantyYears),
  }
}
