import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { databases } from '../../../test/databases.ts'
import { commandLineActor, shopperActor } from '../actor.ts'
import { minutesFromNow, paymentShop } from '../payments/payment-shop.fixture.ts'
import { readPayments } from '../payments/payment-store.server.ts'
import { markManualRefundSent } from '../payments/refunds/manual-refunds.server.ts'
import { sendRefunds } from '../payments/refunds/send-refunds.server.ts'
import { checkPayment, checkPendingPayments } from '../payments/settlement/check-pending-payments.server.ts'
import { recordTransfer } from '../payments/transfers/record-transfer.server.ts'
import { cancelOrder } from './cancel-order.server.ts'
import { cancelUnpaidOrders } from './cancel-unpaid-orders.server.ts'

/**
 * Events in the life of an order paid by Stripe. `report` and `reportRefunds` send webhooks for all its sessions, perhaps again.
 * `foreignReport` and `mismatchedReport` are signed, but not about the order's money.
 */
const actions = [
  'start',
  'pay',
  'payLater',
  'succeed',
  'fail',
  'report',
  'returnToShop',
  'cancel',
  'transfer',
  'refunds',
  'refundInDashboard',
  'reportRefunds',
  'foreignReport',
  'mismatchedReport',
  'wait',
] as const

/** Actions of a shopper or bank at Stripe; ignored if the page is closed. */
function onPage<T>(session: T | undefined, act: (session: T) => unknown): void {
  try {
    if (session) act(session)
  } catch (error) {
    if (!String(error).includes('the page of')) throw error
  }
}

const sum = (of: readonly { amount: number }[]) => of.reduce((all, { amount }) => all + amount, 0)

describe.each(databases)('reconciling payments, on %s', kind => {
  it('ends with an order paid once, or fully refunded', async () => {
    const { db, stripe, providers, placed, start, receive, order, payments, refunds } =
      await paymentShop(kind)
    const step = fc.array(fc.constantFrom(...actions), { minLength: 1, maxLength: 3 })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async steps => {
        const id = await placed()
        let minute = 0
        const sessions = async () => {
          const rows = await db.selectFrom('payment').select('reference').where('order_id', '=', id).execute()
          return rows.flatMap(({ reference }) => stripe.sessions.get(reference ?? '') ?? [])
        }
        const report = async () => {
          for (const session of await sessions()) {
            const isFailed =
              stripe.intents.get(session.payment_intent ?? '')?.status === 'requires_payment_method'
            const type = isFailed
              ? 'async_payment_failed'
              : session.status === 'expired'
                ? 'expired'
                : 'completed'
            // Webhooks report a state of the past.
            const object = { ...session }
            if (session.status !== 'open')
              await receive(`checkout.session.${type}`, object, minutesFromNow(minute))
          }
        }
        const reportRefunds = async (change: object = {}) => {
          for (const { id: of, payment_intent: intent } of await sessions()) {
            const back = sum(stripe.refunds.filter(refund => refund.payment_intent === intent))
            if (intent !== null && back > 0)
              await receive(
                'charge.refunded',
                { ...stripe.refundedCharge(of, back), ...change },
                minutesFromNow(minute),
              )
          }
        }
        const reportAs = async (type: string, change: object) => {
          for (const session of await sessions())
            await receive(`checkout.session.${type}`, { ...session, ...change }, minutesFromNow(minute))
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
        const act: Record<(typeof actions)[number], () => Promise<unknown>> = {
          start: () => start(id, minutesFromNow(minute)),
          pay: async () => onPage(await openOne(), ({ id: of }) => stripe.pay(of)),
          payLater: async () => onPage(await openOne(), ({ id: of }) => stripe.payLater(of)),
          succeed: async () =>
            onPage(await undecided(), ({ id: of }) => stripe.finishDelayedPayment(of, true)),
          fail: async () => onPage(await undecided(), ({ id: of }) => stripe.finishDelayedPayment(of, false)),
          report,
          returnToShop: async () => {
            for (const payment of await readPayments(db, id))
              await checkPayment(db, providers, { ...payment, isOrderUnpaid: true }, minutesFromNow(minute))
          },
          cancel: () => cancelOrder(db, id, { actor: shopperActor, now: minutesFromNow(minute) }),
          transfer: () => recordTransfer(db, id, { actor: commandLineActor, now: minutesFromNow(minute) }),
          refunds: () => sendRefunds(db, providers, minutesFromNow(minute)),
          refundInDashboard: async () => {
            for (const { id: of, payment_status: status } of await sessions())
              if (status === 'paid') stripe.refundOutside(of)
          },
          reportRefunds,
          foreignReport: async () => {
            const theirs = { id: 'cs_test_theirs', payment_intent: 'pi_theirs' }
            await reportAs('completed', { ...theirs, status: 'complete', payment_status: 'paid' })
            await reportAs('expired', { ...theirs, status: 'expired', payment_status: 'unpaid' })
            await reportAs('async_payment_failed', theirs)
            await reportRefunds({ payment_intent: 'pi_theirs' })
          },
          mismatchedReport: async () => {
            const paid = { status: 'complete', payment_status: 'paid' }
            for (const change of [{ currency: 'jpy' }, { amount_total: 0 }, { livemode: true }])
              await reportAs('completed', { ...paid, ...change })
            await reportRefunds({ currency: 'jpy' })
          },
          wait: () => {
            minute += 8
            return cancelUnpaidOrders(db, providers, minutesFromNow(minute))
          },
        }
        for (const together of [['start'] as const, ...steps]) {
          await Promise.all(together.map(what => act[what]()))
        }

        for (const session of await sessions())
          if (stripe.intents.get(session.payment_intent ?? '')?.status === 'processing')
            stripe.finishDelayedPayment(session.id, true)
        await report()
        await reportRefunds()
        for (minute = 200; minute < 500; minute += 100) {
          await checkPendingPayments(db, providers, 0, minutesFromNow(minute))
          await cancelUnpaidOrders(db, providers, minutesFromNow(minute))
          await sendRefunds(db, providers, minutesFromNow(minute))
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

        // After the manual refunds, everything is settled.
        for (const { id: of } of rows)
          await markManualRefundSent(db, of, { actor: commandLineActor, now: minutesFromNow(minute) })
        const ended = await order(id)
        const kept = ended.paid - ended.refunded
        expect([0, 8800]).toContain(kept)
        expect(ended.state).toBe(ended.paid === 0 ? 'canceled' : kept === 0 ? 'refunded' : 'paid')
        expect((await payments(id)).filter(state => state === 'started' || state === 'confirming')).toEqual(
          [],
        )
      }),
      { numRuns: 30 },
    )
  })
})
