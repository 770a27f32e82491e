import { inOneCommit } from '#db/connection/one-commit.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { hashToken } from '../../values/random-token.server.ts'
import type { PaymentProvider, PaymentReport } from '../payment-provider.ts'
import { findPaymentByReference } from '../payment-store.server.ts'
import { settlePayment } from '../settlement/settle-payment.server.ts'

export const testProviderName = 'test'

/** Simulates payments on a page of the shop. No money moves. */
export function createTestProvider(db: Db): PaymentProvider {
  const lookUp = async (reference: string): Promise<PaymentReport> => {
    const payment = await findPaymentByReference(db, testProviderName, reference)
    const { state = 'ended', amount = 0, currency = '' } = payment ?? {}
    return { state, amount, currency, reference, transactionId: null, isOurMode: true }
  }
  return {
    name: testProviderName,
    isTest: true,
    service: {
      check: async () => 'ok',
      amountStep: () => 1,
      origins: [],
      // References are stored in plain text, and the token opens the payment page.
      start: async ({ token }) => ({
        ok: true,
        reference: `test-${hashToken(token)}`,
        redirectUrl: `/pay/${token}`,
      }),
      lookUp,
      refund: async ({ key }) => ({ ok: true, reference: `test-${hashToken(key)}` }),
      end: async (reference, now) => {
        await inOneCommit(db, async tx => {
          const payment = await findPaymentByReference(tx, testProviderName, reference)
          if (payment) await settlePayment(tx, payment.id, 'ended', { now })
        })
        return lookUp(reference)
      },
    },
  }
}
