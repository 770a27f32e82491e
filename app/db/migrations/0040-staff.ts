import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely'
import { idColumn } from '../schema/columns.ts'

/** The people who work in the office, and how they sign in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('staff')
    .addColumn('id', 'integer', idColumn(db))
    .addColumn('name', 'text', c => c.notNull())
    .addColumn('email', 'text', c => c.unique())
    .addColumn('role', 'text', c => c.notNull().check(sql`role in ('owner', 'manager', 'packer', 'editor')`))
    .addColumn('created_at', 'text', c => c.notNull())
    .addColumn('joined_at', 'text')
    .addColumn('shortcuts_off_at', 'text')
    .addColumn('passkey_user', 'text', c => c.unique())
    .addColumn('removed_at', 'text')
    .execute()
  await createSessions(db)
  await createPasskeys(db)
  await createCodes(db)
}

const staffId = (c: ColumnDefinitionBuilder) => c.references('staff.id').onDelete('cascade')

async function createSessions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('staff_session')
    .addColumn('id', 'integer', idColumn(db))
    .addColumn('staff_id', 'integer', c => staffId(c).notNull())
    .addColumn('token_hash', 'text', c => c.notNull().unique())
    .addColumn('name', 'text', c => c.notNull())
    .addColumn('created_at', 'text', c => c.notNull())
    .addColumn('seen_at', 'text', c => c.notNull())
    .addColumn('proven_at', 'text')
    .execute()
  await db.schema
    .createTable('staff_link')
    .addColumn('id', 'integer', idColumn(db))
    .addColumn('staff_id', 'integer', c => staffId(c).notNull())
    .addColumn('purpose', 'text', c => c.notNull().check(sql`purpose in ('owner', 'invitation')`))
    .addColumn('token_hash', 'text', c => c.notNull().unique())
    .addColumn('created_at', 'text', c => c.notNull())
    .addColumn('expires_at', 'text', c => c.notNull())
    .addColumn('used_at', 'text')
    .execute()
  for (const table of ['staff_session', 'staff_link'])
    await db.schema.createIndex(`${table}_by_staff`).on(table).column('staff_id').execute()
  await db.schema.createIndex('staff_session_by_seen_at').on('staff_session').column('seen_at').execute()
}

async function createPasskeys(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('staff_passkey')
    .addColumn('id', 'integer', idColumn(db))
    .addColumn('staff_id', 'integer', c => staffId(c).notNull())
    .addColumn('credential_id', 'text', c => c.notNull().unique())
    .addColumn('public_key', 'text', c => c.notNull())
    .addColumn('counter', 'bigint', c => c.notNull().check(sql`counter >= 0`))
    .addColumn('transports', 'text', c => c.notNull())
    .addColumn('name', 'text', c => c.notNull())
    .addColumn('created_at', 'text', c => c.notNull())
    .addColumn('used_at', 'text')
    .addColumn('backed_up_at', 'text')
    .execute()
  await db.schema
    .createTable('staff_passkey_challenge')
    .addColumn('challenge_hash', 'text', c => c.primaryKey())
    .addColumn('nonce_hash', 'text', c => c.notNull())
    .addColumn('purpose', 'text', c => c.notNull().check(sql`purpose in ('create', 'sign-in', 'confirm')`))
    .addColumn('staff_id', 'integer', staffId)
    .addColumn('expires_at', 'text', c => c.notNull())
    .execute()
  for (const table of ['staff_passkey', 'staff_passkey_challenge'])
    await db.schema.createIndex(`${table}_by_staff`).on(table).column('staff_id').execute()
  await db.schema
    .createIndex('staff_passkey_challenge_by_time')
    .on('staff_passkey_challenge')
    .column('expires_at')
    .execute()
}

async function createCodes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('staff_totp')
    .addColumn('staff_id', 'integer', c => staffId(c).primaryKey())
    .addColumn('secret_sealed', 'text', c => c.notNull())
    .addColumn('created_at', 'text', c => c.notNull())
    .addColumn('confirmed_at', 'text')
    .addColumn('last_step', 'bigint', c => c.notNull())
    .execute()
  await db.schema
    .createTable('staff_recovery_code')
    .addColumn('staff_id', 'integer', c => staffId(c).notNull())
    .addColumn('code_hash', 'text', c => c.notNull())
    .addColumn('used_at', 'text')
    .addPrimaryKeyConstraint('staff_recovery_code_key', ['staff_id', 'code_hash'])
    .execute()
}
