import { describe, expect, it } from 'vitest'
import { databases } from '../../../test/databases.ts'
import { cancelOrder } from '../orders/cancel-order.server.ts'
import { endUnpaid } from './end-unpaid.server.ts'
import { minutes, paymentShop } from './payment-shop.fixture.ts'
import { sendRefunds } from './send-refunds.server.ts'

describe.each(databases)('an order that is not paid in time, on %s', kind => {
  it('is given up, and can be paid nowhere any more', async () => {
    const { db, stripe, providers, placed, begun, start, order, payments, letters } = await paymentShop(kind)
    const never = await placed('bank-transfer')
    const online = await placed()
    const played = await placed('test')
    const session = await begun(online)
    await start(played)
    expect(await endUnpaid(db, providers, minutes(14))).toBe(0)
    expect(await endUnpaid(db, providers, minutes(15))).toBe(3)
    for (const id of [never, online, played]) expect((await order(id)).state).toBe('cancelled')
    expect(await payments(online)).toEqual(['ended'])
    expect(await payments(played)).toEqual(['ended'])
    expect(() => stripe.pay(session)).toThrow('expired')
    expect(await letters()).toEqual(['order-cancelled', 'order-cancelled', 'order-cancelled'])
    expect(await endUnpaid(db, providers, minutes(16))).toBe(0)
  })

  it('is paid when it was paid at the last moment, whether its message comes or not', async () => {
    const { db, stripe, providers, placed, begun, told, order, moves } = await paymentShop(kind)
    for (const isTold of [false, true]) {
      const id = await placed()
      const paid = stripe.pay(await begun(id))
      const message = () => told('checkout.session.completed', paid, minutes(15))
      await Promise.all([endUnpaid(db, providers, minutes(15)), isTold ? message() : undefined])
      expect(await order(id)).toEqual({ state: 'paid', paid: 8800, refunded: 0 })
      expect(await moves(id)).toEqual(['paid'])
    }
  })

  it('waits on while Stripe cannot be asked, or its money is on the way', async () => {
    const { db, stripe, providers, placed, begun, told, order, payments } = await paymentShop(kind)
    const unreachable = await placed()
    const onItsWay = await placed()
    const given = await placed('bank-transfer')
    await begun(unreachable)
    const session = await begun(onItsWay)
    stripe.payLater(session)
    stripe.moods.push('down', 'down')
    expect(await endUnpaid(db, providers, minutes(15))).toBe(1)
    expect((await order(given)).state).toBe('cancelled')
    expect((await order(unreachable)).state).toBe('placed')
    expect(await payments(onItsWay)).toEqual(['confirming'])
    expect(await endUnpaid(db, providers, minutes(16))).toBe(1)
    expect((await order(unreachable)).state).toBe('cancelled')
    await told('checkout.session.async_payment_failed', stripe.decide(session, false), minutes(40))
    expect((await order(onItsWay)).state).toBe('placed')
    expect(await endUnpaid(db, providers, minutes(76))).toBe(1)
    expect((await order(onItsWay)).state).toBe('cancelled')
  })

  it('gives back what is paid after it was cancelled, with a letter', async () => {
    const { db, stripe, providers, placed, begun, told, order, moves, refunds, letters } =
      await paymentShop(kind)
    const id = await placed()
    const session = await begun(id)
    await cancelOrder(db, id, { who: 'shopper', now: minutes(1) })
    const paid = stripe.pay(session)
    await Promise.all(Array.from({ length: 5 }, () => told('checkout.session.completed', paid, minutes(2))))
    expect(await order(id)).toEqual({ state: 'cancelled', paid: 8800, refunded: 8800 })
    expect(await refunds(id)).toMatchObject([{ amount: 8800, done_at: null }])
    expect(await sendRefunds(db, providers, minutes(3))).toBe(1)
    expect(stripe.refunds).toMatchObject([{ amount: 8800 }])
    expect(await moves(id)).toEqual(['cancelled', 'refunded'])
    expect(await letters()).toEqual(['order-cancelled', 'refunded'])
  })

  it('ends as one thing when it is cancelled and paid at the same moment', async () => {
    const { db, stripe, providers, placed, begun, told, order } = await paymentShop(kind)
    for (let round = 0; round < 4; round += 1) {
      const id = await placed()
      const paid = stripe.pay(await begun(id))
      const cancel = () => cancelOrder(db, id, { who: 'shopper', now: minutes(1) })
      const pay = () => told('checkout.session.completed', paid, minutes(1))
      await Promise.all(round % 2 ? [cancel(), pay()] : [pay(), cancel()])
      // Whichever came first: it is cancelled, and every cent goes back once.
      expect(await order(id)).toEqual({ state: 'cancelled', paid: 8800, refunded: 8800 })
    }
    await sendRefunds(db, providers, minutes(2))
    expect(stripe.refunds.map(({ amount }) => amount)).toEqual([8800, 8800, 8800, 8800])
  })
})
