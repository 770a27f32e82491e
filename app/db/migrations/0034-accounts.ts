import { type Kysely, sql } from 'kysely'
import { idColumn } from '../schema/columns.ts'

/** Accounts, what they own beside their visitor, and how shoppers sign in to them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('account')
    .addColumn('id', 'integer', idColumn(db))
    .addColumn('visitor_id', 'integer', c =>
      c.notNull().unique().references('visitor.id').onDelete('cascade'),
    )
    .addColumn('email', 'text', c => c.notNull().unique())
    .addColumn('name', 'text', c => c.notNull().defaultTo(''))
    .addColumn('compared', 'text', c => c.notNull().defaultTo(''))
    .addColumn('created_at', 'text', c => c.notNull())
    .execute()
  await db.schema
    .createTable('account_address')
    .addColumn('id', 'integer', idColumn(db))
    .addColumn('account_id', 'integer', c => c.notNull().references('account.id').onDelete('cascade'))
    .addColumn('address', 'text', c => c.notNull())
    .addColumn('created_at', 'text', c => c.notNull())
    .addColumn('default_at', 'text', c => c.notNull())
    .execute()
  await db.schema
    .createIndex('account_address_by_account')
    .on('account_address')
    .column('account_id')
    .execute()
  await sql`alter table session add column name text not null default ''`.execute(db)
  await sql`alter table session add column proven_at text`.execute(db)
  await createSignInRequests(db)
  await db.schema
    .createTable('merged_share_link')
    .addColumn('token_hash', 'text', c => c.primaryKey())
    .addColumn('list_id', 'text', c => c.notNull().references('wish_list.id').onDelete('cascade'))
    .execute()
  await db.schema.createIndex('merged_share_link_by_list').on('merged_share_link').column('list_id').execute()
  await db.schema.createIndex('order_by_email').on('customer_order').column('email').execute()
}

async function createSignInRequests(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sign_in_request')
    .addColumn('id', 'integer', idColumn(db))
    .addColumn('email', 'text', c => c.notNull())
    .addColumn('nonce_hash', 'text', c => c.notNull().unique())
    .addColumn('code_hash', 'text', c => c.notNull())
    .addColumn('link_hash', 'text', c => c.notNull().unique())
    .addColumn('attempts', 'integer', c => c.notNull().defaultTo(0).check(sql`attempts between 0 and 5`))
    .addColumn('created_at', 'text', c => c.notNull())
    .addColumn('expires_at', 'text', c => c.notNull())
    .addColumn('closed_at', 'text')
    .execute()
  await db.schema.createIndex('sign_in_request_by_time').on('sign_in_request').column('expires_at').execute()
}
