import { inOneCommit } from '../../db/one-commit.server.ts'
import type { Db, Tx } from '../../db/schema.ts'
import { cents } from '../money.ts'
import { moveOrder, noteOnOrder } from '../orders/move-order.server.ts'
import type { Order } from '../orders/order.ts'
import { readOrderById } from '../orders/order-store.server.ts'
import { wantRefund } from '../payments/want-refund.server.ts'
import { giveBackStock } from '../stock/stock-ledger-store.server.ts'
import type { OrderReturn } from './return.ts'
import { findReturn, lockOrder, moveReturn, raiseReturned } from './return-store.server.ts'

export type ReceivedReturn = { ok: true } | { ok: false; because: 'unknown-return' | 'not-open' }

/**
 * The goods of a return are here: they are in stock again, what was paid for them is to be given back, and the order is
 * returned when nothing of it is left. Received twice, they count once.
 */
export async function receiveReturn(
  db: Db,
  number: string,
  { who, now }: { who: string; now: Date },
): Promise<ReceivedReturn> {
  return inOneCommit(db, async tx => {
    const found = await findReturn(tx, number)
    if (!found) return { ok: false, because: 'unknown-return' }
    await lockOrder(tx, found.orderId)
    if (!(await moveReturn(tx, found.id, 'received', now))) return { ok: false, because: 'not-open' }
    for (const { orderLineId, quantity } of found.lines)
      if (!(await raiseReturned(tx, orderLineId, quantity)))
        throw new Error(`more came back of order line ${orderLineId} than was bought`)
    const order = await readOrderById(tx, found.orderId)
    if (!order) throw new Error(`return ${number} has no order`)
    await takeBack(tx, order, found, { who, now })
    return { ok: true }
  })
}

async function takeBack(
  tx: Tx,
  order: Order,
  { id, number, lines, amount }: OrderReturn,
  moved: { who: string; now: Date },
): Promise<void> {
  const note = { ...moved, note: `return ${number} received` }
  const isWhole = order.lines.every(({ quantity, returned }) => returned === quantity)
  if (!isWhole || !(await moveOrder(tx, order.id, 'returned', note))) await noteOnOrder(tx, order.id, note)
  // What the merchant has given back before, as a kindness, is not given back again.
  const left = Math.min(amount, order.paid + order.giftCard - order.refunded)
  if (left > 0)
    await wantRefund(tx, order.id, {
      amount: cents(left),
      reason: `returned ${number}`,
      key: `return-${id}`,
      now: moved.now,
    })
  const came = lines.map(({ orderLineId, quantity }) => ({
    sku: order.lines.find(line => line.id === orderLineId)!.sku,
    quantity,
  }))
  await giveBackStock(tx, order.id, { ...moved, lines: came, why: 'returned' })
}
