import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { databases } from '../../../test/databases.ts'
import { minutes, pot, tee, today } from '../cart/cart-shop.fixture.ts'
import { readCatalogVersion, readChangedProducts } from '../catalog/catalog-version-store.server.ts'
import { orderShop, patience } from '../checkout/order-shop.fixture.ts'
import { cancelOrder, cancelUnpaid } from '../orders/cancel-order.server.ts'
import { countSales } from './count-sales.server.ts'
import { giveBackStock } from './stock-ledger-store.server.ts'

describe.each(databases)('what is in stock, on %s', kind => {
  it('is what was there less what was sold, whatever is placed, cancelled and let go', async () => {
    const { db, add, seen, place, stock, available, disagreements } = await orderShop(kind)
    const steps = fc.array(
      fc.oneof(
        fc.record({
          do: fc.constant('place'),
          tees: fc.integer({ min: 1, max: 3 }),
          pots: fc.integer({ min: 0, max: 2 }),
        }),
        fc.record({ do: fc.constantFrom('cancel', 'expire'), which: fc.nat(9) }),
      ),
      { minLength: 3, maxLength: 9 },
    )
    await fc.assert(
      fc.asyncProperty(steps, fc.boolean(), async (steps, atOnce) => {
        await db.deleteFrom('stock_movement').execute()
        for (const [sku, count] of [
          [tee, 6],
          [pot, 3],
        ] as const)
          await stock(sku, count)
        const orders = new Map<number, [number, number]>()
        const step = async (one: (typeof steps)[number]) => {
          if ('tees' in one) {
            const { visitor: ada } = await add(undefined, tee, one.tees)
            if (!ada) return
            if (one.pots > 0) await add(ada, pot, one.pots)
            const placed = await place(ada, await seen(ada)).catch(() => undefined)
            if (placed?.ok) {
              const lines = await db
                .selectFrom('order_line')
                .select(['sku', 'quantity'])
                .where('order_id', '=', placed.order.id)
                .execute()
              const of = (sku: string) => lines.find(line => line.sku === sku)?.quantity ?? 0
              orders.set(placed.order.id, [of(tee), of(pot)])
            }
            return
          }
          const id = [...orders.keys()][one.which]
          if (id === undefined) return
          if (one.do === 'cancel') await cancelOrder(db, id, { who: 'shop', now: today })
          else await cancelUnpaid(db, id, new Date(today.getTime() + patience))
          orders.delete(id)
        }
        if (atOnce) await Promise.all(steps.map(step))
        else for (const one of steps) await step(one)
        const sold = [...orders.values()].reduce(([a, b], [c, d]) => [a + c, b + d], [0, 0])
        expect([await available(tee), await available(pot)]).toEqual([6 - sold[0], 3 - sold[1]])
        expect(await disagreements()).toEqual([])
      }),
      { numRuns: kind === 'SQLite' ? 25 : 8 },
    )
  })

  it('is held against the ledger, which says where they differ', async () => {
    const { db, shopper, buy, stock, disagreements } = await orderShop(kind)
    await stock(tee, 9)
    for (const quantity of [1, 2, 3]) await buy(await shopper(tee, quantity))
    expect(await disagreements()).toEqual([])
    const [, second, third] = await db.selectFrom('stock_movement').select('id').orderBy('id').execute()
    await stock(tee, 4)
    expect(await disagreements()).toEqual([{ sku: tee, movementId: null, expected: 3, found: 4 }])
    await stock(tee, 3)
    await db.updateTable('stock_movement').set({ available: 5 }).where('id', '=', second!.id).execute()
    expect(await disagreements()).toEqual([
      { sku: tee, movementId: second!.id, expected: 6, found: 5 },
      { sku: tee, movementId: third!.id, expected: 2, found: 3 },
    ])
  })

  it('makes pages anew only when shoppers read something else', async () => {
    const { db, shopper, buy, stock } = await orderShop(kind)
    await stock(tee, 8)
    const { product_id } = await db
      .selectFrom('variant')
      .select('product_id')
      .where('sku', '=', tee)
      .executeTakeFirstOrThrow()
    const version = () => readCatalogVersion(db)
    const before = await version()
    const orders = []
    // From 8 to 4 it is "In stock"; then "Only 3 left", "Only 2 left", and nothing.
    for (const [quantity, bumps] of [
      [2, 0],
      [2, 0],
      [1, 1],
      [1, 2],
      [2, 3],
    ] as const) {
      orders.push(await buy(await shopper(tee, quantity)))
      expect(await version()).toBe(before + bumps)
    }
    expect(await readChangedProducts(db, before, before + 3)).toEqual([product_id])
    for (const { id } of orders.slice(-2)) await cancelOrder(db, id, { who: 'shop', now: today })
    expect(await version()).toBe(before + 5)
    await cancelOrder(db, orders[0]!.id, { who: 'shop', now: today })
    expect(await version()).toBe(before + 6)
    await cancelOrder(db, orders[1]!.id, { who: 'shop', now: today })
    expect(await version()).toBe(before + 6)
  })

  it('takes back some of what was sent, and nothing of what is gone from the shop', async () => {
    const { db, shopper, add, buy, stock, available, disagreements } = await orderShop(kind)
    await stock(tee, 9)
    await stock(pot, 9)
    const ada = await shopper(tee, 3)
    await add(ada, pot, 2)
    const { id } = await buy(ada)
    const moved = { now: today, who: 'Grace' }
    const back = (more: Partial<Parameters<typeof giveBackStock>[2]>) =>
      db.transaction().execute(tx => giveBackStock(tx, id, { ...moved, ...more }))
    await back({ lines: [{ sku: tee, quantity: 1 }], why: 'returned' })
    expect([await available(tee), await available(pot)]).toEqual([7, 7])
    await db.deleteFrom('variant').where('sku', '=', pot).execute()
    // All that is not back yet.
    for (let time = 0; time < 2; time++) await back({})
    expect([await available(tee), await available(pot)]).toEqual([9, undefined])
    expect(await disagreements()).toEqual([])
    const movements = await db
      .selectFrom('stock_movement')
      .select(['sku', 'quantity', 'why', 'who'])
      .orderBy('id')
      .execute()
    expect(movements.filter(({ sku }) => sku === tee)).toEqual([
      { sku: tee, quantity: -3, why: 'sold', who: 'shopper' },
      { sku: tee, quantity: 1, why: 'returned', who: 'Grace' },
      { sku: tee, quantity: 2, why: 'given-back', who: 'Grace' },
    ])
  })

  it('is counted for the best sellers once, a little later', async () => {
    const { db, shopper, buy, stock } = await orderShop(kind)
    await stock(tee, 9)
    const sold = async () => {
      const product = db.selectFrom('product').innerJoin('variant', 'product_id', 'product.id')
      return (await product.select('sold').where('sku', '=', tee).executeTakeFirstOrThrow()).sold
    }
    const job = countSales(db)
    const run = (now: Date) => job.run(now, new AbortController().signal)
    const before = await sold()
    const first = await buy(await shopper(tee, 2))
    await buy(await shopper(tee, 1), {}, minutes(2))
    const version = await readCatalogVersion(db)
    expect([await run(today), await sold()]).toEqual([0, before])
    expect([await run(minutes(2)), await sold()]).toEqual([1, before + 2])
    expect(await readCatalogVersion(db)).toBe(version + 1)
    const counts = await Promise.all([run(minutes(4)), run(minutes(4))])
    expect([counts.toSorted(), await sold()]).toEqual([[0, 1], before + 3])
    await cancelOrder(db, first.id, { who: 'shop', now: minutes(5) })
    // A merchant who finds some more in the cellar has not bought them back.
    const found = { sku: tee, quantity: 5, available: 13, why: 'counted', who: 'Grace' } as const
    await db
      .insertInto('stock_movement')
      .values({ ...found, at: minutes(5).toISOString() })
      .execute()
    expect([await run(minutes(9)), await run(minutes(9)), await sold()]).toEqual([2, 0, before + 1])
  })
})
