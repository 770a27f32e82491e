import { inOneCommit } from '#db/connection/one-commit.server.ts'
import type { Db } from '#db/schema/schema.ts'
import type { Actor } from '../values/actor.ts'
import { newToken } from '../values/random-token.server.ts'
import { amountDue } from './amount-due.ts'
import { bankTransfer } from './bank-transfer.ts'
import { addPayment, findOrderBalance } from './payment-store.server.ts'
import { settlePayment } from './settlement/settle-payment.server.ts'

export type RecordTransferResult = { ok: true } | { ok: false; reason: 'not-payable' }

/** Records a transfer for an order, regardless of the payment method the order was placed with. */
export async function recordTransfer(
  db: Db,
  orderId: number,
  { actor, now }: { actor: Actor; now: Date },
): Promise<RecordTransferResult> {
  return inOneCommit(db, async tx => {
    const order = await findOrderBalance(tx, orderId)
    const due = order ? amountDue(order) : 0
    if (order?.state !== 'placed' || due <= 0) return { ok: false, reason: 'not-payable' }
    const payment = await addPayment(
      tx,
      { orderId, provider: bankTransfer.name, token: newToken(), amount: due, currency: order.currency },
      now,
    )
    await settlePayment(tx, payment.id, 'paid', { now, actor })
    return { ok: true }
  })
}
