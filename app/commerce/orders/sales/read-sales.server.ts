import type { Db } from '#db/schema/schema.ts'
import { shopDate } from '../../values/zoned-time.ts'
import { countDay } from './day-sales-store.server.ts'
import { noSales, type SalesOfDay } from './sales-day.ts'
import { readCartDays, readDays, readSalesChanges, readSalesState } from './sales-totals-store.server.ts'
import { daysBetween, daysOf, spanOfDay } from './shop-days.ts'

interface SalesQuery {
  /** ISO dates of the shop's time zone, both included. */
  from: string
  to: string
  timeZone: string
  currency: string
  isTest: boolean
}

export type SalesDay = SalesOfDay & { day: string; carts: number }

/**
 * Every day of a period. Days that changed since the job counted them are counted now, so that the sums are those of all
 * orders. Undefined while the job has not counted the period yet.
 */
export async function readSales(db: Db, query: SalesQuery): Promise<SalesDay[] | undefined> {
  const { from, to, timeZone, currency, isTest } = query
  // Read first: a job that counts them meanwhile has also updated the days.
  const changes = await readSalesChanges(db)
  if (!(await isCounted(db, query))) return undefined
  const days = new Map(
    daysBetween(from, to).map(day => [day, { ...noSales(currency, isTest), day, carts: 0 }]),
  )
  const isAskedFor = (sales: SalesOfDay) => sales.currency === currency && sales.isTest === isTest
  for (const sales of await readDays(db, query))
    if (isAskedFor(sales)) days.set(sales.day, { ...sales, carts: 0 })
  const moments = changes.map(({ at }) => at)
  for (const day of daysOf(moments, timeZone)) {
    if (!days.has(day)) continue
    const sales = (await countDay(db, spanOfDay(day, timeZone))).find(isAskedFor)
    days.set(day, { ...(sales ?? noSales(currency, isTest)), day, carts: 0 })
  }
  for (const { day, carts } of await readCartDays(db, query)) days.get(day)!.carts += carts
  for (const { at, carts } of changes) {
    const day = carts > 0 ? days.get(shopDate(new Date(at), timeZone)) : undefined
    if (day) day.carts += carts
  }
  return [...days.values()]
}

async function isCounted(db: Db, { from, timeZone }: SalesQuery): Promise<boolean> {
  const state = await readSalesState(db)
  return state.timeZone === timeZone && state.countedFrom !== null && state.countedFrom <= from
}
