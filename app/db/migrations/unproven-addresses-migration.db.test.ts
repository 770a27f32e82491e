import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { databases } from '../../../test/databases.ts'
import { databaseAfter, migrateTo } from './old-database.fixture.ts'

describe.each(databases)('back-in-stock alerts from before email confirmation, on %s', kind => {
  it('stay unconfirmed, and their waiting emails are not sent', async () => {
    const db = await databaseAfter(kind, '0011-first-delivery')
    await sql`
      insert into product (id, slug, title, description, rating_sum, review_count, created_at)
      values (1, 'bag', 'Bag', '', 0, 0, '2026')`.execute(db)
    await sql`
      insert into variant (id, product_id, sku, price, available, position) values (1, 1, 'BAG', 4400, 0, 0)`.execute(
      db,
    )
    for (const [email, sent] of Object.entries({
      'ada@mail.example': null,
      'bob@mail.example': '2026-11-02',
    }))
      await sql`
        insert into back_in_stock_request (variant_id, email, created_at, sent_at)
        values (1, ${email}, '2026-11-01', ${sent})`.execute(db)
    const letters = [
      ['back-in-stock', null],
      ['back-in-stock', '2026-11-03'],
      ['order-confirmed', null],
    ]
    for (const [about, sent] of letters)
      await sql`
        insert into letter (kind, recipient, facts, created_at, due_at, sent_at)
        values (${about}, 'ada@mail.example', '{}', '2026-11-02', '2026-11-02', ${sent})`.execute(db)
    await migrateTo(db, '0013-unproven-addresses')

    const requests = await db
      .selectFrom('back_in_stock_request')
      .select(['email', 'created_at', 'confirmed_at', 'sent_at'])
      .orderBy('email')
      .execute()
    const kept = { created_at: '2026-11-01', confirmed_at: null }
    expect(requests).toEqual([
      { ...kept, email: 'ada@mail.example', sent_at: null },
      { ...kept, email: 'bob@mail.example', sent_at: '2026-11-02' },
    ])
    const outbox = await sql`select sent_at, gave_up_at from letter order by id`.execute(db)
    expect(outbox.rows).toEqual([
      { sent_at: null, gave_up_at: '2026-11-02' },
      { sent_at: '2026-11-03', gave_up_at: null },
      { sent_at: null, gave_up_at: null },
    ])
  })
})
