import { describe, expect, it } from 'vitest'
import { inOneCommit } from '#db/connection/one-commit.server.ts'
import { isPostgres } from '#db/schema/engine.ts'
import { databases } from '#test/databases.ts'
import { waitForBlockedQuery } from '../../cart/checkout/order-shop.fixture.ts'
import { commandLineActor } from '../../values/actor.ts'
import { toAmount } from '../../values/money.ts'
import { newToken } from '../../values/random-token.server.ts'
import { minutesFromNow, paymentShop, shopNow, shopOrigin } from '../payment-shop.fixture.ts'
import { addPayment, findOrderBalance, readPayments } from '../payment-store.server.ts'
import { requestRefund } from '../refunds/request-refund.server.ts'
import { checkPayment, checkPendingPayments } from './check-pending-payments.server.ts'
import { settlePayment } from './settle-payment.server.ts'

describe.each(databases)('payments, on %s', kind => {
  it('starts at Stripe, and any number of webhooks pays the order once', async () => {
    const { db, stripe, providers, placed, openSession, receive, order, events, emails } =
      await paymentShop(kind)
    const id = await placed()
    const session = await openSession(id)
    expect(stripe.sessions.get(session)).toMatchObject({
      amount_total: 8800,
      currency: 'usd',
      mode: 'payment',
      adaptive_pricing: { enabled: false },
      customer_email: 'ada@example.com',
      success_url: expect.stringMatching(new RegExp(`^${shopOrigin}/payments/[\\w-]{22}/return$`)),
    })
    const paid = stripe.pay(session)
    const [payment] = await readPayments(db, id)
    // The same webhook twenty times at once, and others with the same content.
    const answers = await Promise.all([
      ...Array.from({ length: 20 }, () => receive('checkout.session.completed', paid, shopNow, 'evt_1')),
      ...Array.from({ length: 5 }, () => receive('checkout.session.completed', paid)),
      // And the shopper returns at the same moment.
      ...Array.from({ length: 5 }, () =>
        checkPayment(db, providers, { ...payment!, isOrderUnpaid: true }, shopNow),
      ),
    ])
    expect(answers.slice(0, 20).filter(Boolean)).toHaveLength(1)
    expect(await order(id)).toEqual({ state: 'paid', paid: 8800, refunded: 0 })
    expect(await events(id)).toEqual(['paid'])
    expect(await emails()).toEqual(['order-confirmed'])
  })

  it('handles a return and a webhook at the same moment', async () => {
    const { db, stripe, placed, openSession, receive, order, events } = await paymentShop(kind)
    const id = await placed()
    const paid = stripe.pay(await openSession(id))
    const [payment] = await readPayments(db, id)
    let message: ReturnType<typeof receive> | undefined
    await db.transaction().execute(async tx => {
      await findOrderBalance(tx, id)
      message = receive('checkout.session.completed', paid)
      message.catch(() => {})
      if (isPostgres(db)) await waitForBlockedQuery(tx)
      await settlePayment(tx, payment!.id, 'paid', { now: shopNow })
    })
    expect(await message).toBe(true)
    expect(await order(id)).toEqual({ state: 'paid', paid: 8800, refunded: 0 })
    expect(await events(id)).toEqual(['paid'])
  })

  it('is final once paid, regardless of event order', async () => {
    const { stripe, placed, openSession, receive, order, payments, refunds } = await paymentShop(kind)
    const orders = [await placed(), await placed()]
    for (const id of orders) {
      const session = await openSession(id)
      const later = stripe.payLater(session)
      const paid = { ...stripe.finishDelayedPayment(session, true) }
      const messages = [
        () => receive('checkout.session.expired', { ...paid, status: 'expired', payment_status: 'unpaid' }),
        () => receive('checkout.session.async_payment_succeeded', paid),
        () => receive('checkout.session.completed', { ...later, payment_status: 'unpaid' }),
        () => receive('checkout.session.async_payment_failed', { ...paid, payment_status: 'unpaid' }),
        () => receive('something.else', paid),
      ]
      if (id === orders[0]) messages.reverse()
      for (const message of messages) expect(await message()).toBe(true)
      expect(await order(id)).toEqual({ state: 'paid', paid: 8800, refunded: 0 })
      expect(await payments(id)).toEqual(['paid'])
      expect(await refunds(id)).toEqual([])
    }
  })

  it('accepts only recent messages signed by Stripe', async () => {
    const { stripe, providers, placed, openSession, receive, order } = await paymentShop(kind)
    const id = await placed()
    const paid = stripe.pay(await openSession(id))
    const service = providers.get('stripe')!.service!
    const good = stripe.message('checkout.session.completed', paid, shopNow)
    const forged = stripe.message('checkout.session.completed', paid, shopNow, { by: 'whsec_somebody' })
    for (const [body, signature, at] of [
      [forged.body, forged.signature, shopNow],
      [good.body.replace('8800', '8801'), good.signature, shopNow],
      [good.body, '', shopNow],
      [good.body, 'nonsense', shopNow],
      ['', good.signature, shopNow],
      [good.body, good.signature, minutesFromNow(6)],
    ] as const)
      expect(service.parseMessage!(body, signature, at)).toEqual({ ok: false, reason: 'unsigned' })
    expect(service.parseMessage!(good.body, good.signature, minutesFromNow(4))).toMatchObject({
      ok: true,
      message: {
        kind: 'checkout.session.completed',
        event: { type: 'payment', report: { state: 'paid', amount: 8800, currency: 'USD', isOurMode: true } },
      },
    })
    // Other shops may share the account.
    for (const of of [{ client_reference_id: null }, { client_reference_id: 'theirs' }])
      expect(await receive('checkout.session.completed', { ...paid, ...of })).toBe(true)
    expect(await order(id)).toEqual({ state: 'placed', paid: 0, refunded: 0 })
  })

  it('shares a payment between tabs, and allows another after a decline', async () => {
    const { db, stripe, placed, start, openSession, receive, order, payments } = await paymentShop(kind)
    const id = await placed()
    const all = await Promise.all(Array.from({ length: 8 }, () => start(id)))
    expect(new Set(all.map(openSession => JSON.stringify(openSession))).size).toBe(1)
    expect(await start(id, minutesFromNow(3))).toEqual(all[0])
    expect(stripe.sessions.size).toBe(1)

    const first = await openSession(id)
    stripe.payLater(first)
    await receive('checkout.session.completed', stripe.sessions.get(first)!)
    expect(await payments(id)).toEqual(['confirming'])
    expect(await start(id)).toEqual({ ok: true, redirectUrl: null })
    await receive('checkout.session.async_payment_failed', stripe.finishDelayedPayment(first, false))
    expect(await order(id)).toMatchObject({ state: 'placed' })
    const second = await openSession(id)
    await receive('checkout.session.completed', stripe.pay(second))
    expect(await order(id)).toEqual({ state: 'paid', paid: 8800, refunded: 0 })
    expect(await payments(id)).toEqual(['declined', 'paid'])
    expect(await start(id)).toEqual({ ok: false, reason: 'not-payable' })

    // If both succeed, the excess is refunded.
    const [payment] = (await readPayments(db, id)).toReversed()
    await inOneCommit(db, tx => settlePayment(tx, payment!.id, 'paid', { now: shopNow }))
    expect(await order(id)).toEqual({ state: 'paid', paid: 17600, refunded: 8800 })
  })

  it('of another amount than is due ends, and the balance is charged', async () => {
    const { db, stripe, placed, openSession, payments } = await paymentShop(kind)
    const id = await placed()
    const old = await openSession(id)
    await db.updateTable('customer_order').set({ total: 9900 }).where('id', '=', id).execute()
    const balance = await openSession(id)
    expect(stripe.sessions.get(old)!.status).toBe('expired')
    expect(stripe.sessions.get(balance)!.amount_total).toBe(9900)
    expect(await payments(id)).toEqual(['ended', 'started'])
  })

  it('starts once, even if Stripe is unreliable', async () => {
    const { stripe, placed, start, payments, logged } = await paymentShop(kind)
    const startTwice = async (faults: typeof stripe.faults) => {
      const id = await placed()
      const before = stripe.sessions.size
      stripe.faults.push(...faults)
      const first = await start(id)
      stripe.faults.length = 0
      const second = await start(id)
      expect(second).toMatchObject({ ok: true, redirectUrl: expect.stringContaining('/c/pay/cs_test_') })
      return { first, sessions: stripe.sessions.size - before, states: await payments(id) }
    }
    const down = { ok: false, reason: 'unreachable' }
    // The connection breaks afterwards, and the library retries with the same key.
    expect(await startTwice(['breaks-off'])).toMatchObject({ first: { ok: true }, sessions: 1 })
    expect(await startTwice(['breaks-off', 'breaks-off'])).toMatchObject({ first: down, sessions: 1 })
    expect(await startTwice([429])).toEqual({ first: down, sessions: 1, states: ['started'] })
    expect(await startTwice([409])).toMatchObject({ first: { ok: true }, sessions: 1 })
    expect(await startTwice(['silent', 'silent'])).toMatchObject({ first: down, sessions: 1 })
    // After an internal error the key is spent for a day, so another payment starts.
    expect(await startTwice([500, 500])).toMatchObject({ first: { ok: true }, states: ['ended', 'started'] })
    expect(JSON.stringify(logged)).not.toContain('ada@')
  })

  it('counts when the webhook is lost', async () => {
    const { db, stripe, providers, placed, openSession, start, order, payments } = await paymentShop(kind)
    const paid = await placed()
    const open = await placed()
    const canceled = await placed()
    stripe.pay(await openSession(paid))
    await openSession(open)
    const openPage = await openSession(canceled)
    await db.updateTable('customer_order').set({ state: 'canceled' }).where('id', '=', canceled).execute()
    expect(await checkPendingPayments(db, providers, 0, minutesFromNow(1))).toBe(0)
    expect(await order(paid)).toMatchObject({ state: 'placed' })
    expect(await checkPendingPayments(db, providers, 0, minutesFromNow(3))).toBe(0)
    expect(await order(paid)).toMatchObject({ state: 'paid', paid: 8800 })
    expect(await payments(open)).toEqual(['started'])
    expect(await payments(canceled)).toEqual(['ended'])
    expect(stripe.sessions.get(openPage)!.status).toBe('expired')
    expect(await start(canceled)).toEqual({ ok: false, reason: 'not-payable' })
  })

  it('adds up partial payments, and refunds each from what is left', async () => {
    const { db, stripe, placed, openSession, receive, order, emails, refunds } = await paymentShop(kind)
    const id = await placed()
    const first = { orderId: id, provider: 'bank-transfer', token: newToken(), amount: 4400, currency: 'USD' }
    await inOneCommit(db, async tx => {
      const { id: payment } = await addPayment(tx, first, shopNow)
      await settlePayment(tx, payment, 'paid', { now: shopNow })
    })
    expect(await order(id)).toEqual({ state: 'placed', paid: 4400, refunded: 0 })
    expect(await emails()).toEqual([])
    const session = stripe.pay(await openSession(id))
    expect(session.amount_total).toBe(4400)
    await receive('checkout.session.completed', session)
    expect(await order(id)).toEqual({ state: 'paid', paid: 8800, refunded: 0 })
    expect(await emails()).toEqual(['order-confirmed'])

    const want = (amount: number) =>
      inOneCommit(db, tx =>
        requestRefund(tx, id, {
          amount: toAmount(amount),
          purpose: { cause: 'goodwill', note: '' },
          key: `of-${amount}`,
          actor: commandLineActor,
          now: shopNow,
        }),
      )
    expect([await want(3000), await want(3001), await want(2800), await want(2799)]).toEqual([
      true,
      true,
      false,
      true,
    ])
    const [part, rest] = (await readPayments(db, id)).map(payment => payment.id).toReversed()
    const rows = await refunds(id)
    const backOf = (payment: number) =>
      rows.filter(row => row.payment_id === payment).reduce((sum, { amount }) => sum + amount, 0)
    expect([backOf(rest!), backOf(part!)]).toEqual([4400, 4400])
  })
})
