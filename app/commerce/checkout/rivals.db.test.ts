import { describe, expect, it } from 'vitest'
import { databases } from '../../../test/databases.ts'
import { pot, tee, today } from '../cart/cart-shop.fixture.ts'
import { makeGiftCard } from '../gift-cards/make-gift-card.server.ts'
import { cents } from '../money.ts'
import { addPromotion, orderShop, rivalFirst } from './order-shop.fixture.ts'

describe.each(databases)('between what a shopper saw and their order, on %s', kind => {
  it('nothing changes unsaid: it is refused with what changed, and nothing is written', async () => {
    const { db, add, change, shopper, seen, place, stock, written, lines } = await orderShop(kind)
    const ada = await shopper(tee, 4)
    await add(ada, pot, 1)
    const wanted = await seen(ada)
    const price = wanted.seenLines.find(line => line.sku === tee)!.unitPrice
    const rate = (price: number) => db.updateTable('delivery_rate').set({ price }).execute()
    const published = (published_at: string | null) =>
      db
        .updateTable('product')
        .set({ published_at })
        .where('id', '=', db.selectFrom('variant').select('product_id').where('sku', '=', pot))
        .execute()
    const costs = (price: number) =>
      db.updateTable('variant').set({ price, compare_at_price: null }).where('sku', '=', tee).execute()
    const cases: [() => Promise<unknown>, object, () => Promise<unknown>][] = [
      [() => stock(tee, 3), { about: 'fewer-left', sku: tee, left: 3 }, () => stock(tee, 9)],
      [() => stock(tee, 0), { about: 'sold-out', sku: tee }, () => stock(tee, 9)],
      [() => published(null), { about: 'no-longer-sold', sku: pot }, () => published(today.toISOString())],
      [() => costs(price + 1), { about: 'price-changed', was: price, now: price + 1 }, () => costs(price)],
      [() => change(ada, pot, 2), { about: 'quantity-changed', was: 1, now: 2 }, () => change(ada, pot, 1)],
      [() => change(ada, pot, 0), { about: 'removed', sku: pot }, () => add(ada, pot, 1)],
      [() => rate(600), { about: 'total-changed', now: wanted.seenTotal + 100 }, () => rate(500)],
    ]
    await stock(tee, 9)
    const before = await written()
    for (const [rival, told, back] of cases) {
      await rival()
      const cart = await lines(ada)
      expect(await place(ada, wanted)).toMatchObject({ ok: false, because: 'changed', changes: [told] })
      expect(await lines(ada)).toEqual(cart)
      expect(await written()).toEqual(before)
      await back()
    }
    expect(await place(ada, wanted)).toMatchObject({ ok: true, again: false })
  })

  it('the last one goes to one only, also when both are at it', async () => {
    const { db, shopper, add, seen, place, stock, available, count, short, disagreements } =
      await orderShop(kind)
    await stock(tee, 1)
    const [ada, bob] = [await shopper(tee), await shopper(pot, 2)]
    await add(bob, tee)
    const [adas, bobs] = [await seen(ada), await seen(bob)]
    const sold = rivalFirst(
      db,
      tx => tx.updateTable('variant').set({ available: 0 }).where('sku', '=', tee).execute(),
      () => place(bob, bobs),
    )
    const told = { ok: false, because: 'changed', changes: [{ about: 'sold-out', sku: tee }] }
    expect(await sold).toMatchObject(told)
    expect(await count('stock_movement')).toBe(0)
    expect((await short(bob)).sort()).toEqual([
      [pot, 2],
      [tee, 1],
    ])

    await stock(tee, 1)
    const both = await Promise.all([place(ada, adas), place(bob, bobs)])
    expect(both.filter(one => one.ok)).toHaveLength(1)
    expect(both.find(one => !one.ok)).toMatchObject(told)
    expect(await available(tee)).toBe(0)
    expect([await count('customer_order'), await count('letter')]).toEqual([1, 1])
    expect(await disagreements()).toEqual([])
  })

  it('a few are sold to as many of many as there are, and all others are told so', async () => {
    const { shopper, seen, place, stock, available, count, disagreements } = await orderShop(kind)
    await stock(tee, 30)
    const shoppers = await Promise.all(Array.from({ length: 20 }, () => shopper(tee, 2)))
    const wanted = await Promise.all(shoppers.map(one => seen(one)))
    await stock(tee, 7)
    const placed = await Promise.all(shoppers.map((one, at) => place(one, wanted[at]!)))
    expect(placed.filter(one => one.ok)).toHaveLength(3)
    const told = placed.flatMap(one => (!one.ok && one.because === 'changed' ? one.changes : []))
    expect(told).toHaveLength(17)
    for (const change of told) expect(change).toMatchObject({ about: 'fewer-left', sku: tee, left: 1 })
    expect([await available(tee), await count('customer_order')]).toEqual([1, 3])
    expect(await disagreements()).toEqual([])
  })

  it('the last use of a promotion and the last of a gift card go to one only', async () => {
    const { db, shopper, seen, place, count, stock, available } = await orderShop(kind)
    await addPromotion(db, 'ONCE', 500, 1)
    const { code } = await db
      .transaction()
      .execute(tx => makeGiftCard(tx, { amount: cents(1000), expiresAt: null }, today))
    await stock(tee, 20)
    for (const [with_, told] of [
      ['ONCE', 'total-changed'],
      [code, 'due-changed'],
    ] as const) {
      const shoppers = await Promise.all(Array.from({ length: 4 }, () => shopper(tee)))
      const wanted = await Promise.all(shoppers.map(one => seen(one, { codes: [with_] })))
      const left = (await available(tee))!
      const placed = await Promise.all(shoppers.map((one, at) => place(one, wanted[at]!)))
      expect(placed.filter(one => one.ok)).toHaveLength(1)
      for (const one of placed.filter(one => !one.ok))
        expect(one).toMatchObject({ changes: [{ about: 'code-refused', code: with_ }, { about: told }] })
      expect(await available(tee)).toBe(left - 1)
    }
    expect([await count('customer_order'), await count('promotion_use')]).toEqual([2, 1])
    expect(await db.selectFrom('gift_card').select('balance').execute()).toEqual([{ balance: 0 }])
  })
})
