import { type Kysely, sql } from 'kysely'
import { idColumn } from '../schema/columns.ts'

/** Bank accounts by country. The one account of before is for all countries. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('bank_account')
    .addColumn('id', 'integer', idColumn(db))
    .addColumn('name', 'text', c => c.notNull().unique())
    .addColumn('details', 'text', c => c.notNull())
    .addColumn('position', 'integer', c => c.notNull())
    .addColumn('removed_at', 'text')
    .execute()
  await db.schema
    .createTable('bank_account_country')
    .addColumn('country', 'text', c => c.primaryKey())
    .addColumn('account_id', 'integer', c => c.notNull().references('bank_account.id'))
    .execute()
  await sql`insert into bank_account (name, details, position)
    select 'Bank account', value, 1 from setting where name = 'bank_account' and trim(value) <> ''`.execute(
    db,
  )
  await sql`delete from setting where name = 'bank_account'`.execute(db)
}
