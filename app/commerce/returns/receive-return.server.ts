import { inOneCommit } from '../../db/connection/one-commit.server.ts'
import type { Db, Tx } from '../../db/schema/schema.ts'
import type { Actor } from '../actor.ts'
import { toAmount } from '../money.ts'
import { addOrderNote, changeOrderState } from '../orders/change-order-state.server.ts'
import { lockOrder } from '../orders/lock-order-store.server.ts'
import type { Order } from '../orders/order.ts'
import { orderNote } from '../orders/order-note.ts'
import { readOrderById } from '../orders/order-store.server.ts'
import { requestRefund } from '../payments/refunds/request-refund.server.ts'
import { restockOrder } from '../stock/stock-ledger-store.server.ts'
import type { OrderReturn } from './return.ts'
import { changeReturnState, findReturn, increaseReturned } from './return-store.server.ts'

export type ReceiveReturnResult = { ok: true } | { ok: false; reason: 'unknown-return' | 'not-open' }

/** Restocks the items of a return and requests their refund. Once everything is back, the order is returned. */
export async function receiveReturn(
  db: Db,
  number: string,
  { actor, now }: { actor: Actor; now: Date },
): Promise<ReceiveReturnResult> {
  return inOneCommit(db, async tx => {
    const found = await findReturn(tx, number)
    if (!found) return { ok: false, reason: 'unknown-return' }
    await lockOrder(tx, found.orderId)
    if (!(await changeReturnState(tx, found.id, 'received', now))) return { ok: false, reason: 'not-open' }
    for (const { orderLineId, quantity } of found.lines)
      if (!(await increaseReturned(tx, orderLineId, quantity)))
        throw new Error(`order line ${orderLineId}: returned more than was bought`)
    const order = await readOrderById(tx, found.orderId)
    if (!order) throw new Error(`return ${number} has no order`)
    await bookReturn(tx, order, found, { actor, now })
    return { ok: true }
  })
}

async function bookReturn(
  tx: Tx,
  order: Order,
  { id, number, lines, amount }: OrderReturn,
  received: { actor: Actor; now: Date },
): Promise<void> {
  const change = { ...received, note: orderNote('return-received', number) }
  const isWhole = order.lines.every(({ quantity, returned }) => returned === quantity)
  if (!isWhole || !(await changeOrderState(tx, order.id, 'returned', change)))
    await addOrderNote(tx, order.id, change)
  // Earlier goodwill refunds count toward this one.
  const remaining = Math.min(amount, order.paid + order.giftCard - order.refunded)
  if (remaining > 0)
    await requestRefund(tx, order.id, {
      amount: toAmount(remaining),
      purpose: { cause: 'returned', returnId: id },
      key: `return-${id}`,
      ...received,
    })
  const restocked = lines.map(({ orderLineId, quantity }) => ({
    sku: order.lines.find(line => line.id === orderLineId)!.sku,
    quantity,
  }))
  await restockOrder(tx, order.id, { ...received, lines: restocked, reason: 'returned' })
}
