import { describe, expect, it } from 'vitest'
import { databases } from '../../../test/databases.ts'
import { isPostgres } from '../../db/columns.ts'
import { inOneCommit } from '../../db/one-commit.server.ts'
import { untilSomebodyWaits } from '../checkout/order-shop.fixture.ts'
import { cents } from '../money.ts'
import { newToken } from '../visitors/visitor-token.server.ts'
import { hear, hearLostPayments } from './hear-lost-payments.server.ts'
import { payByTest } from './pay-by-test.server.ts'
import { minutes, now, origin, paymentShop } from './payment-shop.fixture.ts'
import { addPayment, findPaidOrder, readPayments } from './payment-store.server.ts'
import { settleIn } from './settle-payment.server.ts'
import { takeTransfer } from './take-transfer.server.ts'
import { wantRefund } from './want-refund.server.ts'

describe.each(databases)('paying, on %s', kind => {
  it('leads to the page of Stripe, and one message moves the order, told once or often', async () => {
    const { db, stripe, providers, placed, begun, told, order, moves, letters } = await paymentShop(kind)
    const id = await placed()
    const session = await begun(id)
    expect(stripe.sessions.get(session)).toMatchObject({
      amount_total: 8800,
      currency: 'usd',
      mode: 'payment',
      adaptive_pricing: { enabled: false },
      customer_email: 'ada@example.com',
      success_url: expect.stringMatching(new RegExp(`^${origin}/payments/[\\w-]{22}/return$`)),
    })
    const paid = stripe.pay(session)
    const [payment] = await readPayments(db, id)
    // The same message twenty times at once, and others that say the same.
    const answers = await Promise.all([
      ...Array.from({ length: 20 }, () => told('checkout.session.completed', paid, now, 'evt_1')),
      ...Array.from({ length: 5 }, () => told('checkout.session.completed', paid)),
      // And the shopper comes back in the same moment.
      ...Array.from({ length: 5 }, () => hear(db, providers, { ...payment!, isWanted: true }, now)),
    ])
    expect(answers.slice(0, 20).filter(Boolean)).toHaveLength(1)
    expect(await order(id)).toEqual({ state: 'paid', paid: 8800, refunded: 0 })
    expect(await moves(id)).toEqual(['paid'])
    expect(await letters()).toEqual(['payment-received'])
  })

  it('waits for its turn when the shopper comes back in the moment of the message', async () => {
    const { db, stripe, placed, begun, told, order, moves } = await paymentShop(kind)
    const id = await placed()
    const paid = stripe.pay(await begun(id))
    const [payment] = await readPayments(db, id)
    let message: ReturnType<typeof told> | undefined
    await db.transaction().execute(async tx => {
      await findPaidOrder(tx, id)
      message = told('checkout.session.completed', paid)
      message.catch(() => {})
      if (isPostgres(db)) await untilSomebodyWaits(tx)
      await settleIn(tx, payment!.id, 'paid', { now })
    })
    expect(await message).toBe(true)
    expect(await order(id)).toEqual({ state: 'paid', paid: 8800, refunded: 0 })
    expect(await moves(id)).toEqual(['paid'])
  })

  it('is final once it is paid, whatever comes before or after', async () => {
    const { stripe, placed, begun, told, order, payments, refunds } = await paymentShop(kind)
    const orders = [await placed(), await placed()]
    for (const id of orders) {
      const session = await begun(id)
      const later = stripe.payLater(session)
      const paid = { ...stripe.decide(session, true) }
      const messages = [
        () => told('checkout.session.expired', { ...paid, status: 'expired', payment_status: 'unpaid' }),
        () => told('checkout.session.async_payment_succeeded', paid),
        () => told('checkout.session.completed', { ...later, payment_status: 'unpaid' }),
        () => told('checkout.session.async_payment_failed', { ...paid, payment_status: 'unpaid' }),
        () => told('something.else', paid),
      ]
      if (id === orders[0]) messages.reverse()
      for (const message of messages) expect(await message()).toBe(true)
      expect(await order(id)).toEqual({ state: 'paid', paid: 8800, refunded: 0 })
      expect(await payments(id)).toEqual(['paid'])
      expect(await refunds(id)).toEqual([])
    }
  })

  it('believes nobody but Stripe, and nothing that was overheard', async () => {
    const { stripe, providers, placed, begun, told, order } = await paymentShop(kind)
    const id = await placed()
    const paid = stripe.pay(await begun(id))
    const service = providers.get('stripe')!.service!
    const good = stripe.message('checkout.session.completed', paid, now)
    const forged = stripe.message('checkout.session.completed', paid, now, { by: 'whsec_somebody' })
    for (const [body, signature, at] of [
      [forged.body, forged.signature, now],
      [good.body.replace('8800', '8801'), good.signature, now],
      [good.body, '', now],
      [good.body, 'nonsense', now],
      ['', good.signature, now],
      [good.body, good.signature, minutes(6)],
    ] as const)
      expect(service.read!(body, signature, at)).toEqual({ ok: false, because: 'unsigned' })
    expect(service.read!(good.body, good.signature, minutes(4))).toMatchObject({
      ok: true,
      message: {
        kind: 'checkout.session.completed',
        about: { what: 'payment', news: { state: 'paid', amount: 8800, currency: 'USD', isOurMode: true } },
      },
    })
    // Another shop may use the same account: its payments are none of ours.
    for (const of of [{ client_reference_id: null }, { client_reference_id: 'theirs' }])
      expect(await told('checkout.session.completed', { ...paid, ...of })).toBe(true)
    expect(await order(id)).toEqual({ state: 'placed', paid: 0, refunded: 0 })
  })

  it('in two tabs is one payment; after a refusal another may be begun', async () => {
    const { db, stripe, placed, start, begun, told, order, payments } = await paymentShop(kind)
    const id = await placed()
    const all = await Promise.all(Array.from({ length: 8 }, () => start(id)))
    expect(new Set(all.map(begun => JSON.stringify(begun))).size).toBe(1)
    expect(await start(id, minutes(3))).toEqual(all[0])
    expect(stripe.sessions.size).toBe(1)

    const first = await begun(id)
    stripe.payLater(first)
    await told('checkout.session.completed', stripe.sessions.get(first)!)
    expect(await payments(id)).toEqual(['confirming'])
    expect(await start(id)).toEqual({ ok: true, goTo: null })
    await told('checkout.session.async_payment_failed', stripe.decide(first, false))
    expect(await order(id)).toMatchObject({ state: 'placed' })
    const second = await begun(id)
    await told('checkout.session.completed', stripe.pay(second))
    expect(await order(id)).toEqual({ state: 'paid', paid: 8800, refunded: 0 })
    expect(await payments(id)).toEqual(['refused', 'paid'])
    expect(await start(id)).toEqual({ ok: false, because: 'not-payable' })

    // Both paid after all: what is too much goes back.
    const [payment] = (await readPayments(db, id)).toReversed()
    await inOneCommit(db, tx => settleIn(tx, payment!.id, 'paid', { now }))
    expect(await order(id)).toEqual({ state: 'paid', paid: 17600, refunded: 8800 })
  })

  it('is begun once, however badly Stripe is reached', async () => {
    const { stripe, placed, start, payments, logged } = await paymentShop(kind)
    const calm = async (moods: typeof stripe.moods) => {
      const id = await placed()
      const before = stripe.sessions.size
      stripe.moods.push(...moods)
      const first = await start(id)
      stripe.moods.length = 0
      const second = await start(id)
      expect(second).toMatchObject({ ok: true, goTo: expect.stringContaining('/c/pay/cs_test_') })
      return { first, sessions: stripe.sessions.size - before, states: await payments(id) }
    }
    const down = { ok: false, because: 'unreachable' }
    // The line breaks after Stripe did it: the library asks again with the same key.
    expect(await calm(['breaks-off'])).toMatchObject({ first: { ok: true }, sessions: 1 })
    expect(await calm(['breaks-off', 'breaks-off'])).toMatchObject({ first: down, sessions: 1 })
    expect(await calm([429])).toEqual({ first: down, sessions: 1, states: ['started'] })
    expect(await calm([409])).toMatchObject({ first: { ok: true }, sessions: 1 })
    expect(await calm(['silent', 'silent'])).toMatchObject({ first: down, sessions: 1 })
    // A key that Stripe failed with is spent for a day: another payment is begun, and nobody knows the page of the first.
    expect(await calm([500, 500])).toMatchObject({ first: { ok: true }, states: ['ended', 'started'] })
    expect(JSON.stringify(logged)).not.toContain('ada@')
  })

  it('counts when the shopper closed the window and the message was lost', async () => {
    const { db, stripe, providers, placed, begun, start, order, payments } = await paymentShop(kind)
    const paid = await placed()
    const open = await placed()
    const cancelled = await placed()
    stripe.pay(await begun(paid))
    await begun(open)
    const left = await begun(cancelled)
    await db.updateTable('customer_order').set({ state: 'cancelled' }).where('id', '=', cancelled).execute()
    expect(await hearLostPayments(db, providers, 0, minutes(1))).toBe(0)
    expect(await order(paid)).toMatchObject({ state: 'placed' })
    expect(await hearLostPayments(db, providers, 0, minutes(3))).toBe(0)
    expect(await order(paid)).toMatchObject({ state: 'paid', paid: 8800 })
    expect(await payments(open)).toEqual(['started'])
    expect(await payments(cancelled)).toEqual(['ended'])
    expect(stripe.sessions.get(left)!.status).toBe('expired')
    expect(await start(cancelled)).toEqual({ ok: false, because: 'not-payable' })
  })

  it('in parts is paid when nothing is due any more, and given back from what each part has left', async () => {
    const { db, stripe, placed, begun, told, order, letters, refunds } = await paymentShop(kind)
    const id = await placed()
    const first = { orderId: id, provider: 'bank-transfer', token: newToken(), amount: 4400 }
    await inOneCommit(db, async tx => {
      const { id: payment } = await addPayment(tx, first, now)
      await settleIn(tx, payment, 'paid', { now })
    })
    expect(await order(id)).toEqual({ state: 'placed', paid: 4400, refunded: 0 })
    expect(await letters()).toEqual([])
    const session = stripe.pay(await begun(id))
    expect(session.amount_total).toBe(4400)
    await told('checkout.session.completed', session)
    expect(await order(id)).toEqual({ state: 'paid', paid: 8800, refunded: 0 })
    expect(await letters()).toEqual(['payment-received'])

    const want = (amount: number) =>
      inOneCommit(db, tx =>
        wantRefund(tx, id, { amount: cents(amount), reason: 'goodwill', key: `of-${amount}`, now }),
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

  it('by test does what was chosen, once', async () => {
    const { db, placed, start, order, payments, moves } = await paymentShop(kind)
    const id = await placed('test', 800)
    const token = async () => {
      const begun = await start(id)
      return begun.ok ? begun.goTo!.replace('/pay/', '') : ''
    }
    const first = await token()
    const choose = (of: string, choice: Parameters<typeof payByTest>[2]) => payByTest(db, of, choice, now)
    expect(await choose('nonsense', 'pays')).toEqual({ ok: false, because: 'unknown' })
    expect(await token()).toBe(first)
    expect(await choose(first, 'declines')).toEqual({ ok: true, state: 'refused' })
    expect(await choose(first, 'pays')).toEqual({ ok: false, because: 'over' })
    const second = await token()
    const often = await Promise.all(Array.from({ length: 5 }, () => choose(second, 'pays')))
    expect(often.filter(({ ok }) => ok)).toHaveLength(1)
    // The gift card paid $8.00 of it.
    expect(await order(id)).toEqual({ state: 'paid', paid: 8000, refunded: 0 })
    expect(await payments(id)).toEqual(['refused', 'paid'])
    expect(await moves(id)).toEqual(['paid'])
  })

  it('by transfer is what the merchant says, once', async () => {
    const { db, placed, start, order, payments, letters } = await paymentShop(kind)
    const id = await placed('bank-transfer')
    expect(await start(id)).toEqual({ ok: true, goTo: null })
    expect(await payments(id)).toEqual([])
    const often = await Promise.all(Array.from({ length: 5 }, () => takeTransfer(db, id, now)))
    expect(often.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await order(id)).toEqual({ state: 'paid', paid: 8800, refunded: 0 })
    expect(await letters()).toEqual(['payment-received'])
  })
})
