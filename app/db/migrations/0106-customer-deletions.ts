import { type Kysely, sql } from 'kysely'
import { idColumn } from '../schema/columns.ts'

/** Deletions of guests beside those of accounts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('customer_deletion')
    .addColumn('id', 'integer', idColumn(db))
    .addColumn('account_id', 'integer', c => c.unique().references('account.id').onDelete('cascade'))
    .addColumn('email', 'text', c => c.unique())
    .addColumn('token_hash', 'text', c => c.notNull().unique())
    .addColumn('requested_at', 'text', c => c.notNull())
    .addColumn('due_at', 'text', c => c.notNull())
    .addCheckConstraint('customer_deletion_is_of_one', sql`(account_id is null) <> (email is null)`)
    .execute()
  await sql`insert into customer_deletion (account_id, token_hash, requested_at, due_at)
    select account_id, token_hash, requested_at, due_at from account_deletion`.execute(db)
  await db.schema.dropTable('account_deletion').execute()
  await db.schema.createIndex('customer_deletion_by_time').on('customer_deletion').column('due_at').execute()
}
