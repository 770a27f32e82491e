import { inOneCommit } from '#db/connection/one-commit.server.ts'
import type { Db, Tx } from '#db/schema/schema.ts'
import { addOrderNote } from '../../orders/change-order-state.server.ts'
import { providerActor } from '../../values/actor.ts'
import { findMismatchReason, isRefundOf, type MismatchReason } from '../mismatches/payment-mismatch.ts'
import { addMismatch } from '../mismatches/payment-mismatch-store.server.ts'
import type { PaymentReport, PaymentState, RefundReport } from '../payment-provider.ts'
import { findOrderBalance, findPayment, type Payment } from '../payment-store.server.ts'
import { saveProviderRefundTotal } from '../refunds/provider-refund-store.server.ts'
import { recordProviderRefund } from '../refunds/record-provider-refund.server.ts'
import type { ReportedMoney } from '../reported-money.ts'
import { settlePayment } from './settle-payment.server.ts'

/** Applies the answer to a lookup and returns the payment's state. A mismatch is recorded and ends the payment. */
export async function applyPaymentReport(
  db: Db,
  paymentId: number,
  report: PaymentReport,
  now: Date,
): Promise<PaymentState> {
  if (report.state === 'started') return 'started'
  return inOneCommit(db, async tx => {
    if (await applyPaymentReportIn(tx, paymentId, report, now)) return report.state
    await settlePayment(tx, paymentId, 'ended', { now })
    return 'ended'
  })
}

/** Applies a webhook's report. False if it does not match the payment; reported money is then recorded. */
export async function applyPaymentReportIn(
  tx: Tx,
  paymentId: number,
  report: PaymentReport,
  now: Date,
): Promise<boolean> {
  const payment = await lockPayment(tx, paymentId)
  const reason = findMismatchReason(payment, report)
  if (reason === undefined) {
    await settlePayment(tx, paymentId, report.state, { now, transactionId: report.transactionId })
    return true
  }
  if (report.state === 'paid') await recordMismatch(tx, payment, { ...report, reason }, now)
  return false
}

/** Saves a reported refund, and books it once the payment is paid: webhooks come in any order. */
export async function applyRefundReportIn(
  tx: Tx,
  paymentId: number,
  report: RefundReport,
  now: Date,
): Promise<void> {
  const payment = await lockPayment(tx, paymentId)
  const { transactionId, amount } = report
  if (!isRefundOf(payment, report))
    return recordMismatch(tx, payment, { ...report, reference: transactionId, reason: 'refund' }, now)
  await saveProviderRefundTotal(tx, { paymentId, transactionId, amount })
  if (payment.state === 'paid') await recordProviderRefund(tx, payment, now)
}

/** Locks the order first, like all that changes orders and payments together. */
async function lockPayment(tx: Tx, paymentId: number): Promise<Payment> {
  const existing = await findPayment(tx, paymentId)
  if (!existing) throw new Error(`payment ${paymentId} does not exist`)
  await findOrderBalance(tx, existing.orderId)
  return (await findPayment(tx, paymentId))!
}

async function recordMismatch(
  tx: Tx,
  payment: Payment,
  { reference, reason, amount, currency }: ReportedMoney & { reference: string; reason: MismatchReason },
  now: Date,
): Promise<void> {
  const row = { payment_id: payment.id, reference, reason, amount, currency, found_at: now.toISOString() }
  const note = { code: reason === 'refund' ? 'refund-mismatch' : 'payment-mismatch' } as const
  const actor = providerActor(payment.provider)
  if (await addMismatch(tx, row)) await addOrderNote(tx, payment.orderId, { actor, note, now })
}
