import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { idColumn } from '../schema/columns.ts'

/** Orders copy whatever they say: no later change of a product, a rate or a name changes one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('customer_order')
    .addColumn('id', 'integer', idColumn(db))
    .addColumn('number', 'text', c => c.notNull().unique())
    .addColumn('token', 'text', c => c.notNull().unique())
    // The same checkout sent twice is the same order: the key of the first stands in the way of the second.
    .addColumn('checkout_key', 'text', c => c.notNull().unique())
    .addColumn('visitor_id', 'integer', c => c.references('visitor.id').onDelete('set null'))
    .addColumn('email', 'text', c => c.notNull())
    .addColumn('state', 'text', c =>
      c
        .notNull()
        .check(
          sql`state in ('placed', 'paid', 'packed', 'shipped', 'delivered', 'cancelled', 'returned', 'refunded')`,
        ),
    )
    .addColumn('placed_at', 'text', c => c.notNull())
    .addColumn('currency', 'text', c => c.notNull())
    .addColumn('country', 'text', c => c.notNull())
    .addColumn('address', 'text', c => c.notNull())
    .addColumn('delivery_name', 'text', c => c.notNull())
    .addColumn('payment', 'text', c => c.notNull())
    .addColumn('subtotal', 'integer', c => c.notNull().check(sql`subtotal >= 0`))
    .addColumn('discount', 'integer', c => c.notNull().check(sql`discount >= 0`))
    .addColumn('delivery', 'integer', c => c.notNull().check(sql`delivery >= 0`))
    .addColumn('delivery_tax', 'integer', c => c.notNull().check(sql`delivery_tax >= 0`))
    .addColumn('tax', 'integer', c => c.notNull().check(sql`tax >= 0`))
    .addColumn('tax_included', 'integer', c => c.notNull().check(sql`tax_included in (0, 1)`))
    .addColumn('total', 'integer', c => c.notNull().check(sql`total >= 0`))
    .addColumn('gift_card', 'integer', c => c.notNull().check(sql`gift_card between 0 and total`))
    .addColumn('paid', 'integer', c => c.notNull().defaultTo(0).check(sql`paid >= 0`))
    .addColumn('refunded', 'integer', c => c.notNull().defaultTo(0))
    // Until when a payment is waited for; null when nothing is waited for any more.
    .addColumn('payment_due_at', 'text')
    .addColumn('delivered_at', 'text')
    .addCheckConstraint('order_refunds', sql`refunded between 0 and paid + gift_card`)
    .execute()
  await db.schema
    .createIndex('order_payment_due')
    .on('customer_order')
    .column('payment_due_at')
    .where('payment_due_at', 'is not', null)
    .execute()
  await db.schema.createIndex('order_by_visitor').on('customer_order').column('visitor_id').execute()

  await db.schema
    .createTable('order_line')
    .addColumn('id', 'integer', idColumn(db))
    .addColumn('order_id', 'integer', c => c.notNull().references('customer_order.id'))
    .addColumn('position', 'integer', c => c.notNull())
    .addColumn('sku', 'text', c => c.notNull())
    .addColumn('product_id', 'integer', c => c.notNull())
    .addColumn('slug', 'text', c => c.notNull())
    .addColumn('title', 'text', c => c.notNull())
    .addColumn('options', 'text', c => c.notNull())
    .addColumn('picture', 'text')
    .addColumn('quantity', 'integer', c => c.notNull().check(sql`quantity between 1 and 999`))
    .addColumn('unit_price', 'integer', c => c.notNull().check(sql`unit_price >= 0`))
    .addColumn('discount', 'integer', c =>
      c.notNull().check(sql`discount between 0 and unit_price * quantity`),
    )
    .addColumn('tax', 'integer', c => c.notNull().check(sql`tax >= 0`))
    .addColumn('total', 'integer', c => c.notNull().check(sql`total >= 0`))
    .addColumn('returned', 'integer', c => c.notNull().defaultTo(0))
    .addCheckConstraint('order_line_returned', sql`returned between 0 and quantity`)
    .addUniqueConstraint('order_line_sku', ['order_id', 'sku'])
    .execute()

  await db.schema
    .createTable('order_discount')
    .addColumn('order_id', 'integer', c => c.notNull().references('customer_order.id'))
    .addColumn('position', 'integer', c => c.notNull())
    .addColumn('title', 'text', c => c.notNull())
    .addColumn('code', 'text')
    .addColumn('amount', 'integer', c => c.notNull().check(sql`amount >= 0`))
    .addPrimaryKeyConstraint('order_discount_key', ['order_id', 'position'])
    .execute()
  await db.schema
    .createTable('order_tax')
    .addColumn('order_id', 'integer', c => c.notNull().references('customer_order.id'))
    .addColumn('position', 'integer', c => c.notNull())
    .addColumn('name', 'text', c => c.notNull())
    .addColumn('rate', 'integer', c => c.notNull())
    .addColumn('base', 'integer', c => c.notNull().check(sql`base >= 0`))
    .addColumn('amount', 'integer', c => c.notNull().check(sql`amount >= 0`))
    .addPrimaryKeyConstraint('order_tax_key', ['order_id', 'position'])
    .execute()

  await db.schema
    .createTable('order_move')
    .addColumn('id', 'integer', idColumn(db))
    .addColumn('order_id', 'integer', c => c.notNull().references('customer_order.id'))
    .addColumn('state', 'text', c => c.notNull())
    .addColumn('at', 'text', c => c.notNull())
    .addColumn('who', 'text', c => c.notNull())
    .addColumn('note', 'text', c => c.notNull())
    .execute()
  await db.schema.createIndex('order_move_by_order').on('order_move').column('order_id').execute()

  // Every movement says what was there after it, so the ledger can be read without knowing how it began.
  await db.schema
    .createTable('stock_movement')
    .addColumn('id', 'integer', idColumn(db))
    .addColumn('sku', 'text', c => c.notNull())
    .addColumn('quantity', 'integer', c => c.notNull().check(sql`quantity <> 0`))
    .addColumn('available', 'integer', c => c.notNull().check(sql`available >= 0`))
    .addColumn('why', 'text', c => c.notNull())
    .addColumn('order_id', 'integer')
    .addColumn('at', 'text', c => c.notNull())
    .addColumn('who', 'text', c => c.notNull())
    .execute()
  await db.schema.createIndex('stock_movement_by_sku').on('stock_movement').columns(['sku', 'id']).execute()
  await db.schema.createIndex('stock_movement_by_order').on('stock_movement').column('order_id').execute()
  await db.schema.createIndex('order_line_by_order').on('order_line').column('order_id').execute()
}
