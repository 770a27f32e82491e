import { arrivalWindow, type Dispatch } from '../../selling/delivery/arrival.ts'
import { addDays, shopDate, startOfDay } from '../../values/zoned-time.ts'

/** The ISO date on which an order that was paid then should be on its way. */
export function shipBy(paidAt: Date, dispatch: Dispatch): string {
  return arrivalWindow({ min: 0, max: 0 }, paidAt, dispatch).from
}

/** Orders to pack that were paid before this ISO time are late: their day to ship was before today. */
export function lateBefore(now: Date, dispatch: Dispatch): string {
  const today = shopDate(now, dispatch.timeZone)
  // Of weekends and handling days, only so many can lie between.
  const maxDays = 2 * dispatch.handlingDays + 7
  for (let days = 0; days <= maxDays; days++) {
    const earlier = addDays(today, -days)
    if (shipBy(startOfDay(earlier, dispatch.timeZone)!, dispatch) < today)
      return startOfDay(addDays(earlier, 1), dispatch.timeZone)!.toISOString()
  }
  return new Date(0).toISOString()
}
