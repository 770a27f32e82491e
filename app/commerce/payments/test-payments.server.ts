import { inOneCommit } from '../../db/one-commit.server.ts'
import type { Db } from '../../db/schema.ts'
import { type Cents, cents } from '../money.ts'
import type { PaymentNews, PaymentProvider } from './payment-provider.ts'
import { findPaymentByToken } from './payment-store.server.ts'
import { settleIn } from './settle-payment.server.ts'

/** The provider whose payments are only played, on a page of the shop. No money moves, and no card is asked for. */
export const testPayments = 'test'

/** How long an order waits for whoever went off to pay, in milliseconds. */
export const onlinePatience = 15 * 60 * 1000

export function testProvider(db: Db): PaymentProvider {
  const newsOf = async (token: string): Promise<PaymentNews> => {
    const payment = await findPaymentByToken(db, token)
    return { state: payment?.state ?? 'ended', amount: cents(payment?.amount ?? 0) }
  }
  return {
    name: testPayments,
    label: 'Test payment',
    words: 'No money moves: you choose whether the payment goes through.',
    patience: onlinePatience,
    isTest: true,
    service: {
      origins: [],
      start: async ({ token }) => ({ ok: true, reference: token, goTo: `/pay/${token}` }),
      look: newsOf,
      refund: async ({ key }: { amount: Cents; key: string }) => ({ ok: true, reference: `test-${key}` }),
      end: async (token, now) => {
        await inOneCommit(db, async tx => {
          const payment = await findPaymentByToken(tx, token)
          // Who has not confirmed it in time does not pay it any more.
          if (payment) await settleIn(tx, payment.id, { state: 'ended', amount: cents(0) }, now)
        })
        return newsOf(token)
      },
    },
  }
}
