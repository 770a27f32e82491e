import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { databases } from '../../../test/databases.ts'
import { cancelOrder } from '../orders/cancel-order.server.ts'
import { endUnpaid } from './end-unpaid.server.ts'
import { hear, hearLostPayments } from './hear-lost-payments.server.ts'
import { minutes, paymentShop } from './payment-shop.fixture.ts'
import { readPayments } from './payment-store.server.ts'
import { doneByHand } from './refund-by-hand.server.ts'
import { sendRefunds } from './send-refunds.server.ts'
import { takeTransfer } from './take-transfer.server.ts'

/**
 * What happens to an order that is paid by Stripe. `tell` says again, or at last, what Stripe has to say of its sessions, and
 * `tellBack` what was given back of them. `foreign` and `mismatch` are signed, and none of the order's money.
 */
const happenings = [
  'start',
  'pay',
  'payLater',
  'succeed',
  'fail',
  'tell',
  'comeBack',
  'cancel',
  'transfer',
  'refunds',
  'giveBack',
  'tellBack',
  'foreign',
  'mismatch',
  'time',
] as const

/** What a shopper or a bank does at Stripe, if they still can. */
function onPage<T>(session: T | undefined, act: (session: T) => unknown): void {
  try {
    if (session) act(session)
  } catch (error) {
    if (!String(error).includes('the page of')) throw error
  }
}

const sum = (of: readonly { amount: number }[]) => of.reduce((all, { amount }) => all + amount, 0)

describe.each(databases)('whatever happens, in whatever order, on %s', kind => {
  it('an order ends paid once, or with every cent given back', { timeout: 60_000 }, async () => {
    const { db, stripe, providers, placed, start, told, order, payments, refunds } = await paymentShop(kind)
    const step = fc.array(fc.constantFrom(...happenings), { minLength: 1, maxLength: 3 })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async steps => {
        const id = await placed()
        let minute = 0
        const sessions = async () => {
          const rows = await db.selectFrom('payment').select('reference').where('order_id', '=', id).execute()
          return rows.flatMap(({ reference }) => stripe.sessions.get(reference ?? '') ?? [])
        }
        const tell = async () => {
          for (const session of await sessions()) {
            const isFailed =
              stripe.intents.get(session.payment_intent ?? '')?.status === 'requires_payment_method'
            const type = isFailed
              ? 'async_payment_failed'
              : session.status === 'expired'
                ? 'expired'
                : 'completed'
            // A message is what was true once.
            const object = { ...session }
            if (session.status !== 'open') await told(`checkout.session.${type}`, object, minutes(minute))
          }
        }
        const tellBack = async (change: object = {}) => {
          for (const { id: of, payment_intent: intent } of await sessions()) {
            const back = sum(stripe.refunds.filter(refund => refund.payment_intent === intent))
            if (intent !== null && back > 0)
              await told('charge.refunded', { ...stripe.refunded(of, back), ...change }, minutes(minute))
          }
        }
        const tellOf = async (type: string, change: object) => {
          for (const session of await sessions())
            await told(`checkout.session.${type}`, { ...session, ...change }, minutes(minute))
        }
        const openOne = async () => (await sessions()).find(({ status }) => status === 'open')
        const undecided = async () =>
          (await sessions()).find(({ status, payment_status: paid, payment_intent: intent }) => {
            return (
              status === 'complete' &&
              paid === 'unpaid' &&
              stripe.intents.get(intent!)!.status === 'processing'
            )
          })
        const happen: Record<(typeof happenings)[number], () => Promise<unknown>> = {
          start: () => start(id, minutes(minute)),
          pay: async () => onPage(await openOne(), ({ id: of }) => stripe.pay(of)),
          payLater: async () => onPage(await openOne(), ({ id: of }) => stripe.payLater(of)),
          succeed: async () => onPage(await undecided(), ({ id: of }) => stripe.decide(of, true)),
          fail: async () => onPage(await undecided(), ({ id: of }) => stripe.decide(of, false)),
          tell,
          comeBack: async () => {
            for (const payment of await readPayments(db, id))
              await hear(db, providers, { ...payment, isWanted: true }, minutes(minute))
          },
          cancel: () => cancelOrder(db, id, { who: 'shopper', now: minutes(minute) }),
          transfer: () => takeTransfer(db, id, minutes(minute)),
          refunds: () => sendRefunds(db, providers, minutes(minute)),
          giveBack: async () => {
            for (const { id: of, payment_status: status } of await sessions())
              if (status === 'paid') stripe.giveBack(of)
          },
          tellBack,
          foreign: async () => {
            const theirs = { id: 'cs_test_theirs', payment_intent: 'pi_theirs' }
            await tellOf('completed', { ...theirs, status: 'complete', payment_status: 'paid' })
            await tellOf('expired', { ...theirs, status: 'expired', payment_status: 'unpaid' })
            await tellOf('async_payment_failed', theirs)
            await tellBack({ payment_intent: 'pi_theirs' })
          },
          mismatch: async () => {
            const paid = { status: 'complete', payment_status: 'paid' }
            for (const change of [{ currency: 'jpy' }, { amount_total: 0 }, { livemode: true }])
              await tellOf('completed', { ...paid, ...change })
            await tellBack({ currency: 'jpy' })
          },
          time: () => {
            minute += 8
            return endUnpaid(db, providers, minutes(minute))
          },
        }
        for (const together of [['start'] as const, ...steps]) {
          await Promise.all(together.map(what => happen[what]()))
        }

        for (const session of await sessions())
          if (stripe.intents.get(session.payment_intent ?? '')?.status === 'processing')
            stripe.decide(session.id, true)
        await tell()
        await tellBack()
        for (minute = 200; minute < 500; minute += 100) {
          await hearLostPayments(db, providers, 0, minutes(minute))
          await endUnpaid(db, providers, minutes(minute))
          await sendRefunds(db, providers, minutes(minute))
        }

        const ofOrder = (await sessions()).filter(session => session.payment_status === 'paid')
        const got = ofOrder.reduce((all, session) => all + session.amount_total, 0)
        const back = sum(
          stripe.refunds.filter(refund =>
            ofOrder.some(session => session.payment_intent === refund.payment_intent),
          ),
        )
        const transfers = (await readPayments(db, id)).filter(
          ({ provider, state }) => provider === 'bank-transfer' && state === 'paid',
        )
        const transferIds = transfers.map(({ id: of }) => of)
        const rows = await refunds(id)
        const byHand = rows.filter(({ payment_id: of }) => of !== null && transferIds.includes(of))
        const before = await order(id)
        expect(transfers.length).toBeLessThanOrEqual(1)
        expect(before.paid).toBe(got + sum(transfers))
        expect(before.refunded).toBe(back + sum(byHand))

        // The merchant sends what nobody else can, and then everything has its end.
        for (const { id: of } of rows) await doneByHand(db, of, minutes(minute))
        const ended = await order(id)
        const kept = ended.paid - ended.refunded
        expect([0, 8800]).toContain(kept)
        expect(ended.state).toBe(ended.paid === 0 ? 'cancelled' : kept === 0 ? 'refunded' : 'paid')
        expect((await payments(id)).filter(state => state === 'started' || state === 'confirming')).toEqual(
          [],
        )
      }),
      { numRuns: 30 },
    )
  })
})
