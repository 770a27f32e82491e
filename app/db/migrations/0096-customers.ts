import type { Kysely } from 'kysely'
import { idColumn } from '../schema/columns.ts'

/** The list of customers, and notes about them from staff to staff. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The newest order of each address, without reading the others.
  await db.schema
    .createIndex('order_by_customer')
    .on('customer_order')
    .columns(['email', 'placed_at', 'id'])
    .execute()
  await db.schema
    .createTable('customer_note')
    .addColumn('id', 'integer', idColumn(db))
    .addColumn('email', 'text', c => c.notNull())
    .addColumn('text', 'text', c => c.notNull())
    .addColumn('at', 'text', c => c.notNull())
    .addColumn('actor', 'text', c => c.notNull())
    .addColumn('removed_at', 'text')
    .execute()
  await db.schema.createIndex('customer_note_by_email').on('customer_note').column('email').execute()
}
