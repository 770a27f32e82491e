import { inOneCommit } from '../../db/one-commit.server.ts'
import type { Db } from '../../db/schema.ts'
import { newToken } from '../visitors/visitor-token.server.ts'
import { bankTransfer } from './bank-transfer.ts'
import { addPayment, findPaidOrder } from './payment-store.server.ts'
import { settleIn } from './settle-payment.server.ts'

export type Transferred = { ok: true } | { ok: false; because: 'not-payable' }

/**
 * The merchant has found the money of an order on their account, whichever way of paying it was placed with. Refuses when the
 * order waits for none.
 */
export async function takeTransfer(db: Db, orderId: number, now: Date): Promise<Transferred> {
  return inOneCommit(db, async tx => {
    const order = await findPaidOrder(tx, orderId)
    const due = order ? order.total - order.giftCard - order.paid : 0
    if (order?.state !== 'placed' || due <= 0) return { ok: false, because: 'not-payable' }
    const payment = await addPayment(
      tx,
      { orderId, provider: bankTransfer.name, token: newToken(), amount: due },
      now,
    )
    await settleIn(tx, payment.id, 'paid', { now, who: 'merchant' })
    return { ok: true }
  })
}
