import { inOneCommit } from '../../db/one-commit.server.ts'
import type { Db } from '../../db/schema.ts'
import { cents } from '../money.ts'
import type { PaymentState } from './payment-provider.ts'
import { findPaidOrder, findPaymentByToken } from './payment-store.server.ts'
import { settleIn } from './settle-payment.server.ts'
import type { TestChoice } from './test-choice.ts'
import { testPayments } from './test-payments.server.ts'

const follows: Record<TestChoice, { from: PaymentState; to: PaymentState }> = {
  pays: { from: 'started', to: 'paid' },
  'is-refused': { from: 'started', to: 'refused' },
  'needs-confirmation': { from: 'started', to: 'confirming' },
  confirms: { from: 'confirming', to: 'paid' },
  declines: { from: 'confirming', to: 'refused' },
}

export type PaidByTest = { ok: true; state: PaymentState } | { ok: false; because: 'unknown' | 'over' }

/** Does what was chosen on the page of a test payment; `over` when something else was done there already. */
export function payByTest(db: Db, token: string, choice: TestChoice, now: Date): Promise<PaidByTest> {
  const { from, to } = follows[choice]
  return inOneCommit(db, async tx => {
    const known = await findPaymentByToken(tx, token)
    if (known?.provider !== testPayments) return { ok: false, because: 'unknown' }
    await findPaidOrder(tx, known.orderId)
    // Read again, now that nobody else changes it.
    const payment = (await findPaymentByToken(tx, token))!
    if (payment.state !== from) return { ok: false, because: 'over' }
    await settleIn(tx, payment.id, { state: to, amount: cents(payment.amount) }, now)
    return { ok: true, state: to }
  })
}
