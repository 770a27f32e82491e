import { sql } from 'kysely'
import type { Db } from '#db/schema/schema.ts'
import { ranOut } from '../../catalog/stock/wanted-stock-store.server.ts'
import type { DaySpan } from './day-sales-store.server.ts'

/** A period and the one before it. */
export interface Periods {
  now: DaySpan
  before: DaySpan
}

/** How many SKUs ran out in each period. One that ran out twice counts once. */
export async function countStockOuts(
  db: Db,
  { now, before }: Periods,
): Promise<Record<keyof Periods, number>> {
  const skusIn = (one: DaySpan) =>
    sql`count(distinct case when at >= ${one.from} and at < ${one.before} then sku end)`
  const { rows } = await sql<Record<keyof Periods, number>>`
    select ${skusIn(now)} as now, ${skusIn(before)} as before
    from stock_movement where ${ranOut} and at >= ${before.from}`.execute(db)
  return { now: Number(rows[0]!.now), before: Number(rows[0]!.before) }
}
