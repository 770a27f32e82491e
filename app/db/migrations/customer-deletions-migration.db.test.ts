import { describe, expect, it } from 'vitest'
import { databases } from '../../../test/databases.ts'
import { databaseAfter, migrateTo } from './old-database.fixture.ts'

describe.each(databases)('deletions of customers, on %s', kind => {
  it('keep the accounts that were to be deleted, with their links and dates', async () => {
    const db = await databaseAfter(kind, '0105-refunded-delivery')
    const at = '2026-11-23T12:00:00.000Z'
    await db.insertInto('visitor').values({ id: 1, created_at: at }).execute()
    const account = { id: 7, visitor_id: 1, email: 'ada@example.com', created_at: at }
    await db.insertInto('account').values(account).execute()
    const marked = { account_id: 7, token_hash: 'hash', requested_at: at, due_at: at }
    await db
      .insertInto('account_deletion' as 'customer_deletion')
      .values(marked)
      .execute()
    await migrateTo(db)
    const rows = await db.selectFrom('customer_deletion').selectAll().execute()
    expect(rows).toEqual([{ ...marked, id: 1, email: null }])
    const ofNobody = db
      .insertInto('customer_deletion')
      .values({ ...marked, account_id: null, token_hash: 'x' })
    await expect(ofNobody.execute()).rejects.toThrow()
    await db.deleteFrom('account').execute()
    expect(await db.selectFrom('customer_deletion').selectAll().execute()).toEqual([])
  })
})
