import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { databases } from '#test/databases.ts'
import { type PaymentShop, paymentShop } from '../../payments/payment-shop.fixture.ts'
import { readPayments } from '../../payments/payment-store.server.ts'
import { markManualRefundSent } from '../../payments/refunds/manual-refunds.server.ts'
import { sendRefunds } from '../../payments/refunds/send-refunds.server.ts'
import { checkPendingPayments } from '../../payments/settlement/check-pending-payments.server.ts'
import { commandLineActor } from '../../values/actor.ts'
import { cancelUnpaidOrders } from './cancel-unpaid-orders.server.ts'
import { type OrderAction, orderActions, PaidOrder, sumOfAmounts } from './paid-order.fixture.ts'

describe.each(databases)('reconciling payments, on %s', kind => {
  it('ends with an order paid once, or fully refunded', async () => {
    const shop = await paymentShop(kind)
    const step = fc.array(fc.constantFrom(...orderActions), { minLength: 1, maxLength: 3 })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async steps => {
        const id = await shop.placed()
        const order = new PaidOrder(shop, id)
        const concurrent: OrderAction[][] = [['start'], ...steps]
        for (const actions of concurrent) await Promise.all(actions.map(action => order[action]()))
        await order.finishPayments()
        await order.report()
        await order.reportRefunds()
        await runJobs(shop, order)
        await expectEveryPaymentRecorded(shop, id, order)
        await expectSettled(shop, id, order)
      }),
      { numRuns: 30 },
    )
  })
})

/** Hours later, when nothing is pending at Stripe any more. */
async function runJobs({ db, providers }: PaymentShop, order: PaidOrder): Promise<void> {
  for (order.minute = 200; order.minute < 500; order.minute += 100) {
    await checkPendingPayments(db, providers, 0, order.now)
    await cancelUnpaidOrders(db, providers, order.now)
    await sendRefunds(db, providers, order.now)
  }
}

/** The order matches the payments and refunds of Stripe and the bank. */
async function expectEveryPaymentRecorded(shop: PaymentShop, id: number, order: PaidOrder): Promise<void> {
  const paidSessions = (await order.sessions()).filter(session => session.payment_status === 'paid')
  const byStripe = paidSessions.reduce((all, session) => all + session.amount_total, 0)
  const refundedByStripe = shop.stripe.refunds.filter(refund =>
    paidSessions.some(session => session.payment_intent === refund.payment_intent),
  )
  const transfers = (await readPayments(shop.db, id)).filter(
    ({ provider, state }) => provider === 'bank-transfer' && state === 'paid',
  )
  const transferIds = transfers.map(transfer => transfer.id)
  const refundedByHand = (await shop.refunds(id)).filter(
    ({ payment_id }) => payment_id !== null && transferIds.includes(payment_id),
  )
  expect(transfers.length).toBeLessThanOrEqual(1)
  expect(await shop.order(id)).toMatchObject({
    paid: byStripe + sumOfAmounts(transfers),
    refunded: sumOfAmounts(refundedByStripe) + sumOfAmounts(refundedByHand),
  })
}

/** After the manual refunds the shop keeps the price or nothing. */
async function expectSettled(shop: PaymentShop, id: number, { now }: PaidOrder): Promise<void> {
  for (const refund of await shop.refunds(id))
    await markManualRefundSent(shop.db, refund.id, { actor: commandLineActor, now })
  const { paid, refunded, state } = await shop.order(id)
  const balance = paid - refunded
  expect([0, 8800]).toContain(balance)
  expect(state).toBe(paid === 0 ? 'canceled' : balance === 0 ? 'refunded' : 'paid')
  const payments = await shop.payments(id)
  expect(payments.filter(payment => payment === 'started' || payment === 'confirming')).toEqual([])
}
