import { type ArrivalWindow, arrivalWindow } from '../selling/delivery/arrival.ts'
import type { Order } from './order.ts'

/** As promised when the order was placed, or counted from a transfer. Undefined before payment, and without an estimate. */
export function expectedArrival(
  { arrival, arrivalDays, events }: Pick<Order, 'arrival' | 'arrivalDays' | 'events'>,
  timeZone: string,
): ArrivalWindow | undefined {
  const paidAt = events.find(({ state }) => state === 'paid')?.at
  if (arrival || !arrivalDays || paidAt === undefined) return arrival ?? undefined
  return arrivalWindow(arrivalDays, new Date(paidAt), { handlingDays: 0, timeZone })
}
