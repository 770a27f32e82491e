import { inOneCommit } from '#db/connection/one-commit.server.ts'
import type { Db, Tx } from '#db/schema/schema.ts'
import { toAmount } from '../../values/money.ts'
import { newToken } from '../../values/random-token.server.ts'
import { amountDue } from '../amount-due.ts'
import type { PaymentProviders, PaymentService } from '../payment-provider.ts'
import {
  addPayment,
  findOpenPayment,
  findOrderBalance,
  type OrderBalance,
  type Payment,
  readPaymentToken,
  savePaymentReference,
} from '../payment-store.server.ts'
import { applyPaymentReport } from './apply-payment-report.server.ts'
import { settlePayment } from './settle-payment.server.ts'

/** `redirectUrl` is the payment page; null if the order page explains how to pay. */
export type StartPaymentResult =
  | { ok: true; redirectUrl: string | null }
  | { ok: false; reason: 'unreachable' | 'not-payable' }

interface PaymentPage {
  /** Our own, for the way back. */
  origin: string
  /** The order's name on the payment page. */
  orderTitle: (order: { number: string }) => string
  /** Until when the shop holds the order, as a sentence; empty if it's without a deadline. */
  heldUntil: (order: { dueAt: string | null }) => string
}

/** A payment that is over makes room for a new one, once: two in a row are the provider's fault. */
const maxAttempts = 2

/**
 * Starts the payment of an order, or resumes the open one. `not-payable` if nothing is due; `unreachable` if the provider does
 * not answer, which changes nothing and can be retried.
 */
export async function startPayment(
  db: Db,
  providers: PaymentProviders,
  orderId: number,
  page: PaymentPage,
  now: Date,
): Promise<StartPaymentResult> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const order = await findOrderBalance(db, orderId)
    if (!order || !isPayable(order, now)) return { ok: false, reason: 'not-payable' }
    const provider = providers.get(order.provider)
    if (!provider) return { ok: false, reason: 'unreachable' }
    if (!provider.service) return { ok: true, redirectUrl: null }

    const payment = await inOneCommit(db, tx => openPayment(tx, orderId, now))
    if (!payment) return { ok: false, reason: 'not-payable' }
    if (payment.state === 'started' && payment.amount !== amountDue(order)) {
      await endOldPayment(db, provider.service, payment, now)
      continue
    }
    const result = await startAtProvider(db, provider.service, { order, payment, page }, now)
    if (result !== 'over') return result
    if (await isPaymentPending(db, provider.service, payment, now)) return { ok: true, redirectUrl: null }
  }
  return { ok: false, reason: 'unreachable' }
}

/** Outside of any transaction, because the provider may take seconds. */
async function startAtProvider(
  db: Db,
  service: PaymentService,
  { order, payment, page }: { order: OrderBalance; payment: Payment; page: PaymentPage },
  now: Date,
): Promise<StartPaymentResult | 'over'> {
  const token = readPaymentToken(db, payment)
  const started = await service.start({
    title: page.orderTitle(order),
    note: page.heldUntil(order),
    email: order.email,
    amount: toAmount(payment.amount),
    currency: payment.currency,
    token,
    reference: payment.reference,
    startedAt: new Date(payment.startedAt),
    returnUrl: new URL(`/payments/${token}/return`, page.origin).href,
  })
  if (!started.ok) return started.reason === 'over' ? 'over' : { ok: false, reason: 'unreachable' }
  if (await savePaymentReference(db, payment.id, started.reference))
    return { ok: true, redirectUrl: started.redirectUrl }
  // The order was canceled in the meantime, so nobody may pay it now.
  await service.end(started.reference, now)
  return { ok: false, reason: 'not-payable' }
}

/** Ends a payment that was started before the order was edited. */
async function endOldPayment(db: Db, service: PaymentService, payment: Payment, now: Date): Promise<void> {
  if (payment.reference === null) {
    await inOneCommit(db, tx => settlePayment(tx, payment.id, 'ended', { now }))
    return
  }
  const report = await service.end(payment.reference, now)
  if (report !== 'unreachable') await applyPaymentReport(db, payment.id, report, now)
}

/** The open payment of an order, or a new one. Locks the order, so that two tabs get the same payment. */
async function openPayment(tx: Tx, orderId: number, now: Date): Promise<Payment | undefined> {
  const order = await findOrderBalance(tx, orderId)
  if (!order || !isPayable(order, now)) return undefined
  const { provider, currency } = order
  const open = await findOpenPayment(tx, orderId, provider)
  return (
    open ?? addPayment(tx, { orderId, provider, token: newToken(), amount: amountDue(order), currency }, now)
  )
}

function isPayable(order: OrderBalance, now: Date): boolean {
  const inTime = order.dueAt === null || order.dueAt > now.toISOString()
  return order.state === 'placed' && inTime && amountDue(order) > 0
}

/** Whether a payment that is over was paid after all, or still may be. */
async function isPaymentPending(
  db: Db,
  service: PaymentService,
  payment: Payment,
  now: Date,
): Promise<boolean> {
  if (payment.reference === null) {
    await inOneCommit(db, tx => settlePayment(tx, payment.id, 'ended', { now }))
    return false
  }
  const report = await service.lookUp(payment.reference)
  if (report === 'unreachable') return false
  const state = await applyPaymentReport(db, payment.id, report, now)
  return state === 'paid' || state === 'confirming'
}
