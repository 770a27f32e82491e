import type { Kysely } from 'kysely'

/** Accounts to delete, and what stays of deleted ones without belonging to an account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('account_deletion')
    .addColumn('account_id', 'integer', c => c.primaryKey().references('account.id').onDelete('cascade'))
    .addColumn('token_hash', 'text', c => c.notNull().unique())
    .addColumn('requested_at', 'text', c => c.notNull())
    .addColumn('due_at', 'text', c => c.notNull())
    .execute()
  await db.schema.createIndex('account_deletion_by_time').on('account_deletion').column('due_at').execute()
  for (const table of ['customer_order', 'withdrawal'])
    await db.schema.alterTable(table).addColumn('detached_at', 'text').execute()
}
