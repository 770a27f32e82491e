import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { StripeService } from '#commerce/payments/providers/stripe/stripe-service.fixture.ts'
import { expressShopper } from '#commerce/payments/providers/stripe/stripe-session.fixture.ts'
import { builtShop } from '#test/built-shop.ts'
import { waterPotSku as pot } from '#test/demo-skus.ts'
import { checkoutShopper } from '../checkout.fixture.ts'

const stripe = new StripeService()
beforeAll(() => stripe.open())
afterAll(() => stripe.close())

describe('express checkout', () => {
  const shop = builtShop({
    get payments() {
      return { stripe: stripe.options, testPayments: false }
    },
  })
  const orders = () =>
    shop.db.selectFrom('customer_order').select(['state', 'total', 'paid', 'country']).orderBy('id').execute()
  const stock = async (available: number) => {
    await shop.db.updateTable('variant').set({ available }).where('sku', '=', pot).execute()
  }
  const webhook = (session: object, id?: string) => {
    const message = stripe.message('checkout.session.completed', session, new Date(), id ? { id } : {})
    return shop.fetch('/payments/stripe', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': message.signature },
      body: message.body,
    })
  }
  /** A shopper on Stripe's page. */
  const onStripe = async () => {
    const shopper = await checkoutShopper(shop, { [pot]: 1 })
    const location = (await shopper.send('/checkout/express', {})).headers.get('location')!
    expect(location).toContain(`${stripe.options.apiUrl}/c/pay/`)
    const session = location.split('/').at(-1)!
    const goBack = async () => {
      const { success_url: url } = stripe.sessions.get(session)!
      return (await shopper.fetch(new URL(url as string).pathname)).headers.get('location')
    }
    return { ...shopper, session, goBack }
  }

  beforeEach(async () => {
    await shop.db.updateTable('customer_order').set({ visitor_id: null }).execute()
    await stock(18)
  })

  it('is a form on cart and checkout that may lead to Stripe', async () => {
    const { fetch, text } = await checkoutShopper(shop, { [pot]: 1 })
    for (const path of ['/cart', '/checkout']) {
      const page = await fetch(path)
      expect(page.headers.get('content-security-policy')).toContain(
        "form-action 'self' https://checkout.stripe.com",
      )
      expect(await page.text()).toContain('action="/checkout/express"')
    }
    expect(await text()).toMatch(/Express checkout.*or fill in below.*Contact details/)
  })

  it('places a paid order on return, before the webhook', async () => {
    const { session, goBack, cookies, text } = await onStripe()
    expect(await goBack(), 'not paid yet').toBe('/checkout')
    expect(cookies.get('cart')).toBe('1')
    const paid = stripe.payExpress(session, expressShopper)
    const before = (await orders()).length
    expect(await goBack()).toMatch(/^\/orders\/[\w-]{22}$/)
    expect(cookies.has('cart')).toBe(false)
    expect((await webhook(paid)).status).toBe(204)
    expect((await orders()).slice(before)).toEqual([
      { state: 'paid', total: 8000, paid: 8000, country: 'US' },
    ])
    expect(await text()).toMatch(/You placed order T-/)
  })

  it('places one order for webhooks before the return, and twice', async () => {
    const { session, goBack } = await onStripe()
    const paid = stripe.payExpress(session, expressShopper)
    const before = (await orders()).length
    const answers = [await webhook(paid, 'evt_one'), await webhook(paid, 'evt_one'), await webhook(paid)]
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
    expect(await goBack()).toMatch(/^\/orders\//)
    expect((await orders()).slice(before)).toHaveLength(1)
  })

  it('asks Stripe to send a webhook again while Stripe can’t be looked up', async () => {
    const { session } = await onStripe()
    const paid = stripe.payExpress(session, expressShopper)
    stripe.faults.push('down', 'down')
    expect((await webhook(paid, 'evt_again')).status).toBe(503)
    expect((await webhook(paid, 'evt_again')).status).toBe(204)
    expect((await orders()).at(-1)?.state).toBe('paid')
  })

  it('says what changed if the items sold out, and keeps the input', async () => {
    const { session, goBack, text, html } = await onStripe()
    await stock(0)
    const before = (await orders()).length
    stripe.payExpress(session, expressShopper)
    const location = await goBack()
    expect(location).toBe('/checkout?notice=changed')
    expect(await text(location!)).toMatch(/Water Pot just sold out.*You haven’t been charged/)
    await stock(18)
    expect(await html()).toContain('value="548 Market Street"')
    expect(await orders()).toHaveLength(before)
    expect([...stripe.intents.values()].at(-1)?.status).toBe('canceled')
  })
})
