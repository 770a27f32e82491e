import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { databases } from '../../../test/databases.ts'
import { databaseAfter, migrateTo } from './old-database.fixture.ts'

it.each(databases)(
  'the bank account of the settings becomes the one for all countries, on %s',
  async kind => {
    const db = await databaseAfter(kind, '0024-delivery-days')
    await sql`insert into setting (name, value) values ('bank_account', ${'Harbor\nIBAN DE00 1234'})`.execute(
      db,
    )
    await migrateTo(db, '0026-bank-accounts')
    expect(await db.selectFrom('bank_account').select(['name', 'details', 'removed_at']).execute()).toEqual([
      { name: 'Bank account', details: 'Harbor\nIBAN DE00 1234', removed_at: null },
    ])
    expect(await db.selectFrom('bank_account_country').selectAll().execute()).toEqual([])
    expect(
      await db.selectFrom('setting').select('name').where('name', '=', 'bank_account').execute(),
    ).toEqual([])
  },
)
