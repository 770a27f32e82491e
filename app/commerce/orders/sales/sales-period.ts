import { addDays } from '../../values/zoned-time.ts'
import { daysBetween } from './shop-days.ts'

export const salesPeriods = ['7', '30', '12m'] as const
export type SalesPeriod = (typeof salesPeriods)[number]

export interface PeriodBar {
  /** ISO date of its first day. */
  from: string
  now: string[]
  before: string[]
}

/** The days of a period up to today, bar by bar, each with its days of the period before. */
export function periodBars(period: SalesPeriod, today: string): PeriodBar[] {
  if (period === '12m') return monthBars(today)
  const count = Number(period)
  return daysBetween(addDays(today, 1 - count), today).map(day => ({
    ...{ from: day, now: [day], before: [addDays(day, -count)] },
  }))
}

/** Twelve months, the last one up to today; a year before, up to the same day. */
function monthBars(today: string): PeriodBar[] {
  const [year, month] = today.split('-').map(Number) as [number, number]
  const firstOf = (months: number) =>
    new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10)
  return Array.from({ length: 12 }, (_, at) => {
    const months = at - 11
    const from = firstOf(months)
    const now = daysBetween(from, months === 0 ? today : addDays(firstOf(months + 1), -1))
    const before = daysBetween(firstOf(months - 12), addDays(firstOf(months - 11), -1))
    return { from, now, before: months === 0 ? before.slice(0, now.length) : before }
  })
}
