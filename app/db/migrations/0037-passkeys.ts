import { type Kysely, sql } from 'kysely'
import { idColumn } from '../schema/columns.ts'

/** Passkeys of accounts, and the challenges that browsers answer with them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table account add column passkey_user text`.execute(db)
  await sql`alter table account add column passkey_declined_at text`.execute(db)
  await db.schema
    .createIndex('account_by_passkey_user')
    .on('account')
    .column('passkey_user')
    .unique()
    .execute()
  await db.schema
    .createTable('passkey')
    .addColumn('id', 'integer', idColumn(db))
    .addColumn('account_id', 'integer', c => c.notNull().references('account.id').onDelete('cascade'))
    .addColumn('credential_id', 'text', c => c.notNull().unique())
    .addColumn('public_key', 'text', c => c.notNull())
    .addColumn('counter', 'bigint', c => c.notNull().check(sql`counter >= 0`))
    .addColumn('transports', 'text', c => c.notNull())
    .addColumn('name', 'text', c => c.notNull())
    .addColumn('created_at', 'text', c => c.notNull())
    .addColumn('used_at', 'text')
    .addColumn('backed_up_at', 'text')
    .execute()
  await db.schema.createIndex('passkey_by_account').on('passkey').column('account_id').execute()
  await db.schema
    .createTable('passkey_challenge')
    .addColumn('challenge_hash', 'text', c => c.primaryKey())
    .addColumn('nonce_hash', 'text', c => c.notNull())
    .addColumn('purpose', 'text', c => c.notNull().check(sql`purpose in ('create', 'sign-in', 'confirm')`))
    .addColumn('account_id', 'integer', c => c.references('account.id').onDelete('cascade'))
    .addColumn('expires_at', 'text', c => c.notNull())
    .execute()
  await db.schema
    .createIndex('passkey_challenge_by_account')
    .on('passkey_challenge')
    .column('account_id')
    .execute()
  await db.schema
    .createIndex('passkey_challenge_by_time')
    .on('passkey_challenge')
    .column('expires_at')
    .execute()
}
