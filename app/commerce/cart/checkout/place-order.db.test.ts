import { describe, expect, it } from 'vitest'
import { bothDatabases } from '#test/databases.ts'
import { blackTeeSku, soldOutSku, waterPotSku } from '#test/demo-skus.ts'
import { sampleAddress } from '#test/sample-customer.ts'
import { readOrder } from '../../orders/order-store.server.ts'
import { issueGiftCard } from '../../selling/gift-cards/issue-gift-card.server.ts'
import { shopperActor } from '../../values/actor.ts'
import { toAmount } from '../../values/money.ts'
import { cartTestNow } from '../cart-shop.fixture.ts'
import { moveLine } from '../move-line.server.ts'
import { addPromotion, orderPaymentTimeout, orderShop } from './order-shop.fixture.ts'

describe.each(bothDatabases)('placeOrder on %s', kind => {
  it('keeps the items bought, even if the catalog changes', async () => {
    const { db, add, shopper, buy, stock, quantities, available, disagreements } = await orderShop(kind)
    await stock(blackTeeSku, 40)
    await stock(waterPotSku, 7)
    const ada = await shopper(blackTeeSku, 2)
    await add(ada, waterPotSku, 3)
    // Saved and sold-out lines stay in the cart.
    await add(ada, 'TEE-BLK-01-M', 1)
    await moveLine(db, ada, 'TEE-BLK-01-M', 'saved', cartTestNow)
    await stock(soldOutSku, 2)
    await add(ada, soldOutSku, 2)
    await stock(soldOutSku, 0)
    const order = await buy(ada, { email: 'ada@example.com', paysOnline: false })

    const prices = new Map(order.lines.map(line => [line.sku, line.unitPrice]))
    const subtotal = 2 * prices.get(blackTeeSku)! + 3 * prices.get(waterPotSku)!
    expect(order).toMatchObject({
      number: expect.stringMatching(/^T-....-....$/),
      token: expect.stringMatching(/^[\w-]{22}$/),
      visitorId: ada.id,
      email: 'ada@example.com',
      state: 'placed',
      placedAt: cartTestNow.toISOString(),
      paymentDueAt: new Date(cartTestNow.getTime() + orderPaymentTimeout).toISOString(),
      currency: 'USD',
      address: sampleAddress,
      deliveryName: 'Standard',
      payment: 'invoice',
      subtotal,
      discount: 0,
      delivery: 500,
      taxes: [{ name: 'Sales tax', rate: 1000, base: subtotal }],
      giftCard: 0,
      paid: 0,
      events: [{ state: 'placed', at: cartTestNow.toISOString(), actor: shopperActor, note: null }],
      shipments: [],
    })
    expect(order.total).toBe(order.lines.reduce((sum, { total }) => sum + total, 0) + order.delivery)
    expect(order.lines.map(({ sku, quantity }) => [sku, quantity]).sort()).toEqual([
      [waterPotSku, 3],
      [blackTeeSku, 2],
    ])
    expect(order.lines.find(({ sku }) => sku === blackTeeSku)).toMatchObject({
      title: expect.stringMatching(/./),
      options: expect.stringMatching(/./),
      slug: expect.stringMatching(/./),
      picture: { hash: expect.any(String), width: expect.any(Number) },
      returned: 0,
    })
    expect([await available(blackTeeSku), await available(waterPotSku)]).toEqual([38, 4])
    expect(await disagreements()).toEqual([])
    expect(await quantities(ada)).toEqual([[soldOutSku, 2]])
    const emails = await db.selectFrom('email').select(['kind', 'recipient']).execute()
    expect(emails).toEqual([{ kind: 'order-confirmed', recipient: 'ada@example.com' }])

    await db.updateTable('variant').set({ price: 1, compare_at_price: null }).execute()
    await db.updateTable('product').set({ title: 'Renamed', published_at: null }).execute()
    await db.deleteFrom('tax_rate').execute()
    expect(await readOrder(db, order.token)).toEqual(order)
    expect(await readOrder(db, order.number)).toBeUndefined()
  })

  it('stores what is promised today, with the arrival of what ships at once', async () => {
    const { db, shopper, stock, buy } = await orderShop(kind)
    await stock(blackTeeSku, 20)
    await db.updateTable('delivery_method').set({ min_days: 2, max_days: 4 }).execute()
    const online = await buy(await shopper(blackTeeSku))
    const promised = {
      ...{ returnDays: 30, warrantyYears: 2, arrivalDays: { min: 3, max: 5 } },
      arrival: { from: '2026-11-25', to: '2026-11-27' },
    }
    expect(online).toMatchObject(promised)
    const byTransfer = await buy(await shopper(blackTeeSku), { paysOnline: false })
    expect(byTransfer).toMatchObject({ ...promised, arrival: null })
  })

  it('places one order for repeated and concurrent requests', async () => {
    const { shopper, seen, place, stock, available, count, add } = await orderShop(kind)
    await stock(blackTeeSku, 20)
    const ada = await shopper(blackTeeSku, 2)
    const request = await seen(ada, { paysOnline: false })
    const placed = await Promise.all(Array.from({ length: 12 }, () => place(ada, request)))
    const first = placed.find(one => one.ok && !one.isRepeat)
    expect(placed.filter(one => one.ok && one.isRepeat)).toHaveLength(11)
    expect(new Set(placed.map(one => one.ok && one.order.id)).size).toBe(1)
    expect(await available(blackTeeSku)).toBe(18)
    // Also with a new item in the cart, which stays.
    await add(ada, blackTeeSku, 1)
    expect(await place(ada, request)).toEqual({ ...first, isRepeat: true, remaining: undefined })
    expect([await count('customer_order'), await count('email'), await count('cart_line')]).toEqual([1, 1, 1])
  })

  it('refuses another visitor who knows the checkout key', async () => {
    const { shopper, seen, place, written, lines } = await orderShop(kind)
    const ada = await shopper(blackTeeSku, 1)
    const request = await seen(ada)
    expect(await place(ada, request)).toMatchObject({ ok: true })
    const eve = await shopper(blackTeeSku, 1)
    const [before, cart] = [await written(), await lines(eve)]
    const { checkoutKey } = request
    const stolen = { ...(await seen(eve)), checkoutKey }
    expect(await place(eve, stolen)).toEqual({ ok: false, reason: 'changed', changes: [] })
    expect([await written(), await lines(eve)]).toEqual([before, cart])
  })

  it('refuses an empty cart and a country without delivery', async () => {
    const { db, shopper, seen, place, change, written, lines } = await orderShop(kind)
    const ada = await shopper(blackTeeSku, 1)
    const request = await seen(ada)
    const before = await written()
    const abroad = { ...request, address: { ...sampleAddress, country: 'AQ' }, deliveryMethodId: null }
    expect(await place(ada, abroad)).toEqual({ ok: false, reason: 'no-delivery' })
    const cart = await lines(ada)
    expect(await place(undefined, request)).toEqual({ ok: false, reason: 'empty-cart' })
    expect(await place(await shopper(waterPotSku), { ...request, seenLines: [] })).toMatchObject({
      reason: 'changed',
    })
    expect(await lines(ada)).toEqual(cart)
    await change(ada, blackTeeSku, 0)
    expect(await place(ada, { ...request, seenLines: [] })).toEqual({ ok: false, reason: 'empty-cart' })
    expect(await written()).toEqual(before)
    expect(await db.selectFrom('customer_order').select('id').execute()).toEqual([])
  })

  it('starts as paid when a gift card covers all of it', async () => {
    const { db, shopper, buy, count } = await orderShop(kind)
    const { code, id } = await db
      .transaction()
      .execute(tx =>
        issueGiftCard(tx, { amount: toAmount(50_000), currency: 'USD', expiresAt: null }, cartTestNow),
      )
    await addPromotion(db, 'FIVE', 500)
    const order = await buy(await shopper(blackTeeSku, 1), { codes: ['FIVE', code] })
    expect(order).toMatchObject({
      state: 'paid',
      giftCard: order.total,
      due: 0,
      paid: 0,
      paymentDueAt: null,
      discount: 500,
      discounts: [{ title: 'FIVE off', code: 'FIVE', amount: 500 }],
      events: [
        { state: 'placed' },
        { state: 'paid', note: { code: 'paid-by-gift-card', value: code.slice(-4) } },
      ],
    })
    expect(await count('unpaid_hold'), 'holds nothing unpaid').toBe(0)
    const card = db.selectFrom('gift_card').select('balance').where('id', '=', id)
    expect(await card.executeTakeFirst()).toEqual({ balance: 50_000 - order.total })
  })
})
