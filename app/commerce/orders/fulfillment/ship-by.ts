import { arrivalWindow, type Dispatch, shopDate } from '../../delivery/arrival.ts'
import { shopDayStart } from '../order-list/shop-day-start.ts'

const day = 86_400_000

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
    const earlier = shopDate(new Date(now.getTime() - days * day), dispatch.timeZone)
    if (shipBy(new Date(shopDayStart(earlier, dispatch.timeZone)), dispatch) < today)
      return shopDayStart(nextDate(earlier), dispatch.timeZone)
  }
  return new Date(0).toISOString()
}

function nextDate(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + day).toISOString().slice(0, 10)
}
