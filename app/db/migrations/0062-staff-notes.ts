import type { Kysely } from 'kysely'
import { idColumn } from '../schema/columns.ts'

/** Notes about an order from staff to staff. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('staff_note')
    .addColumn('id', 'integer', idColumn(db))
    .addColumn('order_id', 'integer', c => c.notNull().references('customer_order.id'))
    .addColumn('text', 'text', c => c.notNull())
    .addColumn('at', 'text', c => c.notNull())
    .addColumn('actor', 'text', c => c.notNull())
    .addColumn('removed_at', 'text')
    .execute()
  await db.schema.createIndex('staff_note_by_order').on('staff_note').column('order_id').execute()
}
