import { addDays, shopDate } from '../../values/zoned-time.ts'

/** The business days from dispatch to arrival. */
export interface BusinessDays {
  min: number
  max: number
}

/** ISO dates, such as 2026-11-27. */
export interface ArrivalWindow {
  from: string
  to: string
}

/** How a shop dispatches: what its settings say. */
export interface Dispatch {
  /** Business days until an order is on its way. */
  handlingDays: number
  /** IANA name. */
  timeZone: string
}

export function businessDays(min: number | null, max: number | null): BusinessDays | null {
  return min === null || max === null ? null : { min, max }
}

/** The business days from an order to its arrival, with those until dispatch. */
export function daysToArrival({ min, max }: BusinessDays, handlingDays: number): BusinessDays {
  return { min: handlingDays + min, max: handlingDays + max }
}

/** When an order placed at `at` arrives. Business days are Monday to Friday in the shop's time zone. */
export function arrivalWindow(
  days: BusinessDays,
  at: Date,
  { handlingDays, timeZone }: Dispatch,
): ArrivalWindow {
  const ordered = shopDate(at, timeZone)
  const { min, max } = daysToArrival(days, handlingDays)
  return { from: addBusinessDays(ordered, min), to: addBusinessDays(ordered, max) }
}

/** From a weekend, day 0 is the next Monday. */
function addBusinessDays(date: string, days: number): string {
  const isWeekend = (day: string) => new Date(day).getUTCDay() % 6 === 0
  let day = date
  for (let left = days; left > 0 || isWeekend(day); ) {
    day = addDays(day, 1)
    if (!isWeekend(day)) left -= 1
  }
  return day
}
