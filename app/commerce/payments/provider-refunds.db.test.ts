import { describe, expect, it } from 'vitest'
import { databases } from '../../../test/databases.ts'
import { isPostgres } from '../../db/columns.ts'
import { untilSomebodyWaits } from '../checkout/order-shop.fixture.ts'
import { cancelOrder } from '../orders/cancel-order.server.ts'
import { hear } from './hear-lost-payments.server.ts'
import { minutes, now, paymentShop } from './payment-shop.fixture.ts'
import { findPaidOrder, readPayments } from './payment-store.server.ts'
import { refundsByHand } from './refund-by-hand.server.ts'
import { sendRefunds } from './send-refunds.server.ts'
import { settleIn } from './settle-payment.server.ts'
import { takeTransfer } from './take-transfer.server.ts'

describe.each(databases)('a refund made at Stripe, on %s', kind => {
  it('counts in whatever order its message and the payment come, and however often', async () => {
    const { db, stripe, providers, placed, begun, told, order, moves, refunds } = await paymentShop(kind)
    for (const happens of [
      ['refund', 'paid'],
      ['paid', 'refund'],
      ['refund', 'refund', 'paid', 'paid', 'refund'],
      ['refund', 'look', 'paid', 'refund'],
      ['half', 'refund', 'half', 'paid', 'half'],
      ['half', 'paid', 'refund', 'half'],
    ] as const) {
      const id = await placed()
      const session = stripe.pay(await begun(id))
      const [payment] = await readPayments(db, id)
      const message = {
        paid: () => told('checkout.session.completed', session),
        look: () => hear(db, providers, { ...payment!, isWanted: true }, now),
        refund: () => told('charge.refunded', stripe.refunded(session.id, 8800)),
        half: () => told('charge.refunded', stripe.refunded(session.id, 4400)),
      }
      for (const what of happens) await message[what]()
      expect(await order(id), happens.join()).toEqual({ state: 'refunded', paid: 8800, refunded: 8800 })
      expect(await moves(id)).toEqual(['paid', 'refunded'])
      expect((await refunds(id)).reduce((sum, { amount }) => sum + amount, 0)).toBe(8800)
    }
    // What is back is not sent again.
    expect(await sendRefunds(db, providers, minutes(60))).toBe(0)
  })

  it('counts when both messages come in the same moment', async () => {
    const { db, stripe, placed, begun, told, order } = await paymentShop(kind)
    const id = await placed()
    const session = stripe.pay(await begun(id))
    const [payment] = await readPayments(db, id)
    let refund: ReturnType<typeof told> | undefined
    await db.transaction().execute(async tx => {
      await findPaidOrder(tx, id)
      refund = told('charge.refunded', stripe.refunded(session.id, 8800))
      refund.catch(() => {})
      if (isPostgres(db)) await untilSomebodyWaits(tx)
      await settleIn(tx, payment!.id, 'paid', { now, transactionId: session.payment_intent })
    })
    expect(await refund).toBe(true)
    expect(await order(id)).toEqual({ state: 'refunded', paid: 8800, refunded: 8800 })
  })

  it('of a part leaves the order paid, and of an order that was cancelled leaves only the rest to give back', async () => {
    const { db, stripe, providers, placed, begun, told, order, refunds } = await paymentShop(kind)
    const [kept, cancelled] = [await placed(), await placed()]
    const sessions = [stripe.pay(await begun(kept)), stripe.pay(await begun(cancelled))]
    await cancelOrder(db, cancelled, { who: 'shopper', now })
    for (const session of sessions) {
      await told('charge.refunded', stripe.refunded(session.id, 3000))
      await told('checkout.session.completed', session)
    }
    expect(await order(kept)).toEqual({ state: 'paid', paid: 8800, refunded: 3000 })
    expect(await order(cancelled)).toEqual({ state: 'cancelled', paid: 8800, refunded: 8800 })
    expect((await refunds(cancelled)).map(({ amount }) => amount)).toEqual([3000, 5800])
    await sendRefunds(db, providers, minutes(1))
    expect(stripe.refunds.map(({ amount }) => amount)).toEqual([5800])
    expect(await refundsByHand(db)).toEqual([])
  })

  it('in another currency or mode, of more than was paid, or of other money changes nothing and is kept', async () => {
    const { stripe, placed, begun, told, order, mismatches } = await paymentShop(kind)
    const id = await placed()
    const session = stripe.pay(await begun(id))
    const charge = stripe.refunded(session.id, 8800)
    const wrong = [
      { ...charge, currency: 'jpy' },
      { ...charge, livemode: true, payment_intent: 'pi_live' },
      { ...charge, amount_refunded: 8801, payment_intent: 'pi_larger' },
      { ...charge, amount_refunded: -1, payment_intent: 'pi_less' },
    ]
    for (const object of wrong) await told('charge.refunded', object)
    // Nobody knows yet what the payment's own money is called.
    await told('charge.refunded', { ...charge, payment_intent: 'pi_of_somebody' })
    await told('checkout.session.completed', session)
    expect(await order(id)).toEqual({ state: 'paid', paid: 8800, refunded: 0 })
    await told('charge.refunded', { ...charge, payment_intent: 'pi_of_others' })
    for (const object of wrong) await told('charge.refunded', object)
    expect(await order(id)).toEqual({ state: 'paid', paid: 8800, refunded: 0 })
    expect(await mismatches()).toEqual([
      'refund 8800 JPY',
      'refund 8800 USD',
      'refund 8801 USD',
      'refund -1 USD',
      'refund 8800 USD',
    ])
    await told('charge.refunded', charge)
    expect(await order(id)).toMatchObject({ state: 'refunded', refunded: 8800 })
  })

  it('waits for its own payment when the order was paid otherwise', async () => {
    const { db, stripe, placed, begun, told, order } = await paymentShop(kind)
    const id = await placed()
    const session = stripe.pay(await begun(id))
    await takeTransfer(db, id, now)
    await told('charge.refunded', stripe.refunded(session.id, 8800))
    expect(await order(id)).toEqual({ state: 'paid', paid: 8800, refunded: 0 })
    await told('checkout.session.completed', session)
    expect(await order(id)).toEqual({ state: 'paid', paid: 17600, refunded: 8800 })
    expect(await refundsByHand(db)).toEqual([])
  })

  it('counts for a payment from before its transaction was kept', async () => {
    const { db, stripe, placed, begun, told, order } = await paymentShop(kind)
    const id = await placed()
    const session = stripe.pay(await begun(id))
    await told('checkout.session.completed', session)
    await db.updateTable('payment').set({ transaction_id: null }).execute()
    await told('charge.refunded', stripe.refunded(session.id, 8800))
    expect(await order(id)).toMatchObject({ state: 'refunded', refunded: 8800 })
  })
})
