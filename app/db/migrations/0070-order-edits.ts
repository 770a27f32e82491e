import { type Kysely, sql } from 'kysely'
import { idColumn } from '../schema/columns.ts'

/** Edits of orders before packing, the documents that go with them, and what was refunded for shipping. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('order_edit')
    .addColumn('id', 'integer', idColumn(db))
    .addColumn('order_id', 'integer', c => c.notNull().references('customer_order.id'))
    .addColumn('at', 'text', c => c.notNull())
    .addColumn('actor', 'text', c => c.notNull())
    .addColumn('before', 'text', c => c.notNull())
    .addColumn('after', 'text', c => c.notNull())
    .addColumn('refunded', 'integer', c => c.notNull().check(sql`refunded >= 0`))
    .addColumn('due', 'integer', c => c.notNull().check(sql`due >= 0`))
    .execute()
  await db.schema.createIndex('order_edit_by_order').on('order_edit').column('order_id').execute()
  await sql`alter table customer_order add column edit_refunded integer not null default 0
    check (edit_refunded >= 0)`.execute(db)
  await sql`alter table customer_order add column delivery_refunded integer not null default 0
    check (delivery_refunded between 0 and delivery)`.execute(db)
  await sql`alter table document add column order_edit_id integer references order_edit (id)`.execute(db)
  await db.schema
    .createIndex('document_of_order_edit')
    .unique()
    .on('document')
    .column('order_edit_id')
    .where(sql<boolean>`order_edit_id is not null`)
    .execute()
  await db.schema.dropIndex('document_invoice_of_order').execute()
  await db.schema
    .createIndex('document_invoice_of_order')
    .unique()
    .on('document')
    .column('order_id')
    .where(sql<boolean>`kind = 'invoice' and order_edit_id is null`)
    .execute()
}
