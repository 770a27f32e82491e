import type { Insertable, Selectable } from 'kysely'
import type { Db, Schema, Tx } from '#db/schema/schema.ts'
import { type Amount, toAmount } from '../../values/money.ts'
import { hashToken } from '../../values/random-token.server.ts'
import { refundOfReturn } from './refund-of-return.ts'
import { type OrderReturn, type PlannedReturnLine, type ReturnState, returnStatesBefore } from './return.ts'
import { readReceivedUnits } from './return-arrival-store.server.ts'

/** Oldest first. */
export async function readReturns(db: Db | Tx, orderId: number): Promise<OrderReturn[]> {
  return readReturnsOfOrders(db, [orderId])
}

/** Oldest first; three queries. */
export async function readReturnsOfOrders(db: Db | Tx, orderIds: readonly number[]): Promise<OrderReturn[]> {
  if (orderIds.length === 0) return []
  const rows = await selectReturns(db).where('order_id', 'in', orderIds).orderBy('id').execute()
  return withLines(db, rows)
}

export async function findReturn(db: Db | Tx, number: string): Promise<OrderReturn | undefined> {
  const rows = await selectReturns(db).where('number', '=', number).execute()
  return (await withLines(db, rows))[0]
}

export async function findReturnByKey(tx: Tx, orderId: number, key: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('order_return')
    .select('number')
    .where('order_id', '=', orderId)
    .where('key_hash', '=', hashToken(`${orderId}-${key}`))
    .executeTakeFirst()
  return row?.number
}

/** The refunds of the returns with these numbers, made and still to be made; four queries. */
export async function readRefundsOfReturns(
  db: Db,
  numbers: readonly string[],
): Promise<Map<string, { amount: Amount; currency: string }>> {
  if (numbers.length === 0) return new Map()
  const orders = await db
    .selectFrom('customer_order')
    .select(['id', 'currency', 'paid', 'gift_card', 'refunded'])
    .where(
      'id',
      'in',
      db
        .selectFrom('order_return')
        .select('order_id')
        .where('number', 'in', [...numbers]),
    )
    .execute()
  const ids = orders.map(({ id }) => id)
  const returns = Map.groupBy(await readReturnsOfOrders(db, ids), ({ orderId }) => orderId)
  return new Map(
    orders.flatMap(({ id, currency, paid, gift_card, refunded }) => {
      const money = { paid: toAmount(paid), giftCard: toAmount(gift_card), refunded: toAmount(refunded) }
      const own = returns.get(id) ?? []
      return own.map(one => [one.number, { amount: refundOfReturn(money, own, one), currency }] as const)
    }),
  )
}

/** Those that need the merchant's attention, oldest first. */
export async function readOpenReturns(
  db: Db,
): Promise<{ number: string; orderNumber: string; state: ReturnState; requestedAt: string }[]> {
  return db
    .selectFrom('order_return')
    .innerJoin('customer_order', 'customer_order.id', 'order_id')
    .select(['order_return.number', 'customer_order.number as orderNumber'])
    .select(['order_return.state', 'requested_at as requestedAt'])
    .where('order_return.state', 'in', ['requested', 'accepted', 'received'])
    .orderBy('order_return.id')
    .execute()
}

type ReturnRow = Selectable<Schema['order_return']> & {
  origin: string | null
  refunded: number | string | null
  arrivals: number | string | null
}

function selectReturns(db: Db | Tx) {
  return db
    .selectFrom('order_return')
    .selectAll()
    .select(({ selectFrom, fn }) => [
      fn
        .coalesce(
          selectFrom('withdrawal')
            .select('number')
            .whereRef('withdrawal.id', '=', 'order_return.withdrawal_id'),
          selectFrom('warranty_claim')
            .select('number')
            .whereRef('warranty_claim.id', '=', 'order_return.claim_id'),
        )
        .as('origin'),
      selectFrom('refund')
        .select(({ fn }) => fn.sum<number | string>('refund.amount').as('amount'))
        .whereRef('refund.order_id', '=', 'order_return.order_id')
        .whereRef('refund.return_id', '=', 'order_return.id')
        .as('refunded'),
      selectFrom('return_arrival')
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .whereRef('return_arrival.return_id', '=', 'order_return.id')
        .as('arrivals'),
    ])
}

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
  const units = await readReceivedUnits(
    db,
    rows.map(({ id }) => id),
  )
  const unitsOf = (line: { return_id: number; order_line_id: number }) =>
    units.find(one => one.returnId === line.return_id && one.orderLineId === line.order_line_id)
  return rows.map(row => ({
    id: row.id,
    number: row.number,
    orderId: row.order_id,
    origin: row.origin,
    reason: row.reason,
    comment: row.comment,
    state: row.state,
    requestedAt: row.requested_at,
    acceptedAt: row.accepted_at,
    receivedAt: row.received_at,
    refundedAt: row.refunded_at,
    declinedAt: row.declined_at,
    answer: row.answer,
    amount: toAmount(row.amount),
    refunded: toAmount(Number(row.refunded ?? 0)),
    arrivals: Number(row.arrivals ?? 0),
    lines: lines
      .filter(line => line.return_id === row.id)
      .map(line => ({
        orderLineId: line.order_line_id,
        quantity: line.quantity,
        amount: toAmount(line.amount),
        received: unitsOf(line)?.received ?? 0,
        damaged: unitsOf(line)?.damaged ?? 0,
        receivedAmount: toAmount(unitsOf(line)?.amount ?? 0),
      })),
  }))
}

type NewReturn = Pick<
  Insertable<Schema['order_return']>,
  | ('number' | 'order_id' | 'key_hash' | 'reason' | 'comment' | 'amount' | 'requested_at')
  | ('withdrawal_id' | 'claim_id')
>

export async function addReturn(
  tx: Tx,
  row: NewReturn,
  lines: readonly PlannedReturnLine[],
): Promise<number> {
  const { id } = await tx
    .insertInto('order_return')
    .values({ ...row, state: 'requested' })
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

/** False if the current state does not allow the change. */
export async function changeReturnState(
  tx: Tx,
  id: number,
  to: Exclude<ReturnState, 'requested'>,
  now: Date,
  answer?: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('order_return')
    .set({ state: to, [`${to}_at`]: now.toISOString(), ...(answer !== undefined && { answer }) })
    .where('id', '=', id)
    .where('state', 'in', returnStatesBefore(to))
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Adds to a line's returned quantity; false if that would be more than was bought. */
export async function increaseReturned(tx: Tx, lineId: number, quantity: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('order_line')
    .set(line => ({ returned: line('returned', '+', quantity) }))
    .where('id', '=', lineId)
    .where(line => line.eb(line('returned', '+', quantity), '<=', line.ref('quantity')))
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
