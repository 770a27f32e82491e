import type { Selectable } from 'kysely'
import { isPostgres } from '../../db/columns.ts'
import type { Db, Schema, Tx } from '../../db/schema.ts'
import { cents } from '../money.ts'
import { hashOf } from '../visitors/visitor-token.server.ts'
import type { OrderReturn, ReturnLine, ReturnState } from './return.ts'
import { statesBeforeReturn } from './return.ts'

/**
 * Until the transaction ends nobody else asks for a return of this order, if all begin with this: what is left of a line is
 * read and then promised. On SQLite one transaction writes at a time anyway.
 */
export async function lockOrder(tx: Tx, orderId: number): Promise<void> {
  if (!isPostgres(tx)) return
  await tx.selectFrom('customer_order').select('id').where('id', '=', orderId).forUpdate().execute()
}

/** The returns of an order, the first first. */
export async function readReturns(db: Db | Tx, orderId: number): Promise<OrderReturn[]> {
  const rows = await db
    .selectFrom('order_return')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
  return withLines(db, rows)
}

export async function findReturn(db: Db | Tx, number: string): Promise<OrderReturn | undefined> {
  const rows = await db.selectFrom('order_return').selectAll().where('number', '=', number).execute()
  return (await withLines(db, rows))[0]
}

export async function findReturnByKey(tx: Tx, orderId: number, key: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('order_return')
    .select('number')
    .where('order_id', '=', orderId)
    .where('key_hash', '=', hashOf(`${orderId}-${key}`))
    .executeTakeFirst()
  return row?.number
}

/** All that somebody has to do something about, those asked for longest first. */
export async function readOpenReturns(
  db: Db,
): Promise<{ number: string; orderNumber: string; state: ReturnState; askedAt: string; amount: number }[]> {
  return db
    .selectFrom('order_return')
    .innerJoin('customer_order', 'customer_order.id', 'order_id')
    .select([
      'order_return.number',
      'customer_order.number as orderNumber',
      'order_return.state',
      'asked_at as askedAt',
      'amount',
    ])
    .where('order_return.state', 'in', ['asked', 'accepted', 'received'])
    .orderBy('order_return.id')
    .execute()
}

type ReturnRow = Selectable<Schema['order_return']>

async function withLines(db: Db | Tx, rows: readonly ReturnRow[]): Promise<OrderReturn[]> {
  if (rows.length === 0) return []
  const lines = await db
    .selectFrom('order_return_line')
    .selectAll()
    .where(
      'return_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('order_line_id')
    .execute()
  return rows.map(row => ({
    id: row.id,
    number: row.number,
    orderId: row.order_id,
    reason: row.reason,
    words: row.words,
    state: row.state,
    askedAt: row.asked_at,
    acceptedAt: row.accepted_at,
    receivedAt: row.received_at,
    refundedAt: row.refunded_at,
    declinedAt: row.declined_at,
    answer: row.answer,
    amount: cents(row.amount),
    lines: lines
      .filter(line => line.return_id === row.id)
      .map(line => ({
        orderLineId: line.order_line_id,
        quantity: line.quantity,
        amount: cents(line.amount),
      })),
  }))
}

export async function addReturn(
  tx: Tx,
  row: Pick<Schema['order_return'], 'number' | 'order_id' | 'key_hash' | 'reason' | 'words' | 'amount'>,
  lines: readonly ReturnLine[],
  now: Date,
): Promise<number> {
  const { id } = await tx
    .insertInto('order_return')
    .values({ ...row, state: 'asked', asked_at: now.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('order_return_line')
    .values(
      lines.map(({ orderLineId, quantity, amount }) => ({
        return_id: id,
        order_line_id: orderLineId,
        quantity,
        amount,
      })),
    )
    .execute()
  return id
}

/** Moves a return, if it can come there from where it is; the statement itself decides. */
export async function moveReturn(
  tx: Tx,
  id: number,
  to: Exclude<ReturnState, 'asked'>,
  now: Date,
  answer?: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('order_return')
    .set({ state: to, [`${to}_at`]: now.toISOString(), ...(answer !== undefined && { answer }) })
    .where('id', '=', id)
    .where('state', 'in', statesBeforeReturn(to))
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Counts what came back of a line. False when that would be more than was bought. */
export async function raiseReturned(tx: Tx, lineId: number, quantity: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('order_line')
    .set(line => ({ returned: line('returned', '+', quantity) }))
    .where('id', '=', lineId)
    .where(line => line.eb(line('returned', '+', quantity), '<=', line.ref('quantity')))
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
