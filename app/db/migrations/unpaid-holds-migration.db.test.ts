import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { type DatabaseKind, databases } from '../../../test/databases.ts'
import { databaseAfter, migrateTo } from './old-database.fixture.ts'

/** A shop from before unpaid orders had limits. */
async function shopOfBefore(kind: DatabaseKind) {
  const db = await databaseAfter(kind, '0011-first-delivery')
  await sql`insert into visitor (id, token_hash, created_at, seen_at) values (7, 'hash', '2026', '2026')`.execute(
    db,
  )
  return { db, migrated: () => migrateTo(db, '0012-unpaid-holds') }
}

type Db = Awaited<ReturnType<typeof shopOfBefore>>['db']

async function addOrder(db: Db, id: number, order: { state: string; payment: string; dueAt: string | null }) {
  await sql`
    insert into customer_order (id, number, token, checkout_key, visitor_id, email, state, placed_at, currency, country, address,
      delivery_name, payment, subtotal, discount, delivery, delivery_tax, tax, tax_included, total, gift_card, payment_due_at)
    values (${id}, ${`T-${id}`}, ${`token-${id}`}, ${`key-${id}`}, 7, 'ada@example.com', ${order.state}, '2026', 'USD', 'US', '{}',
      'Parcel', ${order.payment}, 0, 0, 0, 0, 0, 1, 0, 0, ${order.dueAt})`.execute(db)
  for (const [position, quantity] of [2, 3].entries())
    await sql`
      insert into order_line (order_id, position, sku, product_id, slug, title, options, quantity, unit_price, discount, tax, total)
      values (${id}, ${position}, ${`SKU-${position}`}, 1, '', '', '', ${quantity}, 0, 0, 0, 0)`.execute(db)
}

describe.each(databases)('unpaid orders from before the limits, on %s', kind => {
  it('count as holds and keep their deadline', async () => {
    const { db, migrated } = await shopOfBefore(kind)
    await addOrder(db, 1, { state: 'placed', payment: 'bank-transfer', dueAt: '2026-12-05' })
    await addOrder(db, 2, { state: 'placed', payment: 'stripe', dueAt: '2026-11-22' })
    await addOrder(db, 3, { state: 'paid', payment: 'bank-transfer', dueAt: null })
    await migrated()
    const hold = { units: 5, visitor_id: 7, email_hash: null, network_hash: null, wide_network_hash: null }
    expect(await db.selectFrom('unpaid_hold').selectAll().orderBy('order_id').execute()).toEqual([
      { ...hold, order_id: 1, kind: 'unconfirmed', reminded_at: null },
      { ...hold, order_id: 2, kind: 'online', reminded_at: null },
    ])
    const lines = await sql`select * from unconfirmed_hold order by sku`.execute(db)
    expect(lines.rows).toEqual([
      { sku: 'SKU-0', order_id: 1, units: 2 },
      { sku: 'SKU-1', order_id: 1, units: 3 },
    ])
    const { rows } = await sql`select payment_due_at from customer_order order by id`.execute(db)
    expect(rows.map(row => Object.values(row as object)[0])).toEqual(['2026-12-05', '2026-11-22', null])
  })

  it('keep every use of a code under a normalized email address', async () => {
    const { db, migrated } = await shopOfBefore(kind)
    await sql`
      insert into promotion (id, code, title, kind, value, minimum, once_per_customer, uses, position)
      values (1, 'ONCE', '', 'percent', 10, 0, 1, 9, 0)`.execute(db)
    const before = [
      'a.da+x@googlemail.com',
      'ada@gmail.com',
      'b_ob@pm.me',
      'carl-x@yahoo.com',
      'dora+x@example.com',
      'eve@example.com',
      '...@gmail.com',
    ]
    for (const [at, once_for] of before.entries())
      await sql`insert into promotion_use (order_id, promotion_id, once_for) values (${at}, 1, ${once_for})`.execute(
        db,
      )
    await sql`insert into promotion_use (order_id, promotion_id) values (9, 1)`.execute(db)
    await migrated()
    const { rows } = await sql<{
      once_for: string
    }>`select once_for from promotion_use order by order_id`.execute(db)
    expect(rows.map(({ once_for }) => once_for)).toEqual([
      'a.da+x@googlemail.com',
      'ada@gmail.com',
      'bob@proton.me',
      'carl@yahoo.com',
      'dora@example.com',
      'eve@example.com',
      '...@gmail.com',
      null,
    ])
  })
})
