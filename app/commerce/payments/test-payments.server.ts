import { inOneCommit } from '../../db/one-commit.server.ts'
import type { Db } from '../../db/schema.ts'
import { type Cents, currency } from '../money.ts'
import { hashOf } from '../visitors/visitor-token.server.ts'
import type { PaymentNews, PaymentProvider } from './payment-provider.ts'
import { findPaymentByReference } from './payment-store.server.ts'
import { settleIn } from './settle-payment.server.ts'

/** The provider whose payments are only played, on a page of the shop. No money moves, and no card is asked for. */
export const testPayments = 'test'

/** How long an order waits for whoever went off to pay, in milliseconds. */
export const onlinePatience = 15 * 60 * 1000

export function testProvider(db: Db): PaymentProvider {
  const newsOf = async (reference: string): Promise<PaymentNews> => {
    const payment = await findPaymentByReference(db, testPayments, reference)
    const { state = 'ended', amount = 0 } = payment ?? {}
    return { state, amount, currency, reference, transactionId: null, isOurMode: true }
  }
  return {
    name: testPayments,
    label: 'Test payment',
    words: 'No money moves: you choose whether the payment goes through.',
    patience: onlinePatience,
    isTest: true,
    service: {
      origins: [],
      // A hash, for the payment's row keeps it: the token opens the page and the order.
      start: async ({ token }) => ({ ok: true, reference: `test-${hashOf(token)}`, goTo: `/pay/${token}` }),
      look: newsOf,
      refund: async ({ key }: { amount: Cents; key: string }) => ({
        ok: true,
        reference: `test-${hashOf(key)}`,
      }),
      end: async (reference, now) => {
        await inOneCommit(db, async tx => {
          const payment = await findPaymentByReference(tx, testPayments, reference)
          // Who has not confirmed it in time does not pay it any more.
          if (payment) await settleIn(tx, payment.id, 'ended', { now })
        })
        return newsOf(reference)
      },
    },
  }
}
