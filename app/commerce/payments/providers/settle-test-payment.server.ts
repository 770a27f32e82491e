import { inOneCommit } from '#db/connection/one-commit.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { findOrderBalance, findPaymentByToken } from '../payment-store.server.ts'
import { settlePayment } from '../settlement/settle-payment.server.ts'
import type { TestOutcome } from './test-outcome.ts'
import { testProviderName } from './test-provider.server.ts'

const stateAfter: Record<TestOutcome, 'paid' | 'declined'> = {
  pays: 'paid',
  'is-refused': 'declined',
  confirms: 'paid',
  declines: 'declined',
}

export type SettleTestPaymentResult =
  | { ok: true; state: 'paid' | 'declined' }
  | { ok: false; reason: 'unknown' | 'over' }

/** `over` means that the payment was settled before. */
export function settleTestPayment(
  db: Db,
  token: string,
  outcome: TestOutcome,
  now: Date,
): Promise<SettleTestPaymentResult> {
  const state = stateAfter[outcome]
  return inOneCommit(db, async tx => {
    const existing = await findPaymentByToken(tx, token)
    if (existing?.provider !== testProviderName) return { ok: false, reason: 'unknown' }
    await findOrderBalance(tx, existing.orderId)
    // Read again now that the order is locked.
    const payment = (await findPaymentByToken(tx, token))!
    if (payment.state !== 'started') return { ok: false, reason: 'over' }
    await settlePayment(tx, payment.id, state, { now })
    return { ok: true, state }
  })
}
