import { type Kysely, sql } from 'kysely'
import { idColumn } from '../schema/columns.ts'

/** Refunds that the merchant decides on, with the items they are for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('item_refund')
    .addColumn('id', 'integer', idColumn(db))
    .addColumn('order_id', 'integer', c => c.notNull().references('customer_order.id'))
    .addColumn('key', 'text', c => c.notNull().unique())
    .addColumn('reason', 'text', c => c.notNull())
    .addColumn('amount', 'integer', c => c.notNull().check(sql`amount > 0`))
    .addColumn('at', 'text', c => c.notNull())
    .addColumn('actor', 'text', c => c.notNull())
    .execute()
  await db.schema.createIndex('item_refund_by_order').on('item_refund').column('order_id').execute()
  await db.schema
    .createTable('item_refund_line')
    .addColumn('item_refund_id', 'integer', c => c.notNull().references('item_refund.id'))
    .addColumn('order_line_id', 'integer', c => c.notNull().references('order_line.id'))
    .addColumn('quantity', 'integer', c => c.notNull().check(sql`quantity > 0`))
    .addColumn('amount', 'integer', c => c.notNull().check(sql`amount >= 0`))
    .addColumn('restocked', 'integer', c => c.notNull().check(sql`restocked in (0, 1)`))
    .addPrimaryKeyConstraint('item_refund_line_key', ['item_refund_id', 'order_line_id'])
    .execute()
  await sql`alter table order_line add column refunded integer not null default 0
    check (refunded >= 0 and refunded <= total)`.execute(db)
}
