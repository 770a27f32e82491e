import type { Db, Tx } from '#db/schema/schema.ts'
import { type Actor, storedActor } from '../../values/actor.ts'
import type { PlannedArrivalLine } from './arrival.ts'

interface ReceivedUnits {
  returnId: number
  orderLineId: number
  received: number
  damaged: number
  amount: number
}

/** The items of these returns that have arrived, by line. */
export async function readReceivedUnits(db: Db | Tx, returnIds: readonly number[]): Promise<ReceivedUnits[]> {
  const rows = await db
    .selectFrom('return_arrival_line')
    .innerJoin('return_arrival', 'return_arrival.id', 'arrival_id')
    .select(({ fn }) => [
      'return_id as returnId',
      'order_line_id as orderLineId',
      fn.sum<number | string>('quantity').as('received'),
      fn.sum<number | string>('damaged').as('damaged'),
      fn.sum<number | string>('amount').as('amount'),
    ])
    .where('return_id', 'in', returnIds)
    .groupBy(['return_id', 'order_line_id'])
    .execute()
  return rows.map(row => ({
    ...row,
    received: Number(row.received),
    damaged: Number(row.damaged),
    amount: Number(row.amount),
  }))
}

/** The items in a package of a return, by line. */
export async function readArrivalLines(
  db: Db,
  arrivalId: number,
): Promise<{ orderLineId: number; quantity: number }[]> {
  return db
    .selectFrom('return_arrival_line')
    .select(['order_line_id as orderLineId', 'quantity'])
    .where('arrival_id', '=', arrivalId)
    .orderBy('order_line_id')
    .execute()
}

export async function addArrival(
  tx: Tx,
  { returnId, delivery, lines }: { returnId: number; delivery: number; lines: readonly PlannedArrivalLine[] },
  { actor, now }: { actor: Actor; now: Date },
): Promise<number> {
  const { id } = await tx
    .insertInto('return_arrival')
    .values({ return_id: returnId, delivery, at: now.toISOString(), ...storedActor(actor) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('return_arrival_line')
    .values(
      lines.map(({ orderLineId, arrived, damaged, amount }) => ({
        arrival_id: id,
        order_line_id: orderLineId,
        quantity: arrived,
        damaged,
        amount,
      })),
    )
    .execute()
  return id
}

/** The amounts of a return become those of what came: the rest can be returned again. */
export async function settleReturnAmounts(tx: Tx, returnId: number): Promise<void> {
  const [lines, delivery] = [await readReceivedUnits(tx, [returnId]), await readDelivery(tx, returnId)]
  await tx.updateTable('order_return_line').set({ amount: 0 }).where('return_id', '=', returnId).execute()
  for (const { orderLineId, amount } of lines)
    await tx
      .updateTable('order_return_line')
      .set({ amount })
      .where('return_id', '=', returnId)
      .where('order_line_id', '=', orderLineId)
      .execute()
  const amount = lines.reduce((sum, line) => sum + line.amount, delivery)
  await tx.updateTable('order_return').set({ amount }).where('id', '=', returnId).execute()
}

/** The withdrawal that a return was opened for, unless staff settled it before. */
export async function settleWithdrawalOf(tx: Tx, returnId: number, now: Date): Promise<void> {
  await tx
    .updateTable('withdrawal')
    .set({ settled_at: now.toISOString() })
    .where('settled_at', 'is', null)
    .where('id', '=', tx.selectFrom('order_return').select('withdrawal_id').where('id', '=', returnId))
    .execute()
}

async function readDelivery(tx: Tx, returnId: number): Promise<number> {
  const { delivery } = await tx
    .selectFrom('return_arrival')
    .select(({ fn }) => fn.sum<number | string | null>('delivery').as('delivery'))
    .where('return_id', '=', returnId)
    .executeTakeFirstOrThrow()
  return Number(delivery ?? 0)
}
