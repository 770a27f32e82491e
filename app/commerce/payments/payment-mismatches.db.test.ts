import { describe, expect, it } from 'vitest'
import { databases } from '../../../test/databases.ts'
import { readUnwritten } from '../mail/outbox-store.server.ts'
import { cancelOrder } from '../orders/cancel-order.server.ts'
import { endUnpaid } from './end-unpaid.server.ts'
import { hear } from './hear-lost-payments.server.ts'
import { payByTest } from './pay-by-test.server.ts'
import { minutes, now, paymentShop } from './payment-shop.fixture.ts'
import { paymentTokenOf, readPayments } from './payment-store.server.ts'
import { sendRefunds } from './send-refunds.server.ts'
import { tellMismatchesJob } from './tell-mismatches.server.ts'

/** What of a paid session of $88.00 is reported otherwise, and what of it is found. */
const different: [change: object, found: string][] = [
  [{ currency: 'jpy' }, 'currency 8800 JPY'],
  [{ currency: 'idr', amount_total: 4400 }, 'currency 4400 IDR'],
  [{ currency: null, amount_total: null }, 'currency 0 '],
  [{ amount_total: 0 }, 'amount 0 USD'],
  [{ amount_total: -100 }, 'amount -100 USD'],
  [{ amount_total: 8799 }, 'amount 8799 USD'],
  [{ amount_total: 999_999_999_999 }, 'amount 999999999999 USD'],
  [{ livemode: true }, 'mode 8800 USD'],
  [{ mode: 'subscription' }, 'mode 8800 USD'],
  [{ id: 'cs_test_of_somebody' }, 'reference 8800 USD'],
]

describe.each(databases)('a payment that does not match, on %s', kind => {
  it.each(different)(
    '%j in a message pays nothing, is kept once, and ends nothing',
    async (change, found) => {
      const { stripe, placed, begun, told, order, payments, moves, mismatches } = await paymentShop(kind)
      const id = await placed()
      const paid = stripe.pay(await begun(id))
      await told('checkout.session.completed', { ...paid, ...change })
      await told('checkout.session.async_payment_succeeded', { ...paid, ...change })
      expect(await order(id)).toEqual({ state: 'placed', paid: 0, refunded: 0 })
      expect(await payments(id)).toEqual(['started'])
      expect(await mismatches()).toEqual([found])
      expect(await moves(id), 'a note in the order history').toEqual(['placed'])
      await told('checkout.session.completed', paid)
      expect(await order(id)).toEqual({ state: 'paid', paid: 8800, refunded: 0 })
    },
  )

  it.each(different.slice(0, 9))('%j pays nothing when Stripe is asked, either', async (change, found) => {
    const { db, stripe, providers, placed, begun, order, payments, mismatches } = await paymentShop(kind)
    const id = await placed()
    const paid = stripe.pay(await begun(id))
    stripe.sessions.set(paid.id, { ...paid, ...change })
    const [payment] = await readPayments(db, id)
    await hear(db, providers, { ...payment!, isWanted: true }, now)
    expect(await order(id)).toEqual({ state: 'placed', paid: 0, refunded: 0 })
    expect(await payments(id)).toEqual(['ended'])
    expect(await mismatches()).toEqual([found])
    expect(await endUnpaid(db, providers, minutes(15))).toBe(1)
    expect(await order(id)).toEqual({ state: 'cancelled', paid: 0, refunded: 0 })
  })

  it('is asked about again when Stripe answers nonsense', async () => {
    const { db, stripe, providers, placed, begun, payments } = await paymentShop(kind)
    const id = await placed()
    const paid = stripe.pay(await begun(id))
    const [payment] = await readPayments(db, id)
    for (const change of [{ amount_total: '8800' }, { livemode: undefined }]) {
      stripe.sessions.set(paid.id, { ...paid, ...change } as never)
      await hear(db, providers, { ...payment!, isWanted: true }, now)
      expect(await payments(id)).toEqual(['started'])
    }
    stripe.sessions.set(paid.id, paid)
    await hear(db, providers, { ...payment!, isWanted: true }, now)
    expect(await payments(id)).toEqual(['paid'])
  })

  it('is on its way as long as a delayed method has not paid', async () => {
    const { stripe, placed, begun, told, order, payments, mismatches } = await paymentShop(kind)
    const id = await placed()
    const later = stripe.payLater(await begun(id))
    for (const status of ['unpaid', 'no_payment_required', 'unpaid'])
      await told('checkout.session.completed', { ...later, payment_status: status })
    expect(await payments(id)).toEqual(['confirming'])
    await told('checkout.session.async_payment_succeeded', { ...later, currency: 'jpy' })
    expect([await payments(id), await mismatches()]).toEqual([['confirming'], []])
    await told('checkout.session.async_payment_succeeded', stripe.decide(later.id, true))
    expect(await order(id)).toMatchObject({ state: 'paid', paid: 8800 })
  })

  it('ends nothing when it is over elsewhere: in another session, another mode, another account', async () => {
    const { stripe, placed, begun, told, order, payments, mismatches } = await paymentShop(kind)
    const id = await placed()
    const first = { ...stripe.payLater(await begun(id)) }
    await told('checkout.session.async_payment_failed', stripe.decide(first.id, false))
    const session = stripe.sessions.get(await begun(id))!
    const over = { status: 'expired', payment_status: 'unpaid' }
    for (const foreign of [
      { ...session, ...over, id: 'cs_test_of_somebody' },
      // The order's own, but of the payment before.
      { ...session, ...over, id: first.id },
      { ...session, ...over, livemode: true },
      { ...session, ...over, mode: 'setup' },
      { ...first, ...over },
    ])
      for (const type of ['expired', 'async_payment_failed']) await told(`checkout.session.${type}`, foreign)
    expect(await payments(id)).toEqual(['refused', 'started'])
    expect(await mismatches(), 'no money was reported').toEqual([])
    await told('checkout.session.expired', { ...session, ...over, amount_total: null, currency: null })
    expect(await payments(id)).toEqual(['refused', 'ended'])
    expect(await order(id)).toEqual({ state: 'placed', paid: 0, refunded: 0 })
  })

  it('is none of ours when the message is about a connected account', async () => {
    const { stripe, providers, placed, begun, order } = await paymentShop(kind)
    const paid = stripe.pay(await begun(await placed()))
    const { body } = stripe.message('checkout.session.completed', paid, now)
    const { signature, ...sent } = stripe.signed(
      JSON.stringify({ ...JSON.parse(body), account: 'acct_1' }),
      now,
    )
    const read = providers.get('stripe')!.service!.read!(sent.body, signature, now)
    expect(read).toMatchObject({ ok: true, message: { about: null } })
    expect(await order(1)).toMatchObject({ state: 'placed' })
  })

  it('of another provider is not touched, whatever else matches', async () => {
    const shop = await paymentShop(kind)
    const { db, stripe, providers, placed, start, begun, told, order, refunds, mismatches } = shop
    const id = await placed('test')
    await start(id)
    const [payment] = await readPayments(db, id)
    const paid = stripe.pay(await begun(await placed()))
    const token = paymentTokenOf(db, payment!)
    const asIfOurs = { id: payment!.reference, client_reference_id: token }
    await told('checkout.session.completed', { ...paid, ...asIfOurs })
    await told('charge.refunded', { ...stripe.refunded(paid.id, 8800), metadata: { payment: token } })
    expect(await order(id)).toEqual({ state: 'placed', paid: 0, refunded: 0 })
    expect(await mismatches()).toEqual([])
    expect(await db.selectFrom('provider_refund').selectAll().execute()).toEqual([])

    await payByTest(db, token, 'pays', now)
    await cancelOrder(db, id, { who: 'shopper', now })
    await sendRefunds(db, providers, now)
    const [refund] = await refunds(id)
    await told('refund.failed', { id: refund!.reference, failure_reason: 'lost' })
    expect(await refunds(id)).toEqual([refund])
    expect(refund!.done_at).not.toBeNull()
  })

  it('is told to the merchant once, by email and in the log, without personal data', async () => {
    const { db, stripe, placed, begun, told, letters } = await paymentShop(kind)
    await db.insertInto('setting').values({ name: 'email', value: 'us@shop.example' }).execute()
    const logged: unknown[] = []
    const job = tellMismatchesJob(db, (event, details) => void logged.push({ event, ...details }))
    const run = () => job.run(now, new AbortController().signal)
    const paid = stripe.pay(await begun(await placed()))
    await told('checkout.session.completed', { ...paid, currency: 'jpy' })
    await Promise.all([run(), run()])
    await told('checkout.session.completed', { ...paid, currency: 'jpy' })
    expect(await run()).toBe(0)
    expect(await letters()).toEqual(['payment-mismatch'])
    expect(await db.selectFrom('letter').select('recipient').execute()).toEqual([
      { recipient: 'us@shop.example' },
    ])
    const [email] = await readUnwritten(db, 10, now)
    expect(email!.facts).toEqual({ kind: 'payment-mismatch', mismatchId: 1 })
    expect(logged).toEqual([
      { event: 'payment-mismatch', provider: 'stripe', reason: 'currency', mismatch: 1 },
    ])

    await db.updateTable('setting').set({ value: '' }).where('name', '=', 'email').execute()
    await told('checkout.session.completed', { ...paid, amount_total: 1 })
    expect(await run()).toBe(1)
    expect([await letters(), logged.length]).toEqual([['payment-mismatch'], 2])
  })
})
