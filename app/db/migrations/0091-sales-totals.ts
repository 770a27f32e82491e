import { type Kysely, sql } from 'kysely'
import { idColumn } from '../schema/columns.ts'

/** Sales by day, kept by a job from the moments at which something changed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sales_change')
    .addColumn('id', 'integer', idColumn(db))
    .addColumn('at', 'text', c => c.notNull())
    .addColumn('carts', 'integer', c => c.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createTable('sales_day')
    .addColumn('day', 'text', c => c.notNull())
    .addColumn('currency', 'text', c => c.notNull())
    .addColumn('is_test', 'integer', c => c.notNull())
    .addColumn('orders', 'integer', c => c.notNull())
    .addColumn('net', 'bigint', c => c.notNull())
    .addColumn('discounts', 'bigint', c => c.notNull())
    .addColumn('tax', 'bigint', c => c.notNull())
    .addColumn('delivery', 'bigint', c => c.notNull())
    .addColumn('refunds', 'bigint', c => c.notNull())
    .addColumn('net_refunds', 'bigint', c => c.notNull())
    .addPrimaryKeyConstraint('sales_day_key', ['day', 'currency', 'is_test'])
    .execute()
  await db.schema
    .createTable('cart_day')
    .addColumn('day', 'text', c => c.primaryKey())
    .addColumn('carts', 'integer', c => c.notNull())
    .execute()
  await db.schema
    .createTable('sales_state')
    .addColumn('id', 'integer', c => c.primaryKey())
    .addColumn('time_zone', 'text')
    .addColumn('counted_from', 'text')
    .execute()
  await sql`insert into sales_state (id) values (1)`.execute(db)
  await db.schema.createIndex('refund_by_time').on('refund').columns(['created_at', 'order_id']).execute()
}
