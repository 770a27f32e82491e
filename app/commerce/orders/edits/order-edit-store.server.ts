import type { Db, Tx } from '#db/schema/schema.ts'
import { readdressEmails } from '../../running/outbox/email-store.server.ts'
import { type Actor, storedActor, toActor } from '../../values/actor.ts'
import { toAmount } from '../../values/money.ts'
import { newToken } from '../../values/random-token.server.ts'
import type { Order } from '../order.ts'
import { storedOrderToken } from '../order-token-store.server.ts'
import { noteOrderChange } from '../sales/sales-change-store.server.ts'
import type { OrderContent } from './order-content.ts'
import type { PlannedEdit } from './plan-order-edit.ts'

/** An edit as it was made. */
export interface OrderEdit {
  id: number
  orderId: number
  at: string
  actor: Actor
  before: OrderContent
  after: OrderContent
  refunded: number
  due: number
}

export async function addOrderEdit(
  tx: Tx,
  orderId: number,
  { before, after, refund, toGiftCard, due }: PlannedEdit,
  { actor, now }: { actor: Actor; now: Date },
): Promise<number> {
  const { id } = await tx
    .insertInto('order_edit')
    .values({
      ...{ order_id: orderId, at: now.toISOString(), ...storedActor(actor) },
      ...{ before: JSON.stringify(before), after: JSON.stringify(after) },
      ...{ refunded: refund + toGiftCard, due },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Oldest first. */
export async function readOrderEdits(db: Db | Tx, orderId: number): Promise<OrderEdit[]> {
  const rows = await db
    .selectFrom('order_edit')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
  return rows.map(({ id, order_id, at, before, after, refunded, due, ...author }) => ({
    ...{ id, orderId: order_id, at, actor: toActor(author), refunded, due },
    ...{ before: JSON.parse(before) as OrderContent, after: JSON.parse(after) as OrderContent },
  }))
}

/**
 * Writes an order's content; false if it isn't the order that was planned for, or is packed. A new address gets a new link: the old one
 * was sent to somebody else.
 */
export async function writeOrderContent(
  tx: Tx,
  order: Pick<Order, 'id' | 'total' | 'state' | 'email'>,
  { after, refund, toGiftCard }: PlannedEdit,
): Promise<boolean> {
  const isMoved = after.email !== order.email
  if (isMoved) await readdressEmails(tx, order.id, { from: order.email, to: after.email })
  const { numUpdatedRows } = await tx
    .updateTable('customer_order')
    .set(row => ({
      ...(isMoved && storedOrderToken(tx, newToken())),
      ...{ email: after.email, address: JSON.stringify(after.address), country: after.address.country },
      ...{ subtotal: after.subtotal, discount: after.discount, delivery: after.delivery },
      ...{ delivery_tax: after.deliveryTax, tax: after.tax, total: after.total },
      gift_card: row('gift_card', '-', toGiftCard),
      excess_refunded: row('excess_refunded', '+', toAmount(refund)),
    }))
    .where('id', '=', order.id)
    .where('state', '=', order.state)
    .where('total', '=', order.total)
    .executeTakeFirstOrThrow()
  await noteOrderChange(tx, order.id)
  return numUpdatedRows === 1n
}

export async function replaceDiscountsAndTaxes(
  tx: Tx,
  orderId: number,
  { discounts, taxes }: Pick<OrderContent, 'discounts' | 'taxes'>,
): Promise<void> {
  await tx.deleteFrom('order_discount').where('order_id', '=', orderId).execute()
  await tx.deleteFrom('order_tax').where('order_id', '=', orderId).execute()
  const placed = <T>(all: readonly T[]) =>
    all.map((one, position) => ({ order_id: orderId, position, ...one }))
  if (discounts.length > 0) await tx.insertInto('order_discount').values(placed(discounts)).execute()
  if (taxes.length > 0) await tx.insertInto('order_tax').values(placed(taxes)).execute()
}
