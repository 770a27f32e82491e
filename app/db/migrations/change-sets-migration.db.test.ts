import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { databases } from '../../../test/databases.ts'
import type { Db } from '../schema/schema.ts'
import { databaseAfter, migrateTo } from './old-database.fixture.ts'

async function filledShop(kind: (typeof databases)[number]): Promise<Db> {
  const db = await databaseAfter(kind, '0016-plain-names')
  await sql`insert into product (slug, title, created_at, published_at) values ('tee', 'Tee', 'then', 'then')`.execute(
    db,
  )
  await sql`insert into customer_order (id, number, token_hash, checkout_key_hash, email, state, placed_at, currency,
      country, address, delivery_name, payment, subtotal, discount, delivery, delivery_tax, tax, tax_included, total, gift_card)
    values (1, 'T-1', 'hash', 'hash', 'ada@example.com', 'paid', 'then', 'USD', 'US', '{}', '', 'test', 1, 0, 0, 0, 0, 0, 1, 0)`.execute(
    db,
  )
  for (const actor of ['shopper', 'shop', 'merchant', 'Grace']) {
    await sql`insert into order_event (order_id, state, at, actor, note) values (1, 'paid', 'then', ${actor}, '')`.execute(
      db,
    )
    await sql`insert into stock_movement (sku, quantity, available, reason, at, actor)
      values ('TEE', 1, 1, 'counted', 'then', ${actor})`.execute(db)
  }
  return db
}

describe.each(databases)('the migration to change sets, on %s', kind => {
  it('gives every stored actor its kind', async () => {
    const db = await filledShop(kind)
    await migrateTo(db, '0017-change-sets')
    for (const table of ['order_event', 'stock_movement'] as const) {
      const rows = await db.selectFrom(table).select('actor').orderBy('id').execute()
      expect(rows.map(({ actor }) => actor)).toEqual(['shopper', 'job', 'command-line', 'staff:Grace'])
    }
  })

  it('lets only unpublished products be removed', async () => {
    const db = await filledShop(kind)
    await migrateTo(db, '0017-change-sets')
    const remove = db.updateTable('product').set({ removed_at: 'now' })
    await expect(remove.execute()).rejects.toThrow()
    await remove.set({ published_at: null }).execute()
    expect(await db.selectFrom('product').select(['slug', 'removed_at']).execute()).toEqual([
      { slug: 'tee', removed_at: 'now' },
    ])
  })
})
