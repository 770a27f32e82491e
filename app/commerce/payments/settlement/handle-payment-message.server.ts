import { inOneCommit } from '#db/connection/one-commit.server.ts'
import type { Db, Tx } from '#db/schema/schema.ts'
import { recordPaymentEvent } from '../payment-event-store.server.ts'
import type { PaymentEvent, PaymentMessage } from '../payment-provider.ts'
import { findPaymentByToken } from '../payment-store.server.ts'
import { reopenFailedRefund } from '../refunds/refund-store.server.ts'
import { applyPaymentReportIn, applyRefundReportIn } from './apply-payment-report.server.ts'

/** Handles a webhook message once, by its id. False if it is known. */
export function handlePaymentMessage(
  db: Db,
  provider: string,
  { id, kind, event }: PaymentMessage,
  now: Date,
): Promise<boolean> {
  return inOneCommit(db, async tx => {
    if (!(await recordPaymentEvent(tx, { provider, id, kind }, now))) return false
    if (event) await handleEvent(tx, provider, event, now)
    return true
  })
}

async function handleEvent(tx: Tx, provider: string, event: PaymentEvent, now: Date): Promise<void> {
  if (event.type === 'refund-failed') return reopenFailedRefund(tx, { provider, ...event }, now)
  // The webhook has already finished the checkout.
  if (event.type === 'express') return
  const payment = await findPaymentByToken(tx, event.token)
  // Other shops may share the account.
  if (payment?.provider !== provider) return
  if (event.type === 'payment') await applyPaymentReportIn(tx, payment.id, event.report, now)
  else await applyRefundReportIn(tx, payment.id, event.report, now)
}
