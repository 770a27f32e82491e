import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { databases } from '../../../test/databases.ts'
import { databaseAfter, migrateTo } from './old-database.fixture.ts'

it.each(databases)(
  'earlier orders know when they were paid and whether they were tests, on %s',
  async kind => {
    const db = await databaseAfter(kind, '0039-kept-orders')
    for (const [id, payment] of [[1, 'test'] as const, [2, 'stripe'] as const])
      await sql`insert into customer_order (id, number, token_hash, checkout_key_hash, email, state, placed_at, currency, country,
      address, delivery_name, payment, subtotal, discount, delivery, delivery_tax, tax, tax_included, total, gift_card)
      values (${id}, ${`T-${id}`}, ${`token-${id}`}, ${`key-${id}`}, 'ada@example.com', 'paid', '2026-11-21T12:00:00.000Z', 'USD',
      'US', '{}', 'Parcel', ${payment}, 0, 0, 0, 0, 0, 1, 0, 0)`.execute(db)
    for (const at of ['2026-11-21T12:05:00.000Z', '2026-11-21T12:10:00.000Z'])
      await sql`insert into order_event (order_id, state, at, actor, note) values (1, 'paid', ${at}, 'shopper', '')`.execute(
        db,
      )
    await migrateTo(db, '0041-order-list')
    const { rows } = await sql`select is_test, paid_at, has_terms from customer_order order by id`.execute(db)
    expect(rows).toEqual([
      { is_test: 1, paid_at: '2026-11-21T12:05:00.000Z', has_terms: 0 },
      { is_test: 0, paid_at: null, has_terms: 0 },
    ])
  },
)
