import type { Kysely } from 'kysely'
import { sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('wish_list')
    // Its id stands in addresses: 128 random bits, and no number that tells how many there are.
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('visitor_id', 'integer', c => c.notNull().references('visitor.id').onDelete('cascade'))
    .addColumn('name', 'text', c => c.notNull())
    .addColumn('name_key', 'text', c => c.notNull())
    .addColumn('share_token', 'text', c => c.unique())
    .addColumn('created_at', 'text', c => c.notNull())
    .addUniqueConstraint('wish_list_name', ['visitor_id', 'name_key'])
    .execute()

  // A wish refers to no row of its product or variant: it outlives what the merchant deletes.
  await db.schema
    .createTable('wish')
    .addColumn('list_id', 'text', c => c.notNull().references('wish_list.id').onDelete('cascade'))
    .addColumn('product_id', 'integer', c => c.notNull())
    .addColumn('sku', 'text')
    .addColumn('title', 'text', c => c.notNull())
    .addColumn('options', 'text', c => c.notNull())
    .addColumn('price_seen', 'integer', c => c.notNull().check(sql`price_seen >= 0`))
    .addColumn('added_at', 'text', c => c.notNull())
    .addColumn('sold_out_at', 'text')
    .addColumn('removed_at', 'text')
    .addPrimaryKeyConstraint('wish_key', ['list_id', 'product_id'])
    .execute()
}
