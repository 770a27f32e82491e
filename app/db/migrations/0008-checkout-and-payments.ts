import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { idColumn } from '../schema/columns.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('checkout')
    .addColumn('visitor_id', 'integer', c => c.primaryKey().references('visitor.id').onDelete('cascade'))
    .addColumn('key', 'text', c => c.notNull().unique())
    // As typed, right or wrong: nothing that was filled in is lost.
    .addColumn('fields', 'text', c => c.notNull())
    .addColumn('codes', 'text', c => c.notNull())
    .addColumn('updated_at', 'text', c => c.notNull())
    .execute()

  await db.schema
    .createTable('payment')
    .addColumn('id', 'integer', idColumn(db))
    .addColumn('order_id', 'integer', c => c.notNull().references('customer_order.id'))
    .addColumn('provider', 'text', c => c.notNull())
    .addColumn('token', 'text', c => c.notNull().unique())
    .addColumn('reference', 'text')
    .addColumn('state', 'text', c =>
      c.notNull().check(sql`state in ('started', 'confirming', 'paid', 'refused', 'ended')`),
    )
    .addColumn('amount', 'integer', c => c.notNull().check(sql`amount > 0`))
    .addColumn('note', 'text', c => c.notNull())
    .addColumn('started_at', 'text', c => c.notNull())
    .addColumn('settled_at', 'text')
    .addUniqueConstraint('payment_reference', ['provider', 'reference'])
    .execute()
  await db.schema.createIndex('payment_by_order').on('payment').column('order_id').execute()

  await db.schema
    .createTable('payment_event')
    .addColumn('provider', 'text', c => c.notNull())
    .addColumn('id', 'text', c => c.notNull())
    .addColumn('kind', 'text', c => c.notNull())
    .addColumn('at', 'text', c => c.notNull())
    .addPrimaryKeyConstraint('payment_event_key', ['provider', 'id'])
    .execute()

  await db.schema
    .createTable('refund')
    .addColumn('id', 'integer', idColumn(db))
    .addColumn('order_id', 'integer', c => c.notNull().references('customer_order.id'))
    // Null where nothing is given back by a provider: to a gift card, or by bank transfer.
    .addColumn('payment_id', 'integer', c => c.references('payment.id'))
    .addColumn('key', 'text', c => c.notNull().unique())
    .addColumn('amount', 'integer', c => c.notNull().check(sql`amount > 0`))
    .addColumn('reason', 'text', c => c.notNull())
    .addColumn('reference', 'text')
    .addColumn('created_at', 'text', c => c.notNull())
    .addColumn('due_at', 'text', c => c.notNull())
    .addColumn('tries', 'integer', c => c.notNull().defaultTo(0))
    .addColumn('done_at', 'text')
    .addColumn('gave_up_at', 'text')
    .addColumn('last_error', 'text')
    .execute()
  await db.schema.createIndex('refund_by_order').on('refund').column('order_id').execute()
}
