import { describe, expect, it } from 'vitest'
import { bothDatabases } from '#test/databases.ts'
import { blackTeeSku, waterPotSku } from '#test/demo-skus.ts'
import { issueGiftCard } from '../../selling/gift-cards/issue-gift-card.server.ts'
import { toAmount } from '../../values/money.ts'
import { cartTestNow } from '../cart-shop.fixture.ts'
import { addPromotion, orderShop, raceAgainst } from './order-shop.fixture.ts'

describe.each(bothDatabases)('order conflicts on %s', kind => {
  it('refuses an order that differs from what the shopper saw, and writes nothing', async () => {
    const { db, add, change, shopper, seen, place, stock, written, lines } = await orderShop(kind)
    const ada = await shopper(blackTeeSku, 4)
    await add(ada, waterPotSku, 1)
    const request = await seen(ada)
    const price = request.seenLines.find(line => line.sku === blackTeeSku)!.unitPrice
    const rate = (price: number) => db.updateTable('delivery_rate').set({ price }).execute()
    const published = (published_at: string | null) =>
      db
        .updateTable('product')
        .set({ published_at })
        .where('id', '=', db.selectFrom('variant').select('product_id').where('sku', '=', waterPotSku))
        .execute()
    const costs = (price: number) =>
      db
        .updateTable('variant')
        .set({ price, compare_at_price: null })
        .where('sku', '=', blackTeeSku)
        .execute()
    const cases: [() => Promise<unknown>, object, () => Promise<unknown>][] = [
      [
        () => stock(blackTeeSku, 3),
        { kind: 'fewer-left', sku: blackTeeSku, left: 3 },
        () => stock(blackTeeSku, 9),
      ],
      [() => stock(blackTeeSku, 0), { kind: 'sold-out', sku: blackTeeSku }, () => stock(blackTeeSku, 9)],
      [
        () => published(null),
        { kind: 'no-longer-sold', sku: waterPotSku },
        () => published(cartTestNow.toISOString()),
      ],
      [() => costs(price + 1), { kind: 'price-changed', was: price, now: price + 1 }, () => costs(price)],
      [
        () => change(ada, waterPotSku, 2),
        { kind: 'quantity-changed', was: 1, now: 2 },
        () => change(ada, waterPotSku, 1),
      ],
      [
        () => change(ada, waterPotSku, 0),
        { kind: 'removed', sku: waterPotSku },
        () => add(ada, waterPotSku, 1),
      ],
      [() => rate(600), { kind: 'total-changed', now: request.seenTotal + 100 }, () => rate(500)],
    ]
    await stock(blackTeeSku, 9)
    const before = await written()
    for (const [rival, expected, undo] of cases) {
      await rival()
      const cart = await lines(ada)
      expect(await place(ada, request)).toMatchObject({ ok: false, reason: 'changed', changes: [expected] })
      expect(await lines(ada)).toEqual(cart)
      expect(await written()).toEqual(before)
      await undo()
    }
    expect(await place(ada, request)).toMatchObject({ ok: true, isRepeat: false })
  })

  it('sells the last one to one of two concurrent shoppers', async () => {
    const { db, shopper, add, seen, place, stock, available, count, quantities, disagreements } =
      await orderShop(kind)
    await stock(blackTeeSku, 1)
    const [ada, bob] = [await shopper(blackTeeSku), await shopper(waterPotSku, 2)]
    await add(bob, blackTeeSku)
    const [adaSeen, bobSeen] = [await seen(ada), await seen(bob)]
    const late = raceAgainst(
      db,
      tx => tx.updateTable('variant').set({ available: 0 }).where('sku', '=', blackTeeSku).execute(),
      () => place(bob, bobSeen),
    )
    const refusal = { ok: false, reason: 'changed', changes: [{ kind: 'sold-out', sku: blackTeeSku }] }
    expect(await late).toMatchObject(refusal)
    expect(await count('stock_movement')).toBe(0)
    expect((await quantities(bob)).sort()).toEqual([
      [waterPotSku, 2],
      [blackTeeSku, 1],
    ])

    await stock(blackTeeSku, 1)
    const both = await Promise.all([place(ada, adaSeen), place(bob, bobSeen)])
    expect(both.filter(one => one.ok)).toHaveLength(1)
    expect(both.find(one => !one.ok)).toMatchObject(refusal)
    expect(await available(blackTeeSku)).toBe(0)
    expect([await count('customer_order'), await count('unpaid_hold')]).toEqual([1, 1])
    expect(await disagreements()).toEqual([])
  })

  it('sells the last few and refuses everyone else', async () => {
    const { shopper, seen, place, stock, available, count, disagreements } = await orderShop(kind)
    await stock(blackTeeSku, 30)
    const shoppers = await Promise.all(Array.from({ length: 20 }, () => shopper(blackTeeSku, 2)))
    const requests = await Promise.all(shoppers.map(one => seen(one)))
    await stock(blackTeeSku, 7)
    const placed = await Promise.all(shoppers.map((one, index) => place(one, requests[index]!)))
    expect(placed.filter(one => one.ok)).toHaveLength(3)
    const changes = placed.flatMap(one => (!one.ok && one.reason === 'changed' ? one.changes : []))
    expect(changes).toHaveLength(17)
    for (const change of changes)
      expect(change).toMatchObject({ kind: 'fewer-left', sku: blackTeeSku, left: 1 })
    expect([await available(blackTeeSku), await count('customer_order')]).toEqual([1, 3])
    expect(await disagreements()).toEqual([])
  })

  it('gives the last use of a promotion or gift card to one order', async () => {
    const { db, shopper, seen, place, count, stock, available } = await orderShop(kind)
    await addPromotion(db, 'ONCE', 500, 1)
    const { code } = await db
      .transaction()
      .execute(tx =>
        issueGiftCard(tx, { amount: toAmount(1000), currency: 'USD', expiresAt: null }, cartTestNow),
      )
    await stock(blackTeeSku, 20)
    for (const [entered, change] of [
      ['ONCE', 'total-changed'],
      [code, 'due-changed'],
    ] as const) {
      const shoppers = await Promise.all(Array.from({ length: 4 }, () => shopper(blackTeeSku)))
      const requests = await Promise.all(shoppers.map(one => seen(one, { codes: [entered] })))
      const remaining = (await available(blackTeeSku))!
      const placed = await Promise.all(shoppers.map((one, index) => place(one, requests[index]!)))
      expect(placed.filter(one => one.ok)).toHaveLength(1)
      for (const one of placed.filter(one => !one.ok))
        expect(one).toMatchObject({ changes: [{ kind: 'code-refused', code: entered }, { kind: change }] })
      expect(await available(blackTeeSku)).toBe(remaining - 1)
    }
    expect([await count('customer_order'), await count('promotion_use')]).toEqual([2, 1])
    expect(await db.selectFrom('gift_card').select('balance').execute()).toEqual([{ balance: 0 }])
  })
})
