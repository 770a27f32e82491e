import type { Tx } from '#db/schema/schema.ts'
import { type Actor, storedActor } from '../../values/actor.ts'
import { type Amount, toAmount } from '../../values/money.ts'
import type { ItemRefundLine } from './item-refund.ts'

/** Undefined if there is no refund with this key. */
export async function findItemRefundAmount(tx: Tx, key: string): Promise<Amount | undefined> {
  const row = await tx.selectFrom('item_refund').select('amount').where('key', '=', key).executeTakeFirst()
  return row && toAmount(row.amount)
}

export async function addItemRefund(
  tx: Tx,
  refund: { orderId: number; key: string; reason: string; amount: Amount; delivery: Amount },
  lines: readonly ItemRefundLine[],
  { actor, now }: { actor: Actor; now: Date },
): Promise<number> {
  const { orderId, key, reason, amount, delivery } = refund
  const { id } = await tx
    .insertInto('item_refund')
    .values({
      ...{ order_id: orderId, key, reason, amount, delivery },
      ...{ at: now.toISOString(), ...storedActor(actor) },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (lines.length === 0) return id
  await tx
    .insertInto('item_refund_line')
    .values(
      lines.map(line => ({
        item_refund_id: id,
        order_line_id: line.orderLineId,
        quantity: line.quantity,
        amount: line.amount,
        restocked: line.isRestocked ? (1 as const) : (0 as const),
      })),
    )
    .execute()
  return id
}

/** Adds to what was refunded for delivery; false if that would be more than it cost. */
export async function increaseDeliveryRefunded(tx: Tx, orderId: number, amount: Amount): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('customer_order')
    .set(order => ({ delivery_refunded: order('delivery_refunded', '+', amount) }))
    .where('id', '=', orderId)
    .where(order => order.eb(order('delivery_refunded', '+', amount), '<=', order.ref('delivery')))
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Adds to what was refunded for a line; false if that would be more than it cost. */
export async function increaseLineRefunded(
  tx: Tx,
  { orderLineId, amount }: Pick<ItemRefundLine, 'orderLineId' | 'amount'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('order_line')
    .set(line => ({ refunded: line('refunded', '+', amount) }))
    .where('id', '=', orderLineId)
    .where(line => line.eb(line('refunded', '+', amount), '<=', line.ref('total')))
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
