import { describe, expect, it } from 'vitest'
import { databases } from '../../../test/databases.ts'
import { pot, soldOut, tee, today } from '../cart/cart-shop.fixture.ts'
import { moveLine } from '../cart/move-line.server.ts'
import { makeGiftCard } from '../gift-cards/make-gift-card.server.ts'
import { cents } from '../money.ts'
import { readOrder } from '../orders/order-store.server.ts'
import { addPromotion, address, orderShop, patience } from './order-shop.fixture.ts'

describe.each(databases)('an order that is placed, on %s', kind => {
  it('says what was bought as it was then, whatever becomes of the catalogue', async () => {
    const { db, add, shopper, buy, stock, short, available, disagreements } = await orderShop(kind)
    await stock(tee, 40)
    await stock(pot, 7)
    const ada = await shopper(tee, 2)
    await add(ada, pot, 3)
    // One that is saved for later, and one that cannot be had, stay where they are.
    await add(ada, 'TEE-BLK-01-M', 1)
    await moveLine(db, ada, 'TEE-BLK-01-M', 'saved', today)
    await stock(soldOut, 2)
    await add(ada, soldOut, 2)
    await stock(soldOut, 0)
    const order = await buy(ada, { email: 'ada@example.com' })

    const prices = new Map(order.lines.map(line => [line.sku, line.unitPrice]))
    const subtotal = 2 * prices.get(tee)! + 3 * prices.get(pot)!
    expect(order).toMatchObject({
      number: expect.stringMatching(/^T-....-....$/),
      token: expect.stringMatching(/^[\w-]{22}$/),
      visitorId: ada.id,
      email: 'ada@example.com',
      state: 'placed',
      placedAt: today.toISOString(),
      paymentDueAt: new Date(today.getTime() + patience).toISOString(),
      currency: 'USD',
      address,
      deliveryName: 'Parcel',
      payment: 'invoice',
      subtotal,
      discount: 0,
      delivery: 500,
      taxes: [{ name: 'Sales tax', rate: 1000, base: subtotal }],
      giftCard: 0,
      paid: 0,
      moves: [{ state: 'placed', at: today.toISOString(), who: 'shopper', note: '' }],
      parcels: [],
    })
    expect(order.total).toBe(order.lines.reduce((sum, { total }) => sum + total, 0) + order.delivery)
    expect(order.lines.map(({ sku, quantity }) => [sku, quantity]).sort()).toEqual([
      [pot, 3],
      [tee, 2],
    ])
    expect(order.lines.find(({ sku }) => sku === tee)).toMatchObject({
      title: expect.stringMatching(/./),
      options: expect.stringMatching(/./),
      slug: expect.stringMatching(/./),
      picture: { hash: expect.any(String), width: expect.any(Number) },
      returned: 0,
    })
    expect([await available(tee), await available(pot)]).toEqual([38, 4])
    expect(await disagreements()).toEqual([])
    expect(await short(ada)).toEqual([[soldOut, 2]])
    const letters = await db.selectFrom('letter').select(['kind', 'recipient']).execute()
    expect(letters).toEqual([{ kind: 'order-confirmed', recipient: 'ada@example.com' }])

    await db.updateTable('variant').set({ price: 1, compare_at_price: null }).execute()
    await db.updateTable('product').set({ title: 'Another', published_at: null }).execute()
    await db.deleteFrom('tax_rate').execute()
    expect(await readOrder(db, order.token)).toEqual(order)
    expect(await readOrder(db, order.number)).toBeUndefined()
  })

  it('is placed once, however often and at how many times at once it is sent', async () => {
    const { shopper, seen, place, stock, available, count, add } = await orderShop(kind)
    await stock(tee, 20)
    const ada = await shopper(tee, 2)
    const wanted = await seen(ada)
    const placed = await Promise.all(Array.from({ length: 12 }, () => place(ada, wanted)))
    const first = placed.find(one => one.ok && !one.again)
    expect(placed.filter(one => one.ok && one.again)).toHaveLength(11)
    expect(new Set(placed.map(one => one.ok && one.order.id)).size).toBe(1)
    expect(await available(tee)).toBe(18)
    // Also when there is something else in the cart by then, which stays.
    await add(ada, tee, 1)
    expect(await place(ada, wanted)).toEqual({ ...first, again: true })
    expect([await count('customer_order'), await count('letter'), await count('cart_line')]).toEqual([
      1, 1, 1,
    ])
  })

  it('is nobody else’s, even if they knew the name of its checkout', async () => {
    const { shopper, seen, place, written, lines } = await orderShop(kind)
    const ada = await shopper(tee, 1)
    const wanted = await seen(ada)
    expect(await place(ada, wanted)).toMatchObject({ ok: true })
    const eve = await shopper(tee, 1)
    const [before, cart] = [await written(), await lines(eve)]
    const { checkoutKey } = wanted
    const stolen = { ...(await seen(eve)), checkoutKey }
    expect(await place(eve, stolen)).toEqual({ ok: false, because: 'changed', changes: [] })
    expect([await written(), await lines(eve)]).toEqual([before, cart])
  })

  it('is not placed with nothing in the cart, or where the shop does not deliver to', async () => {
    const { db, shopper, seen, place, change, written, lines } = await orderShop(kind)
    const ada = await shopper(tee, 1)
    const wanted = await seen(ada)
    const before = await written()
    const abroad = { ...wanted, address: { ...address, country: 'AQ' }, deliveryMethodId: null }
    expect(await place(ada, abroad)).toEqual({ ok: false, because: 'no-delivery' })
    const cart = await lines(ada)
    expect(await place(undefined, wanted)).toEqual({ ok: false, because: 'empty-cart' })
    expect(await place(await shopper(pot), { ...wanted, seenLines: [] })).toMatchObject({
      because: 'changed',
    })
    expect(await lines(ada)).toEqual(cart)
    await change(ada, tee, 0)
    expect(await place(ada, { ...wanted, seenLines: [] })).toEqual({ ok: false, because: 'empty-cart' })
    expect(await written()).toEqual(before)
    expect(await db.selectFrom('customer_order').select('id').execute()).toEqual([])
  })

  it('is paid at once when a gift card pays all of it', async () => {
    const { db, shopper, buy, count } = await orderShop(kind)
    const { code, id } = await db
      .transaction()
      .execute(tx => makeGiftCard(tx, { amount: cents(50_000), expiresAt: null }, today))
    await addPromotion(db, 'FIVE', 500)
    const order = await buy(await shopper(tee, 1), { codes: ['FIVE', code] })
    expect(order).toMatchObject({
      state: 'paid',
      giftCard: order.total,
      due: 0,
      paid: 0,
      paymentDueAt: null,
      discount: 500,
      discounts: [{ title: 'FIVE off', code: 'FIVE', amount: 500 }],
      moves: [{ state: 'placed' }, { state: 'paid', note: `gift card ending in ${code.slice(-4)}` }],
    })
    expect(await count('unpaid_hold'), 'it holds nothing unpaid').toBe(0)
    const card = db.selectFrom('gift_card').select('balance').where('id', '=', id)
    expect(await card.executeTakeFirst()).toEqual({ balance: 50_000 - order.total })
  })
})
