import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { idColumn } from '../schema/columns.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('product')
    .addColumn('sold', 'integer', c => c.notNull().defaultTo(0).check(sql`sold >= 0`))
    .execute()
  await db.schema
    .alterTable('product')
    .addColumn('details', 'text', c => c.notNull().defaultTo(''))
    .execute()

  await db.schema
    .createTable('product_tag')
    .addColumn('product_id', 'integer', c => c.notNull().references('product.id').onDelete('cascade'))
    .addColumn('tag', 'text', c => c.notNull())
    .addPrimaryKeyConstraint('product_tag_key', ['product_id', 'tag'])
    .execute()
  await db.schema.createIndex('product_tag_by_tag').on('product_tag').columns(['tag', 'product_id']).execute()

  await db.schema
    .alterTable('collection')
    .addColumn('rule', 'text', c =>
      c.check(sql`rule in ('newest', 'best-selling', 'category', 'brand', 'price', 'tag')`),
    )
    .execute()
  await db.schema
    .alterTable('collection')
    .addColumn('rule_value', 'text', c => c.notNull().defaultTo(''))
    .execute()
  await db.schema
    .alterTable('collection')
    .addColumn('most', 'integer', c => c.check(sql`most > 0`))
    .execute()

  await db.schema
    .createTable('review')
    .addColumn('id', 'integer', idColumn(db))
    .addColumn('product_id', 'integer', c => c.notNull().references('product.id').onDelete('cascade'))
    .addColumn('stars', 'integer', c => c.notNull().check(sql`stars between 1 and 5`))
    .addColumn('author', 'text', c => c.notNull())
    .addColumn('title', 'text', c => c.notNull())
    .addColumn('body', 'text', c => c.notNull())
    .addColumn('created_at', 'text', c => c.notNull())
    .execute()
  await db.schema
    .createIndex('review_of_product')
    .on('review')
    .columns(['product_id', 'created_at'])
    .execute()

  await db.schema
    .createTable('back_in_stock_request')
    .addColumn('id', 'integer', idColumn(db))
    .addColumn('variant_id', 'integer', c => c.notNull().references('variant.id').onDelete('cascade'))
    .addColumn('email', 'text', c => c.notNull())
    .addColumn('created_at', 'text', c => c.notNull())
    .addColumn('sent_at', 'text')
    .addUniqueConstraint('back_in_stock_request_once', ['variant_id', 'email'])
    .execute()

  await db.schema
    .createTable('catalog_change')
    .addColumn('version', 'integer', c => c.notNull())
    .addColumn('product_id', 'integer', c => c.notNull())
    .addPrimaryKeyConstraint('catalog_change_key', ['version', 'product_id'])
    .execute()

  await db.schema
    .createTable('search_miss')
    .addColumn('words', 'text', c => c.primaryKey())
    .addColumn('times', 'integer', c => c.notNull())
    .addColumn('last_at', 'text', c => c.notNull())
    .execute()
}
