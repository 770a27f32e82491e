import type { Settings } from '../running/settings/settings.ts'
import type { Order } from './order.ts'

type PromisedPeriods = Pick<Settings, 'returnDays' | 'warrantyYears'>

/** The periods promised when the order was placed, or today's if they are longer. 0 is none. */
export function promisedPeriods(
  order: Pick<Order, 'returnDays' | 'warrantyYears'>,
  settings: PromisedPeriods,
): PromisedPeriods {
  return {
    returnDays: Math.max(order.returnDays, settings.returnDays),
    warrantyYears: Math.max(order.warrantyYears, settings.warrantyYears),
  }
}
