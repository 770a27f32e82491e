import { inOneCommit } from '../../db/one-commit.server.ts'
import type { Db, Tx } from '../../db/schema.ts'
import { noteOnOrder } from '../orders/move-order.server.ts'
import { theShop } from '../orders/order.ts'
import { followProviderRefund } from './follow-provider-refund.server.ts'
import { isRefundOf, type MismatchReason, mismatchOf } from './payment-mismatch.ts'
import { addMismatch } from './payment-mismatch-store.server.ts'
import type { PaymentNews, PaymentState, ToldMoney, ToldRefund } from './payment-provider.ts'
import { findPaidOrder, findPayment, type Payment } from './payment-store.server.ts'
import { raiseProviderRefund } from './provider-refund-store.server.ts'
import { settleIn } from './settle-payment.server.ts'

/**
 * What a provider says when it is asked about a payment by its own name: settles the payment, and returns its state. Money that
 * does not match is written down, and the payment has ended: nothing else can come of it there.
 */
export async function hearPayment(
  db: Db,
  paymentId: number,
  news: PaymentNews,
  now: Date,
): Promise<PaymentState> {
  if (news.state === 'started') return 'started'
  return inOneCommit(db, async tx => {
    if (await hearPaymentIn(tx, paymentId, news, now)) return news.state
    await settleIn(tx, paymentId, 'ended', { now })
    return 'ended'
  })
}

/** What a provider says by itself. False, and nothing is settled, when it does not match the payment; money is written down. */
export async function hearPaymentIn(
  tx: Tx,
  paymentId: number,
  news: PaymentNews,
  now: Date,
): Promise<boolean> {
  const payment = await holdPayment(tx, paymentId)
  const reason = mismatchOf(payment, news)
  if (reason === undefined) {
    await settleIn(tx, paymentId, news.state, { now, transactionId: news.transactionId })
    return true
  }
  if (news.state === 'paid')
    await noteMismatch(
      tx,
      payment,
      { ...news, reason, note: "a payment didn't match this order and wasn't counted" },
      now,
    )
  return false
}

/**
 * What a provider says it has refunded. Said before the payment is known to be paid, it is kept until then: messages come in any
 * order.
 */
export async function hearRefundIn(tx: Tx, paymentId: number, told: ToldRefund, now: Date): Promise<void> {
  const payment = await holdPayment(tx, paymentId)
  const { transactionId, amount } = told
  if (!isRefundOf(payment, told)) {
    const note = "a refund didn't match this order and wasn't counted"
    return noteMismatch(tx, payment, { ...told, reference: transactionId, reason: 'refund', note }, now)
  }
  await raiseProviderRefund(tx, { paymentId, transactionId, amount })
  if (payment.state === 'paid') await followProviderRefund(tx, payment, now)
}

/** The order is held first, as wherever orders and payments change together; then nobody else changes the payment. */
async function holdPayment(tx: Tx, paymentId: number): Promise<Payment> {
  const known = await findPayment(tx, paymentId)
  if (!known) throw new Error(`there is no payment ${paymentId}`)
  await findPaidOrder(tx, known.orderId)
  return (await findPayment(tx, paymentId))!
}

async function noteMismatch(
  tx: Tx,
  payment: Payment,
  found: ToldMoney & { reference: string; reason: MismatchReason; note: string },
  now: Date,
): Promise<void> {
  const { reference, reason, amount, currency, note } = found
  const row = { payment_id: payment.id, reference, reason, amount, currency, found_at: now.toISOString() }
  if (await addMismatch(tx, row)) await noteOnOrder(tx, payment.orderId, { who: theShop, note, now })
}
