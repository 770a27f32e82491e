import { describe, expect, it } from 'vitest'
import { orderShop } from '#commerce/cart/checkout/order-shop.fixture.ts'
import { adjustStock } from '#commerce/catalog/stock/adjust-stock.server.ts'
import { undo } from '#commerce/editing/compensations/undo.server.ts'
import { namedStaff } from '#commerce/values/actor.fixture.ts'
import { databases } from '#test/databases.ts'
import { doctorShop, examine } from '../doctor.fixture.ts'

const sku = 'POT-WHT-01'
const actor = namedStaff('Grace')
const at = () => ({ actor, now: new Date() })

describe.each(databases)('stock, on %s', kind => {
  it('is ill where it differs from its ledger, and corrected by it, with undo', async () => {
    const { db, look, codes, fix } = await doctorShop(kind)
    const available = async () =>
      (await db.selectFrom('variant').select('available').where('sku', '=', sku).executeTakeFirstOrThrow())
        .available
    await adjustStock(db, sku, 5, at())
    const right = await available()
    expect(await codes('stock')).toEqual([])
    await db.updateTable('variant').set({ available: 900 }).where('sku', '=', sku).execute()
    expect(await look('stock')).toEqual([
      { code: 'stock-differs', count: 1, names: [`${sku} 900 → ${right}`] },
    ])
    const fixed = await fix('correct-stock')
    expect(fixed).toEqual({ count: 1, changeSet: expect.any(Number) })
    expect([await available(), await codes('stock')]).toEqual([right, []])
    expect(await undo(db, fixed.changeSet!, at())).toMatchObject({ ok: true })
    expect(await available()).toBe(900)
  })

  it('is ill where the ledger has a gap, until somebody counted', async () => {
    const { db, look, codes, fix } = await doctorShop(kind)
    await adjustStock(db, sku, 5, at())
    const { available } = await db
      .selectFrom('variant')
      .select('available')
      .where('sku', '=', sku)
      .executeTakeFirstOrThrow()
    const row = { sku, quantity: -1, available: available + 3, reason: 'counted', order_id: null } as const
    await db
      .insertInto('stock_movement')
      .values({ ...row, at: new Date().toISOString(), actor: 'job', actor_name: '' })
      .execute()
    await db
      .updateTable('variant')
      .set({ available: available + 3 })
      .where('sku', '=', sku)
      .execute()
    expect(await look('stock')).toEqual([
      { code: 'ledger-gaps', count: 1, since: expect.any(String), names: [sku] },
    ])
    await fix('settle-gaps')
    expect(await codes('stock')).toEqual([])
  })

  it('is ill where canceled orders still hold some, and well once it is back', async () => {
    const { db, add, buy, available } = await orderShop(kind)
    const { visitor } = await add(undefined, sku, 2)
    const order = await buy(visitor!)
    const { look, codes, fix } = examine({ ...(await doctorShop('SQLite')).doctor.shop, db })
    expect(await codes('stock')).toEqual([])
    await db.updateTable('customer_order').set({ state: 'canceled' }).where('id', '=', order.id).execute()
    expect(await look('stock')).toEqual([{ code: 'stock-held', count: 1, names: [order.number] }])
    const held = await available(sku)
    expect(await fix('release-stock')).toEqual({ count: 1 })
    expect([await available(sku), await codes('stock')]).toEqual([held! + 2, []])
  })
})
