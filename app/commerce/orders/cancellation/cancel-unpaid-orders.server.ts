import { inOneCommit } from '#db/connection/one-commit.server.ts'
import type { Db } from '#db/schema/schema.ts'
import type { PaymentProviders } from '../../payments/payment-provider.ts'
import { extendPaymentDeadline, readPayments } from '../../payments/payment-store.server.ts'
import { applyPaymentReport } from '../../payments/settlement/apply-payment-report.server.ts'
import { settlePayment } from '../../payments/settlement/settle-payment.server.ts'
import type { Job } from '../../running/jobs/job.ts'
import { cancelUnpaidOrder, readOverdueOrders } from './cancel-order.server.ts'

/** Small, because each one may be a network call. */
const maxPerRun = 50

const minute = 60 * 1000

/** How long an order waits longer if its payment may still succeed, in milliseconds. */
const recheckDelay = { unreachable: minute, started: minute, confirming: 60 * minute }

export function unpaidOrdersJob(db: Db, providers: PaymentProviders): Job {
  return {
    name: 'unpaid-orders',
    interval: minute / 4,
    run: (now, closing) => cancelUnpaidOrders(db, providers, now, closing),
  }
}

/** Cancels overdue orders after ending their open payments. Returns how many are canceled, or paid after all. */
export async function cancelUnpaidOrders(
  db: Db,
  providers: PaymentProviders,
  now: Date,
  closing?: AbortSignal,
): Promise<number> {
  let closed = 0
  for (const orderId of await readOverdueOrders(db, now, maxPerRun)) {
    if (closing?.aborted) break
    const pending = await endOpenPayments(db, providers, orderId, now)
    if (pending === 'paid') closed += 1
    else if (pending)
      await extendPaymentDeadline(db, orderId, now, new Date(now.getTime() + recheckDelay[pending]))
    else if (await cancelUnpaidOrder(db, orderId, now)) closed += 1
  }
  return closed
}

/** Why the order cannot be canceled yet; undefined once nobody can pay it anymore. */
async function endOpenPayments(
  db: Db,
  providers: PaymentProviders,
  orderId: number,
  now: Date,
): Promise<'paid' | keyof typeof recheckDelay | undefined> {
  for (const payment of await readPayments(db, orderId)) {
    if (payment.state !== 'started' && payment.state !== 'confirming') continue
    const service = providers.get(payment.provider)?.service
    // Without a reference nobody reached the payment page; without a provider nobody can.
    if (!service || payment.reference === null) {
      await inOneCommit(db, tx => settlePayment(tx, payment.id, 'ended', { now }))
      continue
    }
    const report = await service.end(payment.reference, now)
    if (report === 'unreachable') return 'unreachable'
    const state = await applyPaymentReport(db, payment.id, report, now)
    if (state === 'paid' || state === 'confirming' || state === 'started') return state
  }
  return undefined
}
