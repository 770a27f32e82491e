import { type Kysely, sql } from 'kysely'
import { idColumn } from '../schema/columns.ts'

/** Settings of accounts, changes of their address, and codes for more than signing in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sign_in_request add column purpose text not null default 'sign-in'
    check (purpose in ('sign-in', 'confirm', 'change-email'))`.execute(db)
  await sql`alter table sign_in_request add column account_id integer
    references account (id) on delete cascade`.execute(db)
  await db.schema
    .createIndex('sign_in_request_by_account')
    .on('sign_in_request')
    .column('account_id')
    .execute()
  await sql`alter table account add column language text`.execute(db)
  await db.schema
    .createTable('account_email_opt_out')
    .addColumn('account_id', 'integer', c => c.notNull().references('account.id').onDelete('cascade'))
    .addColumn('kind', 'text', c => c.notNull())
    .addColumn('created_at', 'text', c => c.notNull())
    .addPrimaryKeyConstraint('account_email_opt_out_key', ['account_id', 'kind'])
    .execute()
  await createEmailChanges(db)
}

async function createEmailChanges(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('email_change')
    .addColumn('id', 'integer', idColumn(db))
    .addColumn('account_id', 'integer', c => c.notNull().references('account.id').onDelete('cascade'))
    .addColumn('old_email', 'text', c => c.notNull())
    .addColumn('new_email', 'text', c => c.notNull())
    .addColumn('changed_at', 'text', c => c.notNull())
    .addColumn('revert_hash', 'text', c => c.notNull().unique())
    .addColumn('revert_until', 'text', c => c.notNull())
    .addColumn('reverted_at', 'text')
    .execute()
  await db.schema.createIndex('email_change_by_account').on('email_change').column('account_id').execute()
}
