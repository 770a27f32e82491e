import { describe, expect, it } from 'vitest'
import { isPostgres } from '#db/schema/engine.ts'
import { databases } from '#test/databases.ts'
import { waitForBlockedQuery } from '../../cart/checkout/order-shop.fixture.ts'
import { cancelOrder } from '../../orders/cancellation/cancel-order.server.ts'
import { commandLineActor, shopperActor } from '../../values/actor.ts'
import { minutesFromNow, paymentShop, shopNow } from '../payment-shop.fixture.ts'
import { findOrderBalance, readPayments } from '../payment-store.server.ts'
import { recordTransfer } from '../record-transfer.server.ts'
import { checkPayment } from '../settlement/check-pending-payments.server.ts'
import { settlePayment } from '../settlement/settle-payment.server.ts'
import { readManualRefunds } from './manual-refunds.server.ts'
import { sendRefunds } from './send-refunds.server.ts'

describe.each(databases)('a refund in the Stripe dashboard, on %s', kind => {
  it('counts once, regardless of event order', async () => {
    const { db, stripe, providers, placed, openSession, receive, order, events, refunds } =
      await paymentShop(kind)
    for (const happens of [
      ['refund', 'paid'],
      ['paid', 'refund'],
      ['refund', 'refund', 'paid', 'paid', 'refund'],
      ['refund', 'look', 'paid', 'refund'],
      ['half', 'refund', 'half', 'paid', 'half'],
      ['half', 'paid', 'refund', 'half'],
    ] as const) {
      const id = await placed()
      const session = stripe.pay(await openSession(id))
      const [payment] = await readPayments(db, id)
      const message = {
        paid: () => receive('checkout.session.completed', session),
        look: () => checkPayment(db, providers, { ...payment!, isOrderUnpaid: true }, shopNow),
        refund: () => receive('charge.refunded', stripe.refundedCharge(session.id, 8800)),
        half: () => receive('charge.refunded', stripe.refundedCharge(session.id, 4400)),
      }
      for (const event of happens) await message[event]()
      expect(await order(id), happens.join()).toEqual({ state: 'refunded', paid: 8800, refunded: 8800 })
      expect(await events(id)).toEqual(['paid', 'refunded'])
      expect((await refunds(id)).reduce((sum, { amount }) => sum + amount, 0)).toBe(8800)
    }
    // Nothing is refunded twice.
    expect(await sendRefunds(db, providers, minutesFromNow(60))).toBe(0)
  })

  it('counts when both webhooks arrive at the same moment', async () => {
    const { db, stripe, placed, openSession, receive, order } = await paymentShop(kind)
    const id = await placed()
    const session = stripe.pay(await openSession(id))
    const [payment] = await readPayments(db, id)
    let refund: ReturnType<typeof receive> | undefined
    await db.transaction().execute(async tx => {
      await findOrderBalance(tx, id)
      refund = receive('charge.refunded', stripe.refundedCharge(session.id, 8800))
      refund.catch(() => {})
      if (isPostgres(db)) await waitForBlockedQuery(tx)
      await settlePayment(tx, payment!.id, 'paid', { now: shopNow, transactionId: session.payment_intent })
    })
    expect(await refund).toBe(true)
    expect(await order(id)).toEqual({ state: 'refunded', paid: 8800, refunded: 8800 })
  })

  it('can be partial, which reduces a later refund', async () => {
    const { db, stripe, providers, placed, openSession, receive, order, refunds } = await paymentShop(kind)
    const [active, canceled] = [await placed(), await placed()]
    const sessions = [stripe.pay(await openSession(active)), stripe.pay(await openSession(canceled))]
    await cancelOrder(db, canceled, { actor: shopperActor, now: shopNow })
    for (const session of sessions) {
      await receive('charge.refunded', stripe.refundedCharge(session.id, 3000))
      await receive('checkout.session.completed', session)
    }
    expect(await order(active)).toEqual({ state: 'paid', paid: 8800, refunded: 3000 })
    expect(await order(canceled)).toEqual({ state: 'canceled', paid: 8800, refunded: 8800 })
    expect((await refunds(canceled)).map(({ amount }) => amount)).toEqual([3000, 5800])
    await sendRefunds(db, providers, minutesFromNow(1))
    expect(stripe.refunds.map(({ amount }) => amount)).toEqual([5800])
    expect(await readManualRefunds(db)).toEqual([])
  })

  it('is recorded without effect if it does not match the payment', async () => {
    const { stripe, placed, openSession, receive, order, mismatches } = await paymentShop(kind)
    const id = await placed()
    const session = stripe.pay(await openSession(id))
    const charge = stripe.refundedCharge(session.id, 8800)
    const wrong = [
      { ...charge, currency: 'jpy' },
      { ...charge, livemode: true, payment_intent: 'pi_live' },
      { ...charge, amount_refunded: 8801, payment_intent: 'pi_larger' },
      { ...charge, amount_refunded: -1, payment_intent: 'pi_less' },
    ]
    for (const object of wrong) await receive('charge.refunded', object)
    // The payment's transaction is not known yet.
    await receive('charge.refunded', { ...charge, payment_intent: 'pi_of_somebody' })
    await receive('checkout.session.completed', session)
    expect(await order(id)).toEqual({ state: 'paid', paid: 8800, refunded: 0 })
    await receive('charge.refunded', { ...charge, payment_intent: 'pi_of_others' })
    for (const object of wrong) await receive('charge.refunded', object)
    expect(await order(id)).toEqual({ state: 'paid', paid: 8800, refunded: 0 })
    expect(await mismatches()).toEqual([
      'refund 8800 JPY',
      'refund 8800 USD',
      'refund 8801 USD',
      'refund -1 USD',
      'refund 8800 USD',
    ])
    await receive('charge.refunded', charge)
    expect(await order(id)).toMatchObject({ state: 'refunded', refunded: 8800 })
  })

  it('waits for its own payment if the order was paid by another', async () => {
    const { db, stripe, placed, openSession, receive, order } = await paymentShop(kind)
    const id = await placed()
    const session = stripe.pay(await openSession(id))
    await recordTransfer(db, id, { actor: commandLineActor, now: shopNow })
    await receive('charge.refunded', stripe.refundedCharge(session.id, 8800))
    expect(await order(id)).toEqual({ state: 'paid', paid: 8800, refunded: 0 })
    await receive('checkout.session.completed', session)
    expect(await order(id)).toEqual({ state: 'paid', paid: 17600, refunded: 8800 })
    expect(await readManualRefunds(db)).toEqual([])
  })
})
