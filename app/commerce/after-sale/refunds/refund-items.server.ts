import { inOneCommit } from '#db/connection/one-commit.server.ts'
import type { Db, Tx } from '#db/schema/schema.ts'
import { restockOrder } from '../../catalog/stock/stock-ledger-store.server.ts'
import { lockOrder } from '../../orders/lock-order-store.server.ts'
import type { Order } from '../../orders/order.ts'
import { readOrderById } from '../../orders/order-store.server.ts'
import { requestRefund } from '../../payments/refunds/request-refund.server.ts'
import type { Actor } from '../../values/actor.ts'
import { type Amount, toAmount } from '../../values/money.ts'
import type { ItemRefundReason, ItemRefundRefusal } from '../item-refund-reason.ts'
import { increaseReturned, readReturns } from '../returns/return-store.server.ts'
import { type ItemRefundRequest, planItemRefund } from './item-refund.ts'
import {
  addItemRefund,
  findItemRefundAmount,
  increaseDeliveryRefunded,
  increaseLineRefunded,
} from './item-refund-store.server.ts'

export interface ItemRefund extends ItemRefundRequest {
  /** The same key refunds once. */
  key: string
  reason: ItemRefundReason
  actor: Actor
  now: Date
}

export type RefundItemsResult =
  | { ok: true; amount: Amount; isRepeat: boolean }
  | ({ ok: false } & ItemRefundRefusal)

/**
 * Refunds items of an order, its delivery, and an extra amount, to its payments and gift card; restocks the items that are back. Never refunds
 * more than was paid, or more for a line than it cost.
 */
export async function refundItems(db: Db, orderId: number, refund: ItemRefund): Promise<RefundItemsResult> {
  return inOneCommit(db, async tx => {
    await lockOrder(tx, orderId)
    const order = await readOrderById(tx, orderId)
    if (!order) return { ok: false, reason: 'nothing-chosen' }
    const key = `${orderId}-${refund.key}`
    const repeated = await findItemRefundAmount(tx, key)
    if (repeated !== undefined) return { ok: true, amount: repeated, isRepeat: true }
    const planned = planItemRefund(order, await readReturns(tx, orderId), refund)
    if (!planned.ok) return planned
    await writeItemRefund(tx, order, { ...refund, key, amount: planned.amount })
    return { ok: true, amount: planned.amount, isRepeat: false }
  })
}

/** The order is locked, so what was planned must work. */
async function writeItemRefund(tx: Tx, order: Order, refund: ItemRefund & { amount: Amount }): Promise<void> {
  const { key, reason, amount, lines, delivery = toAmount(0), actor, now } = refund
  const row = { orderId: order.id, key, reason, amount, delivery }
  const id = await addItemRefund(tx, row, lines, { actor, now })
  if (delivery > 0 && !(await increaseDeliveryRefunded(tx, order.id, delivery)))
    throw new Error(`order ${order.id}: refunded too much for delivery`)
  for (const line of lines)
    if (!(await increaseLineRefunded(tx, line)))
      throw new Error(`order line ${line.orderLineId}: refunded too much`)
  const restocked = lines.filter(({ isRestocked }) => isRestocked)
  for (const { orderLineId, quantity } of restocked)
    if (!(await increaseReturned(tx, orderLineId, quantity)))
      throw new Error(`order line ${orderLineId}: returned more than was bought`)
  const stock = restocked.map(({ orderLineId, quantity }) => ({
    sku: order.lines.find(line => line.id === orderLineId)!.sku,
    quantity,
  }))
  const restock = () => restockOrder(tx, order.id, { actor, now, lines: stock, reason: 'returned' })
  const purpose = { cause: 'items', itemRefundId: id } as const
  const request = { amount, purpose, key: `items-${id}`, actor, now, restock }
  if (!(await requestRefund(tx, order.id, request)))
    throw new Error(`order ${order.id}: nothing left to refund`)
}
