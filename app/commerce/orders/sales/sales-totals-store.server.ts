import type { Selectable } from 'kysely'
import type { Db, Schema, Tx } from '#db/schema/schema.ts'
import type { SalesOfDay } from './sales-day.ts'

export interface SalesState {
  timeZone: string | null
  countedFrom: string | null
}

/** Counting jobs wait for each other here; orders don't. */
export async function lockSalesState(tx: Tx): Promise<SalesState> {
  return tx
    .updateTable('sales_state')
    .set({ id: 1 })
    .where('id', '=', 1)
    .returning(['time_zone as timeZone', 'counted_from as countedFrom'])
    .executeTakeFirstOrThrow()
}

export function readSalesState(db: Db | Tx): Promise<SalesState> {
  return db
    .selectFrom('sales_state')
    .select(['time_zone as timeZone', 'counted_from as countedFrom'])
    .executeTakeFirstOrThrow()
}

export async function saveSalesState(tx: Tx, { timeZone, countedFrom }: SalesState): Promise<void> {
  await tx.updateTable('sales_state').set({ time_zone: timeZone, counted_from: countedFrom }).execute()
}

export interface SalesChange {
  at: string
  carts: number
}

/** Removes the oldest changes and returns them. */
export function takeSalesChanges(tx: Tx, limit: number): Promise<SalesChange[]> {
  return tx
    .deleteFrom('sales_change')
    .where('id', 'in', tx.selectFrom('sales_change').select('id').orderBy('id').limit(limit))
    .returning(['at', 'carts'])
    .execute()
}

/** Changes that no job has counted yet. */
export function readSalesChanges(db: Db): Promise<SalesChange[]> {
  return db.selectFrom('sales_change').select(['at', 'carts']).execute()
}

/** When the first order was placed; undefined without one. */
export async function findFirstSale(db: Db | Tx): Promise<string | undefined> {
  const row = await db
    .selectFrom('customer_order')
    .select('paid_at')
    .where('paid_at', 'is not', null)
    .orderBy('paid_at')
    .limit(1)
    .executeTakeFirst()
  return row?.paid_at ?? undefined
}

export async function replaceDay(tx: Tx, day: string, sales: readonly SalesOfDay[]): Promise<void> {
  await tx.deleteFrom('sales_day').where('day', '=', day).execute()
  if (sales.length === 0) return
  await tx
    .insertInto('sales_day')
    .values(
      sales.map(({ isTest, netRefunds, netWithCost, ...sums }) => ({
        ...{ ...sums, day, is_test: isTest ? (1 as const) : (0 as const), net_refunds: netRefunds },
        net_with_cost: netWithCost,
      })),
    )
    .execute()
}

export async function deleteAllDays(tx: Tx): Promise<void> {
  await tx.deleteFrom('sales_day').execute()
}

export async function addCarts(tx: Tx, day: string, carts: number): Promise<void> {
  await tx
    .insertInto('cart_day')
    .values({ day, carts })
    .onConflict(on => on.column('day').doUpdateSet(row => ({ carts: row('cart_day.carts', '+', carts) })))
    .execute()
}

/** The counted days from one to another, both included. */
export async function readDays(
  db: Db,
  { from, to }: { from: string; to: string },
): Promise<(SalesOfDay & { day: string })[]> {
  const rows = await db
    .selectFrom('sales_day')
    .selectAll()
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute()
  return rows.map(toSalesOfDay)
}

/** PostgreSQL returns large numbers as texts. */
function toSalesOfDay(row: Selectable<Schema['sales_day']>): SalesOfDay & { day: string } {
  return {
    ...{ day: row.day, currency: row.currency, isTest: row.is_test === 1, orders: row.orders },
    ...{ net: Number(row.net), discounts: Number(row.discounts), tax: Number(row.tax) },
    ...{ delivery: Number(row.delivery), refunds: Number(row.refunds), netRefunds: Number(row.net_refunds) },
    ...{ cost: Number(row.cost), netWithCost: Number(row.net_with_cost) },
  }
}

export async function readCartDays(
  db: Db,
  { from, to }: { from: string; to: string },
): Promise<{ day: string; carts: number }[]> {
  return db.selectFrom('cart_day').selectAll().where('day', '>=', from).where('day', '<=', to).execute()
}
