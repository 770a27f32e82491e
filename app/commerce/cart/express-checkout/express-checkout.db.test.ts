import { describe, expect, it, onTestFinished } from 'vitest'
import { type DatabaseKind, databases } from '#test/databases.ts'
import { blackTeeSku, waterPotSku } from '#test/demo-skus.ts'
import { createPaymentProviders } from '../../payments/providers/payment-providers.server.ts'
import { StripeService } from '../../payments/providers/stripe/stripe-service.fixture.ts'
import { expressShopper } from '../../payments/providers/stripe/stripe-session.fixture.ts'
import { cartTestNow } from '../cart-shop.fixture.ts'
import { findCheckoutDraft } from '../checkout/checkout-draft-store.server.ts'
import { addPromotion, orderShop } from '../checkout/order-shop.fixture.ts'
import { saveCheckoutDraft } from '../checkout/save-checkout-draft.server.ts'
import type { Visitor } from '../visitors/visitor.ts'
import { deleteVisitor } from '../visitors/visitor-store.server.ts'
import { beginExpressCheckout } from './begin-express-checkout.server.ts'
import { finishExpressCheckout } from './finish-express-checkout.server.ts'

/** A shop with Stripe, $5.00 for delivery, and no tax by region. */
async function expressShop(kind: DatabaseKind) {
  const shop = await orderShop(kind)
  const { db } = shop
  await db.deleteFrom('tax_rate').execute()
  const stripe = await new StripeService().open()
  onTestFinished(() => stripe.close())
  const providers = await createPaymentProviders(
    db,
    { stripe: stripe.options, testPayments: false },
    () => {},
  )
  const provider = providers.get('stripe')!
  const page = {
    origin: 'https://shop.example',
    lineTitle: ({ title, quantity }: { title: string; quantity: number }) => `${quantity} × ${title}`,
    country: 'US',
  }
  const begin = (visitor: Visitor) => beginExpressCheckout(db, provider.express!, visitor, page, cartTestNow)
  /** Opens Stripe's page and returns its session id. */
  const open = async (visitor: Visitor) => {
    const opened = await begin(visitor)
    if (!opened.ok) throw new Error(opened.reason)
    return opened.redirectUrl.split('/').at(-1)!
  }
  const finish = (session: string) => finishExpressCheckout(db, provider, session, cartTestNow)
  const orders = () =>
    db
      .selectFrom('customer_order')
      .select(['state', 'email', 'total', 'paid', 'country', 'delivery'])
      .orderBy('id')
      .execute()
  const intents = () => [...stripe.intents.values()].map(({ status }) => status)
  const draft = (visitor: Visitor, addCode: string) =>
    saveCheckoutDraft(db, visitor, { addCode }, cartTestNow)
  return { ...shop, stripe, begin, open, finish, orders, intents, draft }
}

describe.each(databases)('express checkout, on %s', kind => {
  it('authorizes first, then places the order, then charges exactly its total', async () => {
    const { shopper, stripe, open, finish, orders, intents, available, disagreements } =
      await expressShop(kind)
    const stock = (await available(blackTeeSku))!
    const session = await open(await shopper(blackTeeSku, 2))
    expect(stripe.sessions.get(session)).toMatchObject({ amount_total: 8800, capture_method: 'manual' })
    expect(await finish(session)).toEqual({ ok: false, reason: 'open' })
    expect([await orders(), await available(blackTeeSku)], 'nothing is held').toEqual([[], stock])
    stripe.payExpress(session, expressShopper)
    expect(await finish(session)).toMatchObject({ ok: true })
    expect(await orders()).toEqual([
      { state: 'paid', email: 'ann@example.com', total: 9300, paid: 9300, country: 'US', delivery: 500 },
    ])
    expect(intents()).toEqual(['succeeded'])
    expect(await available(blackTeeSku)).toBe(stock - 2)
    expect(await disagreements()).toEqual([])
  })

  it('places and charges once when finished repeatedly and in parallel', async () => {
    const { shopper, stripe, open, finish, orders, intents, lines } = await expressShop(kind)
    const visitor = await shopper(waterPotSku, 1)
    const session = await open(visitor)
    stripe.payExpress(session, expressShopper)
    const finished = await Promise.all([1, 2, 3, 4].map(() => finish(session)))
    finished.push(await finish(session))
    expect(new Set(finished.map(result => result.ok && result.order.number)).size).toBe(1)
    expect((await orders()).map(({ state, paid }) => `${state} ${paid}`)).toEqual(['paid 8500'])
    expect(intents()).toEqual(['succeeded'])
    expect(await lines(visitor)).toEqual([])
  })

  it('releases the money if the items sold out meanwhile, and keeps the input', async () => {
    const { db, shopper, stripe, open, finish, orders, intents } = await expressShop(kind)
    const visitor = await shopper(waterPotSku, 1)
    const session = await open(visitor)
    stripe.payExpress(session, expressShopper)
    await db.updateTable('variant').set({ available: 0 }).where('sku', '=', waterPotSku).execute()
    const refused = { ok: false, reason: 'refused', notice: 'changed' }
    expect(await finish(session)).toEqual(refused)
    expect([await orders(), intents()]).toEqual([[], ['canceled']])
    const draft = await findCheckoutDraft(db, visitor.id)
    expect(draft?.changes).toMatchObject([{ kind: 'sold-out', sku: waterPotSku }])
    expect(draft?.fields).toMatchObject({
      email: 'Ann@example.com',
      city: 'San Francisco',
      postalCode: '94103',
    })
    expect(await finish(session), 'its money is gone for good').toEqual({ ok: false, reason: 'open' })
  })

  it.each<[string, { price?: number; quantity?: number }]>([
    ['a price changed', { price: 9000 }],
    ['the cart changed', { quantity: 2 }],
  ])('charges nothing if %s meanwhile', async (_, { price, quantity }) => {
    const { db, shopper, stripe, open, finish, orders, intents } = await expressShop(kind)
    const session = await open(await shopper(waterPotSku, 1))
    stripe.payExpress(session, expressShopper)
    if (price) await db.updateTable('variant').set({ price }).where('sku', '=', waterPotSku).execute()
    if (quantity) await db.updateTable('cart_line').set({ quantity }).execute()
    expect(await finish(session)).toMatchObject({ reason: 'refused', notice: 'changed' })
    expect([await orders(), intents()]).toEqual([[], ['canceled']])
  })

  it('charges nothing if the guest signed in meanwhile', async () => {
    const { db, shopper, stripe, open, finish, orders, intents } = await expressShop(kind)
    const visitor = await shopper(waterPotSku, 1)
    const session = await open(visitor)
    stripe.payExpress(session, expressShopper)
    await db.transaction().execute(tx => deleteVisitor(tx, visitor.id))
    expect(await finish(session)).toMatchObject({ reason: 'refused', notice: 'changed' })
    expect([await orders(), intents()]).toEqual([[], ['canceled']])
  })

  it('charges nothing for an address that the shop refuses, and asks for another', async () => {
    const { shopper, stripe, open, finish, orders, intents } = await expressShop(kind)
    const session = await open(await shopper(waterPotSku, 1))
    stripe.payExpress(session, {
      ...expressShopper,
      address: { ...expressShopper.address, postal_code: 'X' },
    })
    expect(await finish(session)).toEqual({ ok: false, reason: 'refused', notice: 'check' })
    expect([await orders(), intents()]).toEqual([[], ['canceled']])
  })

  it('charges an order later if Stripe was unreachable', async () => {
    const { shopper, stripe, open, finish, orders, intents } = await expressShop(kind)
    const session = await open(await shopper(waterPotSku, 1))
    stripe.payExpress(session, expressShopper)
    stripe.faults.push('down', 'down')
    expect(await finish(session), 'it can’t be looked up').toEqual({ ok: false, reason: 'unreachable' })
    expect(await orders()).toEqual([])
    stripe.faults.push('none', 'down', 'down')
    expect(await finish(session), 'it can’t be charged').toEqual({ ok: false, reason: 'unreachable' })
    expect([(await orders())[0]?.state, intents()]).toEqual(['placed', ['requires_capture']])
    expect(await finish(session)).toMatchObject({ ok: true })
    expect([(await orders())[0]?.state, intents()]).toEqual(['paid', ['succeeded']])
  })

  it('keeps a discount code, and takes it off the amount', async () => {
    const { db, shopper, stripe, open, finish, orders, draft } = await expressShop(kind)
    await addPromotion(db, 'SPRING', 1000)
    const visitor = await shopper(waterPotSku, 1)
    await draft(visitor, 'SPRING')
    const session = await open(visitor)
    expect(stripe.sessions.get(session)?.amount_total).toBe(7000)
    stripe.payExpress(session, expressShopper)
    expect(await finish(session)).toMatchObject({ ok: true })
    expect((await orders())[0]).toMatchObject({ state: 'paid', total: 7500, paid: 7500 })
  })

  it('is not offered where the total depends on the address', async () => {
    const { db, shopper, begin, open, stripe } = await expressShop(kind)
    const visitor = await shopper(waterPotSku, 1)
    await db.insertInto('delivery_zone_country').values({ country: 'CA', zone_id: 9000 }).execute()
    const rate = { name: 'Sales tax', rate: 1000, taxes_delivery: 0 as const }
    await db
      .insertInto('tax_rate')
      .values({ ...rate, country: 'CA', region: '' })
      .execute()
    const countries = async () => stripe.sessions.get(await open(visitor))?.allowed_countries
    expect(await countries(), 'Canada has another total').toEqual(['US'])
    await db
      .insertInto('tax_rate')
      .values({ ...rate, country: 'US', region: 'CA' })
      .execute()
    expect(await begin(visitor)).toEqual({ ok: false, reason: 'unavailable' })
    await db.updateTable('setting').set({ value: 'yes' }).where('name', '=', 'prices_include_tax').execute()
    expect(await countries(), 'prices with tax are the same everywhere').toEqual(['CA', 'US'])
  })

  it('is offered only where delivery is taxed as at home, also if the cheapest is free', async () => {
    const { db, shopper, open, stripe } = await expressShop(kind)
    const visitor = await shopper(waterPotSku, 1)
    await db.insertInto('delivery_zone_country').values({ country: 'CA', zone_id: 9000 }).execute()
    await db.updateTable('delivery_rate').set({ price: 0 }).execute()
    const rate = { region: '', name: 'Sales tax', rate: 1000 }
    await db
      .insertInto('tax_rate')
      .values([
        { ...rate, country: 'US', taxes_delivery: 1 },
        { ...rate, country: 'CA', taxes_delivery: 0 },
      ])
      .execute()
    const countries = async () => stripe.sessions.get(await open(visitor))?.allowed_countries
    expect(await countries()).toEqual(['US'])
    await db.updateTable('tax_rate').set({ taxes_delivery: 1 }).execute()
    expect(await countries()).toEqual(['CA', 'US'])
  })

  it('ignores sessions that are something else', async () => {
    const { finish } = await expressShop(kind)
    expect(await finish('cs_test_of_somebody')).toEqual({ ok: false, reason: 'unknown' })
  })
})
