import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { idColumn } from '../schema/columns.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('visitor')
    .addColumn('id', 'integer', idColumn(db))
    .addColumn('token_hash', 'text', c => c.notNull().unique())
    .addColumn('created_at', 'text', c => c.notNull())
    .addColumn('seen_at', 'text', c => c.notNull())
    .execute()
  await db.schema.createIndex('visitor_by_seen_at').on('visitor').column('seen_at').execute()

  // A line names its variant by the SKU and does not refer to its row: it outlives what the merchant deletes.
  await db.schema
    .createTable('cart_line')
    .addColumn('visitor_id', 'integer', c => c.notNull().references('visitor.id').onDelete('cascade'))
    .addColumn('sku', 'text', c => c.notNull())
    .addColumn('title', 'text', c => c.notNull())
    .addColumn('options', 'text', c => c.notNull())
    .addColumn('quantity', 'integer', c => c.notNull().check(sql`quantity between 1 and 999`))
    .addColumn('price_seen', 'integer', c => c.notNull().check(sql`price_seen >= 0`))
    .addColumn('added_at', 'text', c => c.notNull())
    .addColumn('saved_at', 'text')
    .addColumn('removed_at', 'text')
    .addPrimaryKeyConstraint('cart_line_key', ['visitor_id', 'sku'])
    .execute()

  await db.schema
    .createTable('done_change')
    .addColumn('visitor_id', 'integer', c => c.notNull().references('visitor.id').onDelete('cascade'))
    .addColumn('key', 'text', c => c.notNull())
    .addColumn('outcome', 'text', c => c.notNull())
    .addColumn('done_at', 'text', c => c.notNull())
    .addPrimaryKeyConstraint('done_change_key', ['visitor_id', 'key'])
    .execute()
  await db.schema.createIndex('done_change_by_done_at').on('done_change').column('done_at').execute()
}
