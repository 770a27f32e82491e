import { inOneCommit } from '../../db/one-commit.server.ts'
import type { Db } from '../../db/schema.ts'
import { findPaidOrder, findPaymentByToken } from './payment-store.server.ts'
import { settleIn } from './settle-payment.server.ts'
import type { TestChoice } from './test-choice.ts'
import { testPayments } from './test-payments.server.ts'

const follows: Record<TestChoice, 'paid' | 'refused'> = {
  pays: 'paid',
  'is-refused': 'refused',
  confirms: 'paid',
  declines: 'refused',
}

export type PaidByTest = { ok: true; state: 'paid' | 'refused' } | { ok: false; because: 'unknown' | 'over' }

/** Does what was chosen on the page of a test payment; `over` when something else was done there already. */
export function payByTest(db: Db, token: string, choice: TestChoice, now: Date): Promise<PaidByTest> {
  const state = follows[choice]
  return inOneCommit(db, async tx => {
    const known = await findPaymentByToken(tx, token)
    if (known?.provider !== testPayments) return { ok: false, because: 'unknown' }
    await findPaidOrder(tx, known.orderId)
    // Read again, now that nobody else changes it.
    const payment = (await findPaymentByToken(tx, token))!
    if (payment.state !== 'started') return { ok: false, because: 'over' }
    await settleIn(tx, payment.id, state, { now })
    return { ok: true, state }
  })
}
