import { describe, expect, it } from 'vitest'
import { databases } from '#test/databases.ts'
import { cancelOrder } from '../../orders/cancellation/cancel-order.server.ts'
import { cancelUnpaidOrders } from '../../orders/cancellation/cancel-unpaid-orders.server.ts'
import { readUnrenderedEmails } from '../../running/outbox/outbox-store.server.ts'
import { shopperActor } from '../../values/actor.ts'
import { minutesFromNow, paymentShop, shopNow } from '../payment-shop.fixture.ts'
import { readPayments, readPaymentToken } from '../payment-store.server.ts'
import { settleTestPayment } from '../providers/settle-test-payment.server.ts'
import { sendRefunds } from '../refunds/send-refunds.server.ts'
import { checkPayment } from '../settlement/check-pending-payments.server.ts'
import { notifyMismatchesJob } from './notify-mismatches.server.ts'

/** Changes to the report of a paid session of $88.00, and the mismatch that is recorded. */
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
  it.each(different)('%j in a webhook is recorded once and changes nothing', async (change, found) => {
    const { stripe, placed, openSession, receive, order, payments, events, mismatches } =
      await paymentShop(kind)
    const id = await placed()
    const paid = stripe.pay(await openSession(id))
    await receive('checkout.session.completed', { ...paid, ...change })
    await receive('checkout.session.async_payment_succeeded', { ...paid, ...change })
    expect(await order(id)).toEqual({ state: 'placed', paid: 0, refunded: 0 })
    expect(await payments(id)).toEqual(['started'])
    expect(await mismatches()).toEqual([found])
    expect(await events(id), 'a note in the order history').toEqual(['placed'])
    await receive('checkout.session.completed', paid)
    expect(await order(id)).toEqual({ state: 'paid', paid: 8800, refunded: 0 })
  })

  it.each(different.slice(0, 9))('%j in a lookup pays nothing', async (change, found) => {
    const { db, stripe, providers, placed, openSession, order, payments, mismatches } =
      await paymentShop(kind)
    const id = await placed()
    const paid = stripe.pay(await openSession(id))
    stripe.sessions.set(paid.id, { ...paid, ...change })
    const [payment] = await readPayments(db, id)
    await checkPayment(db, providers, { ...payment!, isOrderUnpaid: true }, shopNow)
    expect(await order(id)).toEqual({ state: 'placed', paid: 0, refunded: 0 })
    expect(await payments(id)).toEqual(['ended'])
    expect(await mismatches()).toEqual([found])
    expect(await cancelUnpaidOrders(db, providers, minutesFromNow(15))).toBe(1)
    expect(await order(id)).toEqual({ state: 'canceled', paid: 0, refunded: 0 })
  })

  it('is looked up again after a malformed answer', async () => {
    const { db, stripe, providers, placed, openSession, payments } = await paymentShop(kind)
    const id = await placed()
    const paid = stripe.pay(await openSession(id))
    const [payment] = await readPayments(db, id)
    for (const change of [{ amount_total: '8800' }, { livemode: undefined }]) {
      stripe.sessions.set(paid.id, { ...paid, ...change } as never)
      await checkPayment(db, providers, { ...payment!, isOrderUnpaid: true }, shopNow)
      expect(await payments(id)).toEqual(['started'])
    }
    stripe.sessions.set(paid.id, paid)
    await checkPayment(db, providers, { ...payment!, isOrderUnpaid: true }, shopNow)
    expect(await payments(id)).toEqual(['paid'])
  })

  it('stays pending until a delayed method has paid', async () => {
    const { stripe, placed, openSession, receive, order, payments, mismatches } = await paymentShop(kind)
    const id = await placed()
    const later = stripe.payLater(await openSession(id))
    for (const status of ['unpaid', 'no_payment_required', 'unpaid'])
      await receive('checkout.session.completed', { ...later, payment_status: status })
    expect(await payments(id)).toEqual(['confirming'])
    await receive('checkout.session.async_payment_succeeded', { ...later, currency: 'jpy' })
    expect([await payments(id), await mismatches()]).toEqual([['confirming'], []])
    await receive('checkout.session.async_payment_succeeded', stripe.finishDelayedPayment(later.id, true))
    expect(await order(id)).toMatchObject({ state: 'paid', paid: 8800 })
  })

  it('is not ended by another session, mode or account', async () => {
    const { stripe, placed, openSession, receive, order, payments, mismatches } = await paymentShop(kind)
    const id = await placed()
    const first = { ...stripe.payLater(await openSession(id)) }
    await receive('checkout.session.async_payment_failed', stripe.finishDelayedPayment(first.id, false))
    const session = stripe.sessions.get(await openSession(id))!
    const over = { status: 'expired', payment_status: 'unpaid' }
    for (const foreign of [
      { ...session, ...over, id: 'cs_test_of_somebody' },
      // A session of the same order, but of an earlier payment.
      { ...session, ...over, id: first.id },
      { ...session, ...over, livemode: true },
      { ...session, ...over, mode: 'setup' },
      { ...first, ...over },
    ])
      for (const type of ['expired', 'async_payment_failed'])
        await receive(`checkout.session.${type}`, foreign)
    expect(await payments(id)).toEqual(['declined', 'started'])
    expect(await mismatches(), 'no money was reported').toEqual([])
    await receive('checkout.session.expired', { ...session, ...over, amount_total: null, currency: null })
    expect(await payments(id)).toEqual(['declined', 'ended'])
    expect(await order(id)).toEqual({ state: 'placed', paid: 0, refunded: 0 })
  })

  it('ignores webhooks about connected accounts', async () => {
    const { stripe, providers, placed, openSession, order } = await paymentShop(kind)
    const paid = stripe.pay(await openSession(await placed()))
    const { body } = stripe.message('checkout.session.completed', paid, shopNow)
    const { signature, ...sent } = stripe.signed(
      JSON.stringify({ ...JSON.parse(body), account: 'acct_1' }),
      shopNow,
    )
    const read = providers.get('stripe')!.service!.parseMessage!(sent.body, signature, shopNow)
    expect(read).toMatchObject({ ok: true, message: { event: null } })
    expect(await order(1)).toMatchObject({ state: 'placed' })
  })

  it('leaves payments of another provider alone', async () => {
    const shop = await paymentShop(kind)
    const { db, stripe, providers, placed, start, openSession, receive, order, refunds, mismatches } = shop
    const id = await placed('test')
    await start(id)
    const [payment] = await readPayments(db, id)
    const paid = stripe.pay(await openSession(await placed()))
    const token = readPaymentToken(db, payment!)
    const asIfOurs = { id: payment!.reference, client_reference_id: token }
    await receive('checkout.session.completed', { ...paid, ...asIfOurs })
    await receive('charge.refunded', {
      ...stripe.refundedCharge(paid.id, 8800),
      metadata: { payment: token },
    })
    expect(await order(id)).toEqual({ state: 'placed', paid: 0, refunded: 0 })
    expect(await mismatches()).toEqual([])
    expect(await db.selectFrom('provider_refund').selectAll().execute()).toEqual([])

    await settleTestPayment(db, token, 'pays', shopNow)
    await cancelOrder(db, id, { actor: shopperActor, now: shopNow })
    await sendRefunds(db, providers, shopNow)
    const [refund] = await refunds(id)
    await receive('refund.failed', { id: refund!.reference, failure_reason: 'lost' })
    expect(await refunds(id)).toEqual([refund])
    expect(refund!.done_at).not.toBeNull()
  })

  it('notifies the merchant once, by email and in the log, without personal data', async () => {
    const { db, stripe, placed, openSession, receive, emails } = await paymentShop(kind)
    await db.insertInto('setting').values({ name: 'email', value: 'us@shop.example' }).execute()
    const logged: unknown[] = []
    const job = notifyMismatchesJob(db, (event, details) => void logged.push({ event, ...details }))
    const run = () => job.run(shopNow, new AbortController().signal)
    const paid = stripe.pay(await openSession(await placed()))
    await receive('checkout.session.completed', { ...paid, currency: 'jpy' })
    await Promise.all([run(), run()])
    await receive('checkout.session.completed', { ...paid, currency: 'jpy' })
    expect(await run()).toBe(0)
    expect(await emails()).toEqual(['payment-mismatch'])
    expect(await db.selectFrom('email').select('recipient').execute()).toEqual([
      { recipient: 'us@shop.example' },
    ])
    const [email] = await readUnrenderedEmails(db, 10, shopNow)
    expect(email!.facts).toEqual({ kind: 'payment-mismatch', mismatchId: 1 })
    expect(logged).toEqual([
      { event: 'payment-mismatch', provider: 'stripe', reason: 'currency', mismatch: 1 },
    ])

    await db.updateTable('setting').set({ value: '' }).where('name', '=', 'email').execute()
    await receive('checkout.session.completed', { ...paid, amount_total: 1 })
    expect(await run()).toBe(1)
    expect([await emails(), logged.length]).toEqual([['payment-mismatch'], 2])
  })
})
