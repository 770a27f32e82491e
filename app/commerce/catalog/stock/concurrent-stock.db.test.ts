import { describe, expect, it } from 'vitest'
import { inOneCommit } from '#db/connection/one-commit.server.ts'
import type { Tx } from '#db/schema/schema.ts'
import { bothDatabases } from '#test/databases.ts'
import { blackTeeSku, waterPotSku } from '#test/demo-skus.ts'
import { cartTestNow } from '../../cart/cart-shop.fixture.ts'
import { orderShop, waitForBlockedQuery } from '../../cart/checkout/order-shop.fixture.ts'
import { namedStaff } from '../../values/actor.fixture.ts'
import { jobActor } from '../../values/actor.ts'
import { adjustStock } from './adjust-stock.server.ts'
import { restockOrder, takeStock } from './stock-ledger-store.server.ts'

describe.each(bothDatabases)('stock, on %s', kind => {
  it('sells to shoppers whose carts have the same items in opposite order', async () => {
    const { shopper, add, seen, place, stock, available, disagreements } = await orderShop(kind)
    for (const sku of [blackTeeSku, waterPotSku]) await stock(sku, 40)
    const carts = Array.from({ length: 20 }, (_, at) =>
      at % 2 ? [blackTeeSku, waterPotSku] : [waterPotSku, blackTeeSku],
    )
    const shoppers = await Promise.all(
      carts.map(async ([first, second]) => {
        const one = await shopper(first, 1)
        await add(one, second!, 2)
        return one
      }),
    )
    const seenOrders = await Promise.all(shoppers.map(one => seen(one)))
    const placed = await Promise.all(shoppers.map((one, at) => place(one, seenOrders[at]!)))
    expect(placed.every(({ ok }) => ok)).toBe(true)
    expect([await available(blackTeeSku), await available(waterPotSku)]).toEqual([10, 10])
    expect(await disagreements()).toEqual([])
  })

  it.each(['taken', 'restocked'])('is %s in SKU order for any order of lines', async direction => {
    const { db, shopper, buy, stock, available } = await orderShop(kind)
    for (const sku of [blackTeeSku, waterPotSku]) await stock(sku, 10)
    const { id } = await buy(await shopper(blackTeeSku))
    const moved = { now: cartTestNow, actor: jobActor('test') }
    const move = (tx: Tx, skus: string[]): Promise<unknown> => {
      const lines = skus.map(sku => ({ sku, quantity: 1 }))
      return direction === 'taken'
        ? takeStock(tx, lines, id, moved)
        : restockOrder(tx, id, { lines, ...moved })
    }
    let other: Promise<unknown> | undefined
    await db.transaction().execute(async tx => {
      await move(tx, [waterPotSku])
      other = inOneCommit(db, rival => move(rival, [blackTeeSku, waterPotSku]))
      other.catch(() => {})
      if (kind === 'PostgreSQL') await waitForBlockedQuery(tx)
      // The other transaction must not hold this row yet, or both would deadlock.
      await move(tx, [blackTeeSku])
    })
    await other
    const change = direction === 'taken' ? -2 : 2
    expect([await available(blackTeeSku), await available(waterPotSku)]).toEqual([9 + change, 10 + change])
  })

  it('has a ledger row for every adjustment and none for a refused one', async () => {
    const { db, stock, available, disagreements } = await orderShop(kind)
    await stock(blackTeeSku, 5)
    const count = (change: number) =>
      adjustStock(db, blackTeeSku, change, { actor: namedStaff('Grace'), now: cartTestNow })
    expect(await count(3)).toEqual({ ok: true, available: 8, changeSet: expect.any(Number) })
    expect(await count(-8)).toEqual({ ok: true, available: 0, changeSet: expect.any(Number) })
    expect(await count(-1)).toEqual({ ok: false, reason: 'below-zero' })
    expect(await count(0)).toEqual({ ok: false, reason: 'no-change' })
    expect(await adjustStock(db, 'GONE', 1, { actor: namedStaff('Grace'), now: cartTestNow })).toMatchObject({
      ok: false,
    })
    const row = {
      sku: blackTeeSku,
      reason: 'counted',
      order_id: null,
      at: cartTestNow.toISOString(),
      ...{ actor: 'staff', actor_name: 'Grace', staff_id: null },
    }
    const ledger = await db.selectFrom('stock_movement').selectAll().orderBy('id').execute()
    expect(ledger.map(({ id: _, ...movement }) => movement)).toEqual([
      { ...row, quantity: 3, available: 8 },
      { ...row, quantity: -8, available: 0 },
    ])
    expect([await available(blackTeeSku), await disagreements()]).toEqual([0, []])
  })
})
