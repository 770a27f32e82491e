import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addPayment } from '#commerce/payments/payment-store.server.ts'
import { addUnpaidOrder } from '#commerce/payments/placed-order.fixture.ts'
import { StripeService } from '#commerce/payments/providers/stripe/stripe-service.fixture.ts'
import { builtShop } from '#test/built-shop.ts'
import { waterPotSku as pot } from '#test/demo-skus.ts'
import { checkoutShopper } from '../checkout/checkout.fixture.ts'

const stripe = new StripeService()
beforeAll(() => stripe.open())
afterAll(() => stripe.close())

const shop = builtShop({
  get payments() {
    return { stripe: stripe.options, testPayments: false }
  },
})
const posted = (headers: Record<string, string> = {}, body = '') => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  body,
})

/** An unpaid order with Stripe as its payment method. */
async function order() {
  const { id, token } = await addUnpaidOrder(shop.db, { payment: 'stripe', dueIn: 15 }, new Date())
  const state = async () => {
    const row = await shop.db
      .selectFrom('customer_order')
      .select(['state', 'paid'])
      .where('id', '=', id)
      .executeTakeFirst()
    return `${row?.state} ${row?.paid}`
  }
  const pay = () => shop.fetch(`/orders/${token}/pay`, posted())
  /** Pays on Stripe's page. */
  const paid = async () => {
    const started = await pay()
    return stripe.pay(started.headers.get('location')!.split('/').at(-1)!)
  }
  return { path: `/orders/${token}`, state, pay, paid }
}

describe('the Stripe webhook', () => {
  const sendWebhook = (body: string, signature: string, headers: Record<string, string> = {}) =>
    shop.fetch('/payments/stripe', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature, ...headers },
      body,
    })

  it('counts only with a recent signature of its exact bytes', async () => {
    const { paid, state } = await order()
    const object = await paid()
    const now = new Date()
    const { body, signature } = stripe.message('checkout.session.completed', object, now)
    const old = stripe.message('checkout.session.completed', object, new Date(now.getTime() - 600_000))
    const forged = stripe.message('checkout.session.completed', object, now, { by: 'whsec_somebody' })
    for (const [sent, by] of [
      [forged.body, forged.signature],
      [old.body, old.signature],
      [`${body} `, signature],
      [body, ''],
    ] as const) {
      const response = await sendWebhook(sent, by)
      expect(response.status).toBe(400)
      expect(await response.text()).not.toContain('paid')
    }
    // A page of another site cannot replay a webhook.
    expect((await sendWebhook(body, signature, { origin: 'https://evil.example' })).status).toBe(403)
    expect((await sendWebhook(body, signature, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect(await state()).toBe('placed 0')
    const often = await Promise.all(Array.from({ length: 20 }, () => sendWebhook(body, signature)))
    expect(new Set(often.map(({ status }) => status))).toEqual(new Set([204]))
    expect(await state()).toBe('paid 8800')
  })

  it('is rejected if malformed, and ignored if its kind is unknown', async () => {
    const { paid, state } = await order()
    const object = await paid()
    const now = new Date()
    for (const malformed of [
      stripe.signed('{', now),
      stripe.signed('null', now),
      stripe.message('checkout.session.completed', { ...object, amount_total: '8800' }, now),
      stripe.message(
        'charge.refunded',
        { ...stripe.refundedCharge(object.id, 1), metadata: 7, currency: 7 },
        now,
      ),
    ]) {
      const response = await sendWebhook(malformed.body, malformed.signature)
      expect(response.status).toBe(400)
      expect(await response.text()).toContain('signed but malformed')
    }
    const unknown = stripe.message('customer.created', { id: 'cus_1' }, now)
    expect((await sendWebhook(unknown.body, unknown.signature)).status).toBe(204)
    const padded = { ...object, padding: 'x'.repeat(2 * 1024 * 1024) }
    const large = stripe.message('checkout.session.completed', padded, now)
    expect((await sendWebhook(large.body, large.signature)).status).toBe(413)
    expect(await state()).toBe('placed 0')
    expect(shop.logged).toContainEqual({
      event: 'payment-message-refused',
      provider: 'stripe',
      reason: 'malformed',
    })
  })

  it('pays nothing if it does not match the payment', async () => {
    const { paid, state } = await order()
    const wrong = { ...(await paid()), currency: 'jpy' }
    const { body, signature } = stripe.message('checkout.session.completed', wrong, new Date())
    expect((await sendWebhook(body, signature)).status).toBe(204)
    expect(await state()).toBe('placed 0')
    // A job notifies the merchant.
    const found = () => shop.logged.filter(({ event }) => event === 'payment-mismatch').length
    await expect.poll(found).toBe(1)
  })

  it('must be a POST request', async () => {
    const response = await shop.fetch('/payments/stripe')
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
  })
})

describe('an unpaid order', () => {
  it('leads to Stripe, and shows as paid on return before any webhook', async () => {
    const { path, paid, state } = await order()
    const session = await paid()
    const back = session.success_url as string
    expect(back).toMatch(new RegExp(`^${shop.origin}/payments/[\\w-]{22}/return$`))
    for (let times = 0; times < 2; times += 1) {
      const response = await shop.fetch(back.slice(shop.origin.length))
      expect([response.status, response.headers.get('location')]).toEqual([303, path])
      expect(response.headers.get('cache-control')).toBe('no-store')
    }
    expect(await state()).toBe('paid 8800')
    expect((await shop.fetch('/payments/nobodys/return')).status).toBe(404)
  })

  it('reports when Stripe is unreachable, and can be paid later', async () => {
    const { path, pay, state } = await order()
    stripe.faults.push('down', 'down')
    const failed = await pay()
    expect([failed.status, failed.headers.get('location')]).toEqual([
      303,
      `${path}?notice=payment-unreachable`,
    ])
    expect(await state()).toBe('placed 0')
    const started = await pay()
    expect(started.headers.get('location')).toContain('/c/pay/cs_test_')
    // Two tabs share a payment.
    expect((await pay()).headers.get('location')).toBe(started.headers.get('location'))
    expect((await shop.fetch('/orders/nobodys/pay', posted())).status).toBe(404)
    expect((await shop.fetch(`${path}/pay`, posted({ origin: 'https://evil.example' }))).status).toBe(403)
    const seen = await shop.fetch(`${path}/pay`)
    expect([seen.status, seen.headers.get('location')]).toEqual([302, path])
  })

  it('has the only page whose forms may lead to Stripe', async () => {
    const { path } = await order()
    const policy = async (at: string) => (await shop.fetch(at)).headers.get('content-security-policy')
    expect(await policy(path)).toContain(
      `form-action 'self' https://checkout.stripe.com ${stripe.options.apiUrl};`,
    )
    expect(await policy('/')).toContain("form-action 'self';")
  })

  it('cannot be paid by a test payment if those are off', async () => {
    const now = new Date()
    const { id, token } = await addUnpaidOrder(shop.db, { payment: 'test', dueIn: 15 }, now)
    const payment = { orderId: id, provider: 'test', token: 'of-a-test', amount: 8800, currency: 'USD' }
    await shop.db.transaction().execute(tx => addPayment(tx, payment, now))
    expect((await shop.fetch('/pay/of-a-test')).status).toBe(404)
    expect((await shop.fetch('/pay/of-a-test', posted({}, 'choice=pays'))).status).toBe(404)
    const started = await shop.fetch(`/orders/${token}/pay`, posted())
    expect(started.headers.get('location')).toBe(`/orders/${token}?notice=payment-unreachable`)
    const shopper = await checkoutShopper(shop, { [pot]: 1 })
    await shopper.place({ payment: 'test' })
    const orders = await shop.db
      .selectFrom('customer_order')
      .select('paid')
      .where('payment', '=', 'test')
      .execute()
    expect(orders).toEqual([{ paid: 0 }])
  })

  it('keeps its token out of the log', async () => {
    const { path, pay } = await order()
    await pay()
    expect(JSON.stringify(shop.logged)).not.toContain(path.split('/').at(-1))
  })
})
