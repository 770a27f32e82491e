import { sql } from 'kysely'
import type { Db } from '../../db/schema/schema.ts'
import type { Invoice } from './invoice.ts'

export async function findInvoice(db: Db, orderId: number): Promise<Invoice | undefined> {
  return db
    .selectFrom('invoice')
    .select(['number', 'issued_at as issuedAt'])
    .where('order_id', '=', orderId)
    .executeTakeFirst()
}

/** Assigns the next number. False if the order has one, or another order just took it. */
export async function addInvoice(db: Db, orderId: number, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('invoice')
    .columns(['number', 'order_id', 'issued_at'])
    .expression(({ selectFrom, fn, val, eb }) =>
      selectFrom('invoice')
        .select([
          eb(fn.coalesce(fn.max('number'), sql<number>`0`), '+', sql<number>`1`).as('number'),
          sql<number>`cast(${val(orderId)} as integer)`.as('order_id'),
          sql<string>`cast(${val(now.toISOString())} as text)`.as('issued_at'),
        ])
        // SQLite reads "on conflict" after a bare select as a join.
        .where(sql<boolean>`1 = 1`),
    )
    .onConflict(on => on.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}
