import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { databases } from '../../../test/databases.ts'
import { filledDatabase } from './last-release.fixture.ts'
import { migrateTo } from './old-database.fixture.ts'

describe.each(databases)('the migration to stored documents, on %s', kind => {
  it('keeps the numbers and dates of invoices, and the next one follows', async () => {
    const db = await filledDatabase(kind)
    await sql`insert into invoice (number, order_id, issued_at) values (7, 2, '2026-01-02T00:00:00.000Z')`.execute(
      db,
    )
    await sql`update customer_order set total = 8800 where id = 2`.execute(db)
    await migrateTo(db)
    const documents = db.selectFrom('document').select(['kind', 'number', 'order_id', 'amount', 'issued_at'])
    expect(await documents.orderBy('number').execute()).toEqual([
      { kind: 'invoice', number: 1, order_id: 1, amount: 1, issued_at: 'invoice issued_at 0' },
      { kind: 'invoice', number: 7, order_id: 2, amount: 8800, issued_at: '2026-01-02T00:00:00.000Z' },
    ])
    const add = (row: object) =>
      db
        .insertInto('document')
        .values({ kind: 'invoice', number: 8, order_id: 3, amount: 1, issued_at: 'now', ...row })
        .execute()
    for (const refused of [{ number: 7 }, { order_id: 2 }, { order_id: 99 }])
      await expect(add(refused)).rejects.toThrow()
    await add({})
    await add({ kind: 'credit-note', number: 7, order_id: 2 })
  })
})
