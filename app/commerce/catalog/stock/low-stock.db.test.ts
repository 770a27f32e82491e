import { describe, expect, it } from 'vitest'
import { databases } from '#test/databases.ts'
import { blackTeeSku, soldOutSku, waterPotSku } from '#test/demo-skus.ts'
import { cartTestNow as now } from '../../cart/cart-shop.fixture.ts'
import { orderShop } from '../../cart/checkout/order-shop.fixture.ts'
import { namedStaff } from '../../values/actor.fixture.ts'
import { readCatalogVersion, readChangedProducts } from '../products/catalog-version-store.server.ts'
import { adjustStock } from './adjust-stock.server.ts'
import { daysLeft, isLow } from './days-left.ts'
import { findStockItem, readStockItems, type StockQuery, stockPageKey } from './low-stock-store.server.ts'
import { readMovementSums, readStockHistory } from './stock-history-store.server.ts'

const warning = { units: 3, days: 14 }
const day = 86_400_000

describe.each(databases)('the stock list, on %s', kind => {
  it('has what is low by the same rule, sold out first, page by page', async () => {
    const { db, shopper, buy, stock } = await orderShop(kind)
    await stock(blackTeeSku, 12)
    await buy(await shopper(blackTeeSku, 8))
    await buy(await shopper(waterPotSku, 2), {}, new Date(now.getTime() - 29 * day))
    const read = (query: Partial<StockQuery>) =>
      readStockItems(db, { filter: 'all', search: '', warning, now, after: null, limit: 9999, ...query })
    const all = await read({})
    expect(all.map(({ sku }) => sku)).toEqual(all.map(({ sku }) => sku).toSorted())
    expect(all.find(({ sku }) => sku === blackTeeSku)).toMatchObject({ available: 4, unitsSold: 8 })
    expect(all.find(({ sku }) => sku === waterPotSku)).toMatchObject({ unitsSold: 0 })
    const low = await read({ filter: 'low' })
    const expected = all.filter(item => item.isPublished && isLow(item, warning))
    expect(low.map(({ sku }) => sku).toSorted()).toEqual(expected.map(({ sku }) => sku))
    expect(low.find(({ sku }) => sku === blackTeeSku)).toBeDefined()
    const days = low.map(item => daysLeft(item) ?? Number.POSITIVE_INFINITY)
    expect(days).toEqual(days.toSorted((a, b) => a - b))
    const soldOut = await read({ filter: 'sold-out' })
    expect(soldOut.map(({ sku }) => sku)).toContain(soldOutSku)
    expect(soldOut).toEqual(low.slice(0, soldOut.length))
    expect(await findStockItem(db, blackTeeSku, now)).toEqual(all.find(({ sku }) => sku === blackTeeSku))
    expect(await findStockItem(db, 'GONE', now)).toBeUndefined()
    for (const filter of ['all', 'low'] as const) {
      const pages = []
      for (let page = await read({ filter, limit: 7 }); page.length > 0; ) {
        pages.push(...page)
        page = await read({ filter, limit: 7, after: stockPageKey(page.at(-1)!) })
      }
      expect(pages).toEqual(filter === 'all' ? all : low)
    }
    expect((await read({ search: 'tee-blk' })).every(({ sku }) => sku.startsWith('TEE-BLK'))).toBe(true)
    expect(await read({ search: '%' })).toEqual([])
  })

  it('leaves drafts out of what is low', async () => {
    const { db, stock } = await orderShop(kind)
    await stock(blackTeeSku, 0)
    await db.updateTable('product').set({ published_at: null }).execute()
    const query = { search: 'TEE-BLK', warning, now, after: null, limit: 99 }
    expect(await readStockItems(db, { ...query, filter: 'sold-out' })).toEqual([])
    expect((await readStockItems(db, { ...query, filter: 'all' }))[0]).toMatchObject({ isPublished: false })
    await db.updateTable('product').set({ removed_at: now.toISOString() }).execute()
    expect(await readStockItems(db, { ...query, filter: 'all' })).toEqual([])
  })

  it('drops cached pages when staff move what shoppers see of it', async () => {
    const { db, stock } = await orderShop(kind)
    await stock(blackTeeSku, 0)
    const by = { actor: namedStaff('Grace'), now, reason: 'received' } as const
    const { product_id } = await db
      .selectFrom('variant')
      .select('product_id')
      .where('sku', '=', blackTeeSku)
      .executeTakeFirstOrThrow()
    const changed = async (units: number) => {
      const version = await readCatalogVersion(db)
      expect(await adjustStock(db, blackTeeSku, units, by)).toMatchObject({ ok: true })
      return readChangedProducts(db, version, await readCatalogVersion(db))
    }
    expect(await changed(50)).toEqual([product_id])
    expect(await changed(1)).toEqual([])
    expect(await changed(-51)).toEqual([product_id])
  })

  it('has the ledger of a SKU with orders, newest first, and its sums for the chart', async () => {
    const { db, shopper, buy, stock } = await orderShop(kind)
    await stock(blackTeeSku, 10)
    const { number } = await buy(await shopper(blackTeeSku, 2))
    const by = { actor: namedStaff('Grace'), now, reason: 'received' } as const
    await adjustStock(db, blackTeeSku, 5, by)
    const history = await readStockHistory(db, blackTeeSku, { before: null, limit: 9 })
    expect(history).toMatchObject([
      { quantity: 5, available: 13, reason: 'received', actor: by.actor, orderNumber: null },
      { quantity: -2, available: 8, reason: 'sold', orderNumber: number },
    ])
    const older = await readStockHistory(db, blackTeeSku, { before: history[0]!.id, limit: 9 })
    expect(older).toEqual(history.slice(1))
    const sums = await readMovementSums(db, blackTeeSku, new Date(now.getTime() - day))
    expect(sums).toEqual([{ at: now.toISOString(), quantity: 3, available: 13 }])
    expect(await readMovementSums(db, blackTeeSku, new Date(now.getTime() + 1))).toEqual([])
    // Midnight in Kathmandu.
    const [before, after] = ['2026-12-01T18:14:59.000Z', '2026-12-01T18:15:00.000Z'].map(at => new Date(at))
    for (const at of [before!, after!]) await adjustStock(db, blackTeeSku, 1, { ...by, now: at })
    expect(await readMovementSums(db, blackTeeSku, before!)).toEqual([
      { at: before!.toISOString(), quantity: 1, available: 14 },
      { at: after!.toISOString(), quantity: 1, available: 15 },
    ])
  })
})
