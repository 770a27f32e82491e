import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Db } from '#db/schema/schema.ts'
import { readAllRows } from '#demo/shop-rows.fixture.ts'
import { demoDatabase } from '#test/demo-database.ts'
import { runNextBatch } from '../../editing/changes/batches/run-change-batches.server.ts'
import { compensations } from '../../editing/compensations/compensations.server.ts'
import { undo } from '../../editing/compensations/undo.server.ts'
import { addListedOrders } from '../../orders/order-list/listed-orders.fixture.ts'
import { namedStaff } from '../../values/actor.fixture.ts'
import { emptyDemoShop, queueEmptying, readDemo } from './empty-demo-shop.server.ts'

const now = new Date('2026-11-21T12:00:00Z')
const origin = { actor: namedStaff('Grace'), reason: '', cause: 'form', now } as const

async function productSlugs(db: Db) {
  const rows = await db.selectFrom('product').select('slug').where('removed_at', 'is', null).execute()
  return rows.map(({ slug }) => slug)
}

/** The merchant's tables, without what is counted or logged. */
async function merchantRows(db: Db) {
  const { changed_row, change_set, catalog_change, catalog_version, asked_price, ...rows } =
    await readAllRows(db)
  return rows
}

describe('emptying a large demo shop beside its traffic', () => {
  /** A shop with 450 orders, and 450 more products that the demo came with. */
  async function largeDemo() {
    const db = await demoDatabase('PostgreSQL')
    await addListedOrders(db, 450)
    const ofProduct = { description: '', rating_sum: 0, review_count: 0, created_at: now.toISOString() }
    const rows = Array.from({ length: 450 }, (_, at) => ({ slug: `mug-${at}`, title: `Mug ${at}` }))
    await db
      .insertInto('product')
      .values(rows.map(row => ({ ...row, ...ofProduct })))
      .execute()
    return db
  }

  it('writes few rows in each transaction', async () => {
    const db = await largeDemo()
    expect(await emptyDemoShop(db, origin, compensations)).toMatchObject({ ok: true, isFinished: true })
    expect(await productSlugs(db)).toEqual([])
    for (const table of ['customer_order', 'product', 'changed_row']) {
      const { rows } = await sql<{ written: number }>`
        select count(*)::int as written from ${sql.table(table)} group by xmin::text order by 1 desc`.execute(
        db,
      )
      expect([table, rows.length > 2, rows[0]!.written <= 400, rows[0]!.written]).toEqual([
        ...[table, true, true],
        rows[0]!.written,
      ])
    }
    expect(await db.selectFrom('customer_order').select('id').where('is_test', '=', 0).execute()).toEqual([])
  })

  it('is finished by a job if the process ends, and undone as one change', async () => {
    const db = await largeDemo()
    const before = await merchantRows(db)
    const { changeSet } = await queueEmptying(db, origin)
    await runNextBatch(db, compensations, now)
    expect(await readDemo(db)).toBeNull()
    expect((await productSlugs(db)).length).toBeGreaterThan(400)
    while (await runNextBatch(db, compensations, now));
    expect(await productSlugs(db)).toEqual([])
    expect(await undo(db, changeSet, { ...origin, onConflict: 'stop' })).toMatchObject({ ok: true })
    expect(await merchantRows(db)).toEqual(before)
  })
})
