import { type Kysely, sql } from 'kysely'
import { idColumn } from '../schema/columns.ts'

/** Invoices and credit notes as issued. The content of older invoices is written when the shop opens. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('document')
    .addColumn('id', 'integer', idColumn(db))
    .addColumn('kind', 'text', c => c.notNull().check(sql`kind in ('invoice', 'credit-note')`))
    .addColumn('number', 'integer', c => c.notNull())
    .addColumn('order_id', 'integer', c => c.notNull().references('customer_order.id'))
    .addColumn('refund_id', 'integer', c => c.unique().references('refund.id'))
    .addColumn('amount', 'integer', c => c.notNull())
    .addColumn('issued_at', 'text', c => c.notNull())
    .addColumn('content', 'text')
    .addColumn('sha256', 'text')
    .addUniqueConstraint('document_number', ['kind', 'number'])
    .execute()
  await db.schema.createIndex('document_order').on('document').columns(['order_id', 'kind']).execute()
  await db.schema
    .createIndex('document_invoice_of_order')
    .unique()
    .on('document')
    .column('order_id')
    .where(sql<boolean>`kind = 'invoice'`)
    .execute()
  await db.schema
    .createIndex('document_without_content')
    .on('document')
    .column('id')
    .where(sql<boolean>`content is null`)
    .execute()
  await sql`insert into document (kind, number, order_id, amount, issued_at)
    select 'invoice', invoice.number, order_id, total, issued_at
    from invoice join customer_order on customer_order.id = order_id order by invoice.number`.execute(db)
  await db.schema.dropTable('invoice').execute()
}
