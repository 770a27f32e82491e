import { describe, expect, it } from 'vitest'
import { databases } from '../../../test/databases.ts'
import { inOneCommit } from '../../db/one-commit.server.ts'
import type { Tx } from '../../db/schema.ts'
import { pot, tee, today } from '../cart/cart-shop.fixture.ts'
import { orderShop, untilSomebodyWaits } from '../checkout/order-shop.fixture.ts'
import { countStock } from './count-stock.server.ts'
import { giveBackStock, takeStock } from './stock-ledger-store.server.ts'

describe.each(databases)('stock, on %s', kind => {
  it('is taken from two shoppers who put the same two items into their carts in opposite order', async () => {
    const { shopper, add, seen, place, stock, available, disagreements } = await orderShop(kind)
    for (const sku of [tee, pot]) await stock(sku, 40)
    const carts = Array.from({ length: 20 }, (_, at) => (at % 2 ? [tee, pot] : [pot, tee]))
    const shoppers = await Promise.all(
      carts.map(async ([first, second]) => {
        const one = await shopper(first, 1)
        await add(one, second!, 2)
        return one
      }),
    )
    const wanted = await Promise.all(shoppers.map(one => seen(one)))
    const placed = await Promise.all(shoppers.map((one, at) => place(one, wanted[at]!)))
    expect(placed.every(({ ok }) => ok)).toBe(true)
    expect([await available(tee), await available(pot)]).toEqual([10, 10])
    expect(await disagreements()).toEqual([])
  })

  it.each(['taken', 'given back'])(
    'is %s variant by variant in one order, whatever the order of the lines',
    async how => {
      const { db, shopper, buy, stock, available } = await orderShop(kind)
      for (const sku of [tee, pot]) await stock(sku, 10)
      const { id } = await buy(await shopper(tee))
      const moved = { now: today, who: 'shop' }
      const move = (tx: Tx, skus: string[]): Promise<unknown> => {
        const lines = skus.map(sku => ({ sku, quantity: 1 }))
        return how === 'taken' ? takeStock(tx, lines, id, moved) : giveBackStock(tx, id, { lines, ...moved })
      }
      let other: Promise<unknown> | undefined
      await db.transaction().execute(async tx => {
        await move(tx, [pot])
        other = inOneCommit(db, rival => move(rival, [tee, pot]))
        other.catch(() => {})
        if (kind === 'PostgreSQL') await untilSomebodyWaits(tx)
        // The other one holds nothing yet that is wanted here: otherwise both would wait forever.
        await move(tx, [tee])
      })
      await other
      const change = how === 'taken' ? -2 : 2
      expect([await available(tee), await available(pot)]).toEqual([9 + change, 10 + change])
    },
  )

  it('has a row in the ledger for every manual count, and none for a refused one', async () => {
    const { db, stock, available, disagreements } = await orderShop(kind)
    await stock(tee, 5)
    const count = (change: number) => countStock(db, tee, change, { who: 'Grace', now: today })
    expect(await count(3)).toEqual({ ok: true, available: 8 })
    expect(await count(-8)).toEqual({ ok: true, available: 0 })
    expect(await count(-1)).toEqual({ ok: false, because: 'below-zero' })
    expect(await count(0)).toEqual({ ok: false, because: 'none-counted' })
    expect(await countStock(db, 'GONE', 1, { who: 'Grace', now: today })).toMatchObject({ ok: false })
    const row = { sku: tee, why: 'counted', order_id: null, at: today.toISOString(), who: 'Grace' }
    const ledger = await db.selectFrom('stock_movement').selectAll().orderBy('id').execute()
    expect(ledger.map(({ id: _, ...movement }) => movement)).toEqual([
      { ...row, quantity: 3, available: 8 },
      { ...row, quantity: -8, available: 0 },
    ])
    expect([await available(tee), await disagreements()]).toEqual([0, []])
  })
})
