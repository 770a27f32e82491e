import type { Db } from '#db/schema/schema.ts'
import type { PaymentProviders } from '../payment-provider.ts'
import { type Payment, readPendingPayments } from '../payment-store.server.ts'
import { applyPaymentReport } from './apply-payment-report.server.ts'

/** Small, because each one is a network call. */
const maxPerRun = 50

/** How long to wait for a webhook before asking, in milliseconds. */
const webhookDelay = 2 * 60 * 1000

/**
 * Asks providers about payments whose webhook may be lost, and ends payments whose order needs none. Starts after the payment
 * with this id; returns the last id it checked, 0 at the end.
 */
export async function checkPendingPayments(
  db: Db,
  providers: PaymentProviders,
  after: number,
  now: Date,
  closing?: AbortSignal,
): Promise<number> {
  const before = new Date(now.getTime() - webhookDelay)
  const payments = await readPendingPayments(db, { before, after, max: maxPerRun })
  for (const payment of payments) {
    if (closing?.aborted) break
    await checkPayment(db, providers, payment, now)
  }
  return payments.length < maxPerRun ? 0 : payments.at(-1)!.id
}

/** Asks the provider about one payment, or ends it if its order needs none. */
export async function checkPayment(
  db: Db,
  providers: PaymentProviders,
  payment: Payment & { isOrderUnpaid: boolean },
  now: Date,
): Promise<void> {
  const service = providers.get(payment.provider)?.service
  if (!service || payment.reference === null) return
  const report = payment.isOrderUnpaid
    ? await service.lookUp(payment.reference)
    : await service.end(payment.reference, now)
  if (report !== 'unreachable') await applyPaymentReport(db, payment.id, report, now)
}
