import { type Kysely, sql } from 'kysely'
import { idColumn } from '../schema/columns.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('banner').addColumn('action_href', 'text').execute()
  await db.schema
    .createTable('page_section')
    .addColumn('id', 'integer', idColumn(db))
    .addColumn('page', 'text', c => c.notNull())
    .addColumn('kind', 'text', c => c.notNull().check(sql`kind in ('story', 'quote', 'journal')`))
    .addColumn('heading', 'text', c => c.notNull())
    .addColumn('text', 'text', c => c.notNull())
    .addColumn('action', 'text')
    .addColumn('href', 'text')
    .addColumn('picture_hash', 'text', c => c.references('picture.hash'))
    .addColumn('alt', 'text', c => c.notNull())
    .addColumn('review_id', 'integer', c => c.references('review.id').onDelete('set null'))
    .addColumn('position', 'integer', c => c.notNull())
    .execute()
  await db.schema
    .createTable('contact_message')
    .addColumn('id', 'integer', idColumn(db))
    .addColumn('number', 'text', c => c.notNull().unique())
    .addColumn('key_hash', 'text', c => c.notNull().unique())
    .addColumn('key_sealed', 'text', c => c.notNull())
    .addColumn('message_hash', 'text', c => c.notNull().unique())
    .addColumn('name', 'text', c => c.notNull())
    .addColumn('email', 'text', c => c.notNull())
    .addColumn('order_number', 'text', c => c.notNull())
    .addColumn('message', 'text', c => c.notNull())
    .addColumn('received_at', 'text', c => c.notNull())
    .execute()
  await db.schema
    .createIndex('contact_message_received')
    .on('contact_message')
    .column('received_at')
    .execute()
}
