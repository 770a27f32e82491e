import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { databases } from '#test/databases.ts'
import { blackTeeSku, waterPotSku } from '#test/demo-skus.ts'
import { afterMinutes, cartTestNow } from '../../cart/cart-shop.fixture.ts'
import { orderPaymentTimeout, orderShop } from '../../cart/checkout/order-shop.fixture.ts'
import { cancelOrder, cancelUnpaidOrder } from '../../orders/cancellation/cancel-order.server.ts'
import { namedStaff } from '../../values/actor.fixture.ts'
import { jobActor } from '../../values/actor.ts'
import { readCatalogVersion, readChangedProducts } from '../products/catalog-version-store.server.ts'
import { countSales } from './count-sales.server.ts'
import { restockOrder } from './stock-ledger-store.server.ts'

describe.each(databases)('the stock ledger, on %s', kind => {
  it('matches the stock after any orders, cancellations and expirations', async () => {
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
          [blackTeeSku, 6],
          [waterPotSku, 3],
        ] as const)
          await stock(sku, count)
        const orders = new Map<number, [number, number]>()
        const step = async (one: (typeof steps)[number]) => {
          if ('tees' in one) {
            const { visitor: ada } = await add(undefined, blackTeeSku, one.tees)
            if (!ada) return
            if (one.pots > 0) await add(ada, waterPotSku, one.pots)
            const placed = await place(ada, await seen(ada)).catch(() => undefined)
            if (placed?.ok) {
              const lines = await db
                .selectFrom('order_line')
                .select(['sku', 'quantity'])
                .where('order_id', '=', placed.order.id)
                .execute()
              const of = (sku: string) => lines.find(line => line.sku === sku)?.quantity ?? 0
              orders.set(placed.order.id, [of(blackTeeSku), of(waterPotSku)])
            }
            return
          }
          const id = [...orders.keys()][one.which]
          if (id === undefined) return
          if (one.do === 'cancel') await cancelOrder(db, id, { actor: jobActor('test'), now: cartTestNow })
          else await cancelUnpaidOrder(db, id, new Date(cartTestNow.getTime() + orderPaymentTimeout))
          orders.delete(id)
        }
        if (atOnce) await Promise.all(steps.map(step))
        else for (const one of steps) await step(one)
        const sold = [...orders.values()].reduce(([a, b], [c, d]) => [a + c, b + d], [0, 0])
        expect([await available(blackTeeSku), await available(waterPotSku)]).toEqual([
          6 - sold[0],
          3 - sold[1],
        ])
        expect(await disagreements()).toEqual([])
      }),
      { numRuns: kind === 'SQLite' ? 25 : 8 },
    )
  })

  it('reports where it differs from the stock', async () => {
    const { db, shopper, buy, stock, disagreements } = await orderShop(kind)
    await stock(blackTeeSku, 9)
    for (const quantity of [1, 2, 3]) await buy(await shopper(blackTeeSku, quantity))
    expect(await disagreements()).toEqual([])
    const [, second, third] = await db.selectFrom('stock_movement').select('id').orderBy('id').execute()
    await stock(blackTeeSku, 4)
    expect(await disagreements()).toEqual([{ sku: blackTeeSku, movementId: null, expected: 3, actual: 4 }])
    await stock(blackTeeSku, 3)
    await db.updateTable('stock_movement').set({ available: 5 }).where('id', '=', second!.id).execute()
    expect(await disagreements()).toEqual([
      { sku: blackTeeSku, movementId: second!.id, expected: 6, actual: 5 },
      { sku: blackTeeSku, movementId: third!.id, expected: 2, actual: 3 },
    ])
  })

  it('invalidates pages only when displayed availability changes', async () => {
    const { db, shopper, buy, stock } = await orderShop(kind)
    await stock(blackTeeSku, 8)
    const { product_id } = await db
      .selectFrom('variant')
      .select('product_id')
      .where('sku', '=', blackTeeSku)
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
      orders.push(await buy(await shopper(blackTeeSku, quantity)))
      expect(await version()).toBe(before + bumps)
    }
    expect(await readChangedProducts(db, before, before + 3)).toEqual([product_id])
    for (const { id } of orders.slice(-2))
      await cancelOrder(db, id, { actor: jobActor('test'), now: cartTestNow })
    expect(await version()).toBe(before + 5)
    await cancelOrder(db, orders[0]!.id, { actor: jobActor('test'), now: cartTestNow })
    expect(await version()).toBe(before + 6)
    await cancelOrder(db, orders[1]!.id, { actor: jobActor('test'), now: cartTestNow })
    expect(await version()).toBe(before + 6)
  })

  it('restocks returned lines but no deleted variants', async () => {
    const { db, shopper, add, buy, stock, available, disagreements } = await orderShop(kind)
    await stock(blackTeeSku, 9)
    await stock(waterPotSku, 9)
    const ada = await shopper(blackTeeSku, 3)
    await add(ada, waterPotSku, 2)
    const { id } = await buy(ada)
    const moved = { now: cartTestNow, actor: namedStaff('Grace') }
    const back = (more: Partial<Parameters<typeof restockOrder>[2]>) =>
      db.transaction().execute(tx => restockOrder(tx, id, { ...moved, ...more }))
    await back({ lines: [{ sku: blackTeeSku, quantity: 1 }], reason: 'returned' })
    expect([await available(blackTeeSku), await available(waterPotSku)]).toEqual([7, 7])
    await db.deleteFrom('variant').where('sku', '=', waterPotSku).execute()
    // Everything that isn't restocked yet.
    for (let time = 0; time < 2; time++) await back({})
    expect([await available(blackTeeSku), await available(waterPotSku)]).toEqual([9, undefined])
    expect(await disagreements()).toEqual([])
    const movements = await db
      .selectFrom('stock_movement')
      .select(['sku', 'quantity', 'reason', 'actor', 'actor_name'])
      .orderBy('id')
      .execute()
    expect(movements.filter(({ sku }) => sku === blackTeeSku)).toEqual([
      { sku: blackTeeSku, quantity: -3, reason: 'sold', actor: 'shopper', actor_name: '' },
      { sku: blackTeeSku, quantity: 1, reason: 'returned', actor: 'staff', actor_name: 'Grace' },
      { sku: blackTeeSku, quantity: 2, reason: 'restocked', actor: 'staff', actor_name: 'Grace' },
    ])
  })

  it('is counted once for the best sellers, after a delay', async () => {
    const { db, shopper, buy, stock } = await orderShop(kind)
    await stock(blackTeeSku, 9)
    const sold = async () => {
      const product = db.selectFrom('product').innerJoin('variant', 'product_id', 'product.id')
      return (await product.select('sold').where('sku', '=', blackTeeSku).executeTakeFirstOrThrow()).sold
    }
    const job = countSales(db)
    const run = (now: Date) => job.run(now, new AbortController().signal)
    const before = await sold()
    const first = await buy(await shopper(blackTeeSku, 2))
    await buy(await shopper(blackTeeSku, 1), {}, afterMinutes(2))
    const version = await readCatalogVersion(db)
    expect([await run(cartTestNow), await sold()]).toEqual([0, before])
    expect([await run(afterMinutes(2)), await sold()]).toEqual([1, before + 2])
    expect(await readCatalogVersion(db)).toBe(version + 1)
    const counts = await Promise.all([run(afterMinutes(4)), run(afterMinutes(4))])
    expect([counts.toSorted(), await sold()]).toEqual([[0, 1], before + 3])
    await cancelOrder(db, first.id, { actor: jobActor('test'), now: afterMinutes(5) })
    // Manual adjustments are no sales.
    const found = {
      sku: blackTeeSku,
      quantity: 5,
      available: 13,
      reason: 'counted',
      ...({ actor: 'staff', actor_name: 'Grace' } as const),
    } as const
    await db
      .insertInto('stock_movement')
      .values({ ...found, at: afterMinutes(5).toISOString() })
      .execute()
    expect([await run(afterMinutes(9)), await run(afterMinutes(9)), await sold()]).toEqual([2, 0, before + 1])
  })
})
