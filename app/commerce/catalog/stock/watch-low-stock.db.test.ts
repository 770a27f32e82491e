import { describe, expect, it } from 'vitest'
import { databases } from '#test/databases.ts'
import { soldOutSku, waterPotSku } from '#test/demo-skus.ts'
import { cartTestNow as now } from '../../cart/cart-shop.fixture.ts'
import { orderShop } from '../../cart/checkout/order-shop.fixture.ts'
import { readStockItems } from './low-stock-store.server.ts'
import { readLowStock, watchLowStock } from './watch-low-stock.server.ts'

const warning = { units: 3, days: 14 }
const limit = 5

describe.each(databases)('watching low stock, on %s', kind => {
  async function watchedShop() {
    const shop = await orderShop(kind)
    const job = watchLowStock(shop.db)
    const look = async () => {
      while ((await job.run(now, new AbortController().signal)) > 0);
    }
    return { ...shop, look, read: () => readLowStock(shop.db, { warning, limit, now }) }
  }

  it('finds the same as the stock list, in the same order', async () => {
    const { db, look, read } = await watchedShop()
    expect(await read()).toEqual({ items: [], count: 0 })
    await look()
    const query = { filter: 'low', search: '', warning, now, after: null, limit: 999 } as const
    const all = await readStockItems(db, query)
    expect(all.length).toBeGreaterThan(0)
    for (const _ of ['at once', 'and as long as nothing moves']) {
      expect(await read()).toEqual({ items: all.slice(0, limit), count: all.length })
      await look()
    }
  })

  it('keeps no places for drafts', async () => {
    const { db, look, read } = await watchedShop()
    await look()
    const { items, count } = await read()
    await db
      .updateTable('product')
      .set({ published_at: null })
      .where('id', '=', items[0]!.productId)
      .execute()
    const shown = (await read()).items.map(({ sku }) => sku)
    expect(shown).not.toContain(items[0]!.sku)
    expect((await read()).count).toBeLessThan(count!)
    await look()
    const rest = await db.selectFrom('low_stock').select('variant_id').execute()
    expect(rest).toHaveLength((await read()).count!)
    expect(rest.length).toBeLessThan(count!)
  })

  it('sees units that came or went since, and forgets what is no longer low', async () => {
    const { db, look, read, stock } = await watchedShop()
    await look()
    const { count } = await read()
    await stock(soldOutSku, 500)
    expect((await read()).items.map(({ sku }) => sku)).not.toContain(soldOutSku)
    expect((await read()).count).toBe(count! - 1)
    await look()
    expect(await db.selectFrom('low_stock').select('variant_id').execute()).toHaveLength(count! - 1)
    await stock(waterPotSku, 0)
    await look()
    expect((await read()).items[0]).toMatchObject({ available: 0 })
    expect((await read()).count).toBe(count)
  })
})
