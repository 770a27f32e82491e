import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { idColumn } from '../schema/columns.ts'

/** What happens to an order after it was paid: parcels, returns, claims, withdrawals, invoices. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('parcel')
    .addColumn('id', 'integer', idColumn(db))
    .addColumn('order_id', 'integer', c => c.notNull().references('customer_order.id'))
    .addColumn('carrier', 'text', c => c.notNull())
    .addColumn('tracking_number', 'text', c => c.notNull())
    .addColumn('tracking_url', 'text')
    .addColumn('shipped_at', 'text', c => c.notNull())
    .addColumn('delivered_at', 'text')
    .execute()
  await db.schema.createIndex('parcel_by_order').on('parcel').column('order_id').execute()

  await db.schema
    .createTable('order_return')
    .addColumn('id', 'integer', idColumn(db))
    .addColumn('number', 'text', c => c.notNull().unique())
    .addColumn('order_id', 'integer', c => c.notNull().references('customer_order.id'))
    .addColumn('key', 'text', c => c.notNull().unique())
    .addColumn('reason', 'text', c => c.notNull())
    .addColumn('words', 'text', c => c.notNull())
    .addColumn('state', 'text', c =>
      c.notNull().check(sql`state in ('asked', 'accepted', 'received', 'refunded', 'declined')`),
    )
    .addColumn('asked_at', 'text', c => c.notNull())
    .addColumn('accepted_at', 'text')
    .addColumn('received_at', 'text')
    .addColumn('refunded_at', 'text')
    .addColumn('declined_at', 'text')
    .addColumn('answer', 'text', c => c.notNull().defaultTo(''))
    .addColumn('amount', 'integer', c => c.notNull().check(sql`amount >= 0`))
    .execute()
  await db.schema.createIndex('order_return_by_order').on('order_return').column('order_id').execute()
  await db.schema
    .createTable('order_return_line')
    .addColumn('return_id', 'integer', c => c.notNull().references('order_return.id'))
    .addColumn('order_line_id', 'integer', c => c.notNull().references('order_line.id'))
    .addColumn('quantity', 'integer', c => c.notNull().check(sql`quantity > 0`))
    .addColumn('amount', 'integer', c => c.notNull().check(sql`amount >= 0`))
    .addPrimaryKeyConstraint('order_return_line_key', ['return_id', 'order_line_id'])
    .execute()

  await db.schema
    .createTable('warranty_claim')
    .addColumn('id', 'integer', idColumn(db))
    .addColumn('number', 'text', c => c.notNull().unique())
    .addColumn('order_line_id', 'integer', c => c.notNull().references('order_line.id'))
    .addColumn('key', 'text', c => c.notNull().unique())
    .addColumn('words', 'text', c => c.notNull())
    .addColumn('claimed_at', 'text', c => c.notNull())
    .addColumn('answered_at', 'text')
    .addColumn('answer', 'text', c => c.notNull().defaultTo(''))
    .execute()
  await db.schema.createIndex('warranty_claim_by_line').on('warranty_claim').column('order_line_id').execute()

  await db.schema
    .createTable('withdrawal')
    .addColumn('id', 'integer', idColumn(db))
    .addColumn('number', 'text', c => c.notNull().unique())
    .addColumn('key', 'text', c => c.notNull().unique())
    .addColumn('name', 'text', c => c.notNull())
    .addColumn('order_number', 'text', c => c.notNull())
    .addColumn('email', 'text', c => c.notNull())
    .addColumn('words', 'text', c => c.notNull())
    // Null where the number names no order: the statement counts all the same, and a person looks at it.
    .addColumn('order_id', 'integer', c => c.references('customer_order.id'))
    .addColumn('declared_at', 'text', c => c.notNull())
    .execute()

  // Numbers without a gap, as tax law wants them: the primary key is the next one, given with the order's own row.
  await db.schema
    .createTable('invoice')
    .addColumn('number', 'integer', c => c.primaryKey())
    .addColumn('order_id', 'integer', c => c.notNull().unique().references('customer_order.id'))
    .addColumn('issued_at', 'text', c => c.notNull())
    .execute()
}
