import { describe, expect, it } from 'vitest'
import { inOneCommit } from '#db/connection/one-commit.server.ts'
import { databases } from '#test/databases.ts'
import { minutesFromNow, paymentShop } from '../../payments/payment-shop.fixture.ts'
import { sendRefunds } from '../../payments/refunds/send-refunds.server.ts'
import { shopperActor } from '../../values/actor.ts'
import { confirmOrder } from '../confirm-order.server.ts'
import { cancelOrder } from './cancel-order.server.ts'
import { cancelUnpaidOrders } from './cancel-unpaid-orders.server.ts'

describe.each(databases)('an overdue order, on %s', kind => {
  it('is canceled and can no longer be paid', async () => {
    const { db, stripe, providers, placed, openSession, start, order, payments, emails } =
      await paymentShop(kind)
    const never = await placed('bank-transfer')
    const online = await placed()
    const played = await placed('test')
    const session = await openSession(online)
    await start(played)
    const confirm = { id: never, email: 'ada@example.com' }
    await inOneCommit(db, tx => confirmOrder(tx, confirm, minutesFromNow(0)))
    expect(await cancelUnpaidOrders(db, providers, minutesFromNow(14))).toBe(0)
    expect(await cancelUnpaidOrders(db, providers, minutesFromNow(15))).toBe(3)
    for (const id of [never, online, played]) expect((await order(id)).state).toBe('canceled')
    expect(await payments(online)).toEqual(['ended'])
    expect(await payments(played)).toEqual(['ended'])
    expect(() => stripe.pay(session)).toThrow('expired')
    expect(await emails(), 'about the confirmed order only').toEqual(['order-confirmed', 'order-canceled'])
    expect(await cancelUnpaidOrders(db, providers, minutesFromNow(16))).toBe(0)
  })

  it('stays paid if it was paid at the last moment', async () => {
    const { db, stripe, providers, placed, openSession, receive, order, events } = await paymentShop(kind)
    for (const isReported of [false, true]) {
      const id = await placed()
      const paid = stripe.pay(await openSession(id))
      const message = () => receive('checkout.session.completed', paid, minutesFromNow(15))
      await Promise.all([
        cancelUnpaidOrders(db, providers, minutesFromNow(15)),
        isReported ? message() : undefined,
      ])
      expect(await order(id)).toEqual({ state: 'paid', paid: 8800, refunded: 0 })
      expect(await events(id)).toEqual(['paid'])
    }
  })

  it('waits while Stripe is unreachable or the payment is pending', async () => {
    const { db, stripe, providers, placed, openSession, receive, order, payments } = await paymentShop(kind)
    const unreachable = await placed()
    const onItsWay = await placed()
    const given = await placed('bank-transfer')
    await openSession(unreachable)
    const session = await openSession(onItsWay)
    stripe.payLater(session)
    stripe.faults.push('down', 'down')
    expect(await cancelUnpaidOrders(db, providers, minutesFromNow(15))).toBe(1)
    expect((await order(given)).state).toBe('canceled')
    expect((await order(unreachable)).state).toBe('placed')
    expect(await payments(onItsWay)).toEqual(['confirming'])
    expect(await cancelUnpaidOrders(db, providers, minutesFromNow(16))).toBe(1)
    expect((await order(unreachable)).state).toBe('canceled')
    await receive(
      'checkout.session.async_payment_failed',
      stripe.finishDelayedPayment(session, false),
      minutesFromNow(40),
    )
    expect((await order(onItsWay)).state).toBe('placed')
    expect(await cancelUnpaidOrders(db, providers, minutesFromNow(76))).toBe(1)
    expect((await order(onItsWay)).state).toBe('canceled')
  })

  it('refunds a payment after cancellation, with an email', async () => {
    const { db, stripe, providers, placed, openSession, receive, order, events, refunds, emails } =
      await paymentShop(kind)
    const id = await placed()
    const session = await openSession(id)
    await cancelOrder(db, id, { actor: shopperActor, now: minutesFromNow(1) })
    const paid = stripe.pay(session)
    await Promise.all(
      Array.from({ length: 5 }, () => receive('checkout.session.completed', paid, minutesFromNow(2))),
    )
    expect(await order(id)).toEqual({ state: 'canceled', paid: 8800, refunded: 8800 })
    expect(await refunds(id)).toMatchObject([{ amount: 8800, done_at: null }])
    expect(await sendRefunds(db, providers, minutesFromNow(3))).toBe(1)
    expect(stripe.refunds).toMatchObject([{ amount: 8800 }])
    expect(await events(id)).toEqual(['canceled', 'refunded'])
    expect(await emails()).toEqual(['order-canceled', 'refunded'])
  })

  it('has one outcome when canceled and paid at the same moment', async () => {
    const { db, stripe, providers, placed, openSession, receive, order } = await paymentShop(kind)
    for (let round = 0; round < 4; round += 1) {
      const id = await placed()
      const paid = stripe.pay(await openSession(id))
      const cancel = () => cancelOrder(db, id, { actor: shopperActor, now: minutesFromNow(1) })
      const pay = () => receive('checkout.session.completed', paid, minutesFromNow(1))
      await Promise.all(round % 2 ? [cancel(), pay()] : [pay(), cancel()])
      // Canceled and fully refunded, whichever came first.
      expect(await order(id)).toEqual({ state: 'canceled', paid: 8800, refunded: 8800 })
    }
    await sendRefunds(db, providers, minutesFromNow(2))
    expect(stripe.refunds.map(({ amount }) => amount)).toEqual([8800, 8800, 8800, 8800])
  })
})
