import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtShop } from '../../../test/built-shop.ts'
import { addPayment } from '../../commerce/payments/payment-store.server.ts'
import { addPlacedOrder } from '../../commerce/payments/placed-order.fixture.ts'
import { StripeService } from '../../commerce/payments/stripe-service.fixture.ts'
import { checkoutShopper, pot } from '../checkout/checkout.fixture.ts'

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

/** An order that waits to be paid by Stripe. */
async function order() {
  const { id, token } = await addPlacedOrder(shop.db, { payment: 'stripe', dueIn: 15 }, new Date())
  const state = async () => {
    const row = await shop.db
      .selectFrom('customer_order')
      .select(['state', 'paid'])
      .where('id', '=', id)
      .executeTakeFirst()
    return `${row?.state} ${row?.paid}`
  }
  const pay = () => shop.ask(`/orders/${token}/pay`, posted())
  /** The shopper goes to Stripe's page and pays there. */
  const paid = async () => {
    const begun = await pay()
    return stripe.pay(begun.headers.get('location')!.split('/').at(-1)!)
  }
  return { path: `/orders/${token}`, state, pay, paid }
}

describe('what Stripe tells the shop', () => {
  const tell = (body: string, signature: string, headers: Record<string, string> = {}) =>
    shop.ask('/payments/stripe', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature, ...headers },
      body,
    })

  it('counts when it is signed, just now, and byte for byte as it was sent', async () => {
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
      const answer = await tell(sent, by)
      expect(answer.status).toBe(400)
      expect(await answer.text()).not.toContain('paid')
    }
    // No page of another site passes for Stripe, whatever it has overheard.
    expect((await tell(body, signature, { origin: 'https://evil.example' })).status).toBe(403)
    expect((await tell(body, signature, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect(await state()).toBe('placed 0')
    const often = await Promise.all(Array.from({ length: 20 }, () => tell(body, signature)))
    expect(new Set(often.map(({ status }) => status))).toEqual(new Set([204]))
    expect(await state()).toBe('paid 8800')
  })

  it('is refused when it is signed and malformed, and passed over when nobody here knows its kind', async () => {
    const { paid, state } = await order()
    const object = await paid()
    const now = new Date()
    for (const malformed of [
      stripe.signed('{', now),
      stripe.signed('null', now),
      stripe.message('checkout.session.completed', { ...object, amount_total: '8800' }, now),
      stripe.message('charge.refunded', { ...stripe.refunded(object.id, 1), metadata: 7, currency: 7 }, now),
    ]) {
      const answer = await tell(malformed.body, malformed.signature)
      expect(answer.status).toBe(400)
      expect(await answer.text()).toContain('not written as Stripe writes')
    }
    const unknown = stripe.message('customer.created', { id: 'cus_1' }, now)
    expect((await tell(unknown.body, unknown.signature)).status).toBe(204)
    const padded = { ...object, padding: 'x'.repeat(2 * 1024 * 1024) }
    const large = stripe.message('checkout.session.completed', padded, now)
    expect((await tell(large.body, large.signature)).status).toBe(413)
    expect(await state()).toBe('placed 0')
    expect(shop.logged).toContainEqual({
      event: 'payment-message-refused',
      provider: 'stripe',
      because: 'malformed',
    })
  })

  it('pays nothing when it does not match, and is answered all the same', async () => {
    const { paid, state } = await order()
    const wrong = { ...(await paid()), currency: 'jpy' }
    const { body, signature } = stripe.message('checkout.session.completed', wrong, new Date())
    expect((await tell(body, signature)).status).toBe(204)
    expect(await state()).toBe('placed 0')
    // The job that tells the merchant is on its own.
    const found = () => shop.logged.filter(({ event }) => event === 'payment-mismatch').length
    await expect.poll(found, { timeout: 15_000 }).toBe(1)
  }, 20_000)

  it('is a POST', async () => {
    const answer = await shop.ask('/payments/stripe')
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST'])
  })
})

describe('an order that waits to be paid', () => {
  it('leads to the page of Stripe, and reads paid to who comes back, before any message', async () => {
    const { path, paid, state } = await order()
    const session = await paid()
    const back = session.success_url as string
    expect(back).toMatch(new RegExp(`^${shop.origin}/payments/[\\w-]{22}/return$`))
    for (let times = 0; times < 2; times += 1) {
      const answer = await shop.ask(back.slice(shop.origin.length))
      expect([answer.status, answer.headers.get('location')]).toEqual([303, path])
      expect(answer.headers.get('cache-control')).toBe('no-store')
    }
    expect(await state()).toBe('paid 8800')
    expect((await shop.ask('/payments/nobodys/return')).status).toBe(404)
  })

  it('says so when Stripe cannot be reached, and is paid later', async () => {
    const { path, pay, state } = await order()
    stripe.moods.push('down', 'down')
    const failed = await pay()
    expect([failed.status, failed.headers.get('location')]).toEqual([303, `${path}?said=payment-unreachable`])
    expect(await state()).toBe('placed 0')
    const begun = await pay()
    expect(begun.headers.get('location')).toContain('/c/pay/cs_test_')
    // Two tabs, one payment.
    expect((await pay()).headers.get('location')).toBe(begun.headers.get('location'))
    expect((await shop.ask('/orders/nobodys/pay', posted())).status).toBe(404)
    expect((await shop.ask(`${path}/pay`, posted({ origin: 'https://evil.example' }))).status).toBe(403)
    const seen = await shop.ask(`${path}/pay`)
    expect([seen.status, seen.headers.get('location')]).toEqual([302, path])
  })

  it('has a page whose form may lead to Stripe; no other page has', async () => {
    const { path } = await order()
    const policy = async (at: string) => (await shop.ask(at)).headers.get('content-security-policy')
    expect(await policy(path)).toContain(
      `form-action 'self' https://checkout.stripe.com ${stripe.options.apiUrl};`,
    )
    expect(await policy('/')).toContain("form-action 'self';")
  })

  it('cannot be paid by test where the shop takes no test payments', async () => {
    const now = new Date()
    const { id, token } = await addPlacedOrder(shop.db, { payment: 'test', dueIn: 15 }, now)
    const payment = { orderId: id, provider: 'test', token: 'of-a-test', amount: 8800 }
    await shop.db.transaction().execute(tx => addPayment(tx, payment, now))
    expect((await shop.ask('/pay/of-a-test')).status).toBe(404)
    expect((await shop.ask('/pay/of-a-test', posted({}, 'choice=pays'))).status).toBe(404)
    const begun = await shop.ask(`/orders/${token}/pay`, posted())
    expect(begun.headers.get('location')).toBe(`/orders/${token}?said=payment-unreachable`)
    const shopper = await checkoutShopper(shop, { [pot]: 1 })
    await shopper.place({ payment: 'test' })
    const orders = await shop.db
      .selectFrom('customer_order')
      .select('paid')
      .where('payment', '=', 'test')
      .execute()
    expect(orders).toEqual([{ paid: 0 }])
  })

  it('is in no log by its token', async () => {
    const { path, pay } = await order()
    await pay()
    expect(JSON.stringify(shop.logged)).not.toContain(path.split('/').at(-1))
  })
})
