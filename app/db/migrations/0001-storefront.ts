import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { idColumn } from '../schema/columns.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('catalog_version')
    .addColumn('id', 'integer', c => c.primaryKey().check(sql`id = 1`))
    .addColumn('version', 'integer', c => c.notNull())
    .execute()
  await sql`insert into catalog_version (id, version) values (1, 1)`.execute(db)

  await db.schema
    .createTable('setting')
    .addColumn('name', 'text', c => c.primaryKey())
    .addColumn('value', 'text', c => c.notNull())
    .execute()

  await db.schema
    .createTable('category')
    .addColumn('id', 'integer', idColumn(db))
    .addColumn('slug', 'text', c => c.notNull().unique())
    .addColumn('name', 'text', c => c.notNull())
    .addColumn('parent_id', 'integer', c => c.references('category.id'))
    .addColumn('position', 'integer', c => c.notNull())
    .execute()

  await db.schema
    .createTable('brand')
    .addColumn('id', 'integer', idColumn(db))
    .addColumn('slug', 'text', c => c.notNull().unique())
    .addColumn('name', 'text', c => c.notNull())
    .addColumn('position', 'integer', c => c.notNull())
    .execute()

  await db.schema
    .createTable('color')
    .addColumn('id', 'integer', idColumn(db))
    .addColumn('slug', 'text', c => c.notNull().unique())
    .addColumn('name', 'text', c => c.notNull())
    .addColumn('hex', 'text', c => c.notNull())
    .addColumn('position', 'integer', c => c.notNull())
    .execute()

  await db.schema
    .createTable('size')
    .addColumn('id', 'integer', idColumn(db))
    .addColumn('slug', 'text', c => c.notNull().unique())
    .addColumn('name', 'text', c => c.notNull())
    .addColumn('position', 'integer', c => c.notNull())
    .execute()

  await db.schema
    .createTable('picture')
    .addColumn('hash', 'text', c => c.primaryKey())
    .addColumn('width', 'integer', c => c.notNull().check(sql`width > 0`))
    .addColumn('height', 'integer', c => c.notNull().check(sql`height > 0`))
    .execute()

  await db.schema
    .createTable('product')
    .addColumn('id', 'integer', idColumn(db))
    .addColumn('slug', 'text', c => c.notNull().unique())
    .addColumn('title', 'text', c => c.notNull())
    .addColumn('description', 'text', c => c.notNull().defaultTo(''))
    .addColumn('brand_id', 'integer', c => c.references('brand.id'))
    .addColumn('badge', 'text')
    .addColumn('rating_sum', 'integer', c => c.notNull().defaultTo(0))
    .addColumn('review_count', 'integer', c => c.notNull().defaultTo(0))
    .addColumn('created_at', 'text', c => c.notNull())
    .addColumn('published_at', 'text')
    .addCheckConstraint(
      'product_rating_is_one_to_five',
      sql`rating_sum between review_count and 5 * review_count`,
    )
    .execute()
  await db.schema.createIndex('product_newest').on('product').columns(['created_at', 'id']).execute()

  await db.schema
    .createTable('variant')
    .addColumn('id', 'integer', idColumn(db))
    .addColumn('product_id', 'integer', c => c.notNull().references('product.id').onDelete('cascade'))
    .addColumn('sku', 'text', c => c.notNull().unique())
    .addColumn('color_id', 'integer', c => c.references('color.id'))
    .addColumn('size_id', 'integer', c => c.references('size.id'))
    .addColumn('price', 'integer', c => c.notNull().check(sql`price >= 0`))
    .addColumn('compare_at_price', 'integer')
    .addColumn('available', 'integer', c => c.notNull().check(sql`available >= 0`))
    .addColumn('position', 'integer', c => c.notNull())
    .addCheckConstraint('variant_compare_at_is_higher', sql`compare_at_price > price`)
    .execute()
  await db.schema
    .createIndex('variant_of_product')
    .on('variant')
    .columns(['product_id', 'position'])
    .execute()

  await db.schema
    .createTable('product_category')
    .addColumn('product_id', 'integer', c => c.notNull().references('product.id').onDelete('cascade'))
    .addColumn('category_id', 'integer', c => c.notNull().references('category.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('product_category_key', ['product_id', 'category_id'])
    .execute()
  await db.schema
    .createIndex('product_category_by_category')
    .on('product_category')
    .columns(['category_id', 'product_id'])
    .execute()

  await db.schema
    .createTable('product_picture')
    .addColumn('product_id', 'integer', c => c.notNull().references('product.id').onDelete('cascade'))
    .addColumn('picture_hash', 'text', c => c.notNull().references('picture.hash'))
    .addColumn('color_id', 'integer', c => c.references('color.id'))
    .addColumn('alt', 'text', c => c.notNull())
    .addColumn('position', 'integer', c => c.notNull())
    .addPrimaryKeyConstraint('product_picture_key', ['product_id', 'position'])
    .execute()

  await db.schema
    .createTable('collection')
    .addColumn('id', 'integer', idColumn(db))
    .addColumn('slug', 'text', c => c.notNull().unique())
    .addColumn('title', 'text', c => c.notNull())
    .execute()
  await db.schema
    .createTable('collection_product')
    .addColumn('collection_id', 'integer', c => c.notNull().references('collection.id').onDelete('cascade'))
    .addColumn('product_id', 'integer', c => c.notNull().references('product.id').onDelete('cascade'))
    .addColumn('position', 'integer', c => c.notNull())
    .addPrimaryKeyConstraint('collection_product_key', ['collection_id', 'product_id'])
    .execute()

  await db.schema
    .createTable('price_range')
    .addColumn('id', 'integer', idColumn(db))
    .addColumn('label', 'text', c => c.notNull().unique())
    .addColumn('from_price', 'integer', c => c.notNull())
    .addColumn('below_price', 'integer', c => c.notNull())
    .addCheckConstraint('price_range_is_not_empty', sql`below_price > from_price`)
    .execute()

  await createContentTables(db)
}

async function createContentTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('page')
    .addColumn('slug', 'text', c => c.primaryKey())
    .addColumn('title', 'text', c => c.notNull())
    .addColumn('body', 'text', c => c.notNull())
    .execute()

  await db.schema
    .createTable('banner')
    .addColumn('id', 'integer', idColumn(db))
    .addColumn('placement', 'text', c => c.notNull().check(sql`placement in ('hero', 'advertisement')`))
    .addColumn('heading', 'text', c => c.notNull())
    .addColumn('text', 'text', c => c.notNull())
    .addColumn('action', 'text', c => c.notNull())
    .addColumn('href', 'text', c => c.notNull())
    .addColumn('picture_hash', 'text', c => c.notNull().references('picture.hash'))
    .addColumn('alt', 'text', c => c.notNull())
    .addColumn('position', 'integer', c => c.notNull())
    .addUniqueConstraint('banner_place', ['placement', 'position'])
    .execute()

  await db.schema
    .createTable('benefit')
    .addColumn('id', 'integer', idColumn(db))
    .addColumn('icon', 'text', c => c.notNull())
    .addColumn('text', 'text', c => c.notNull().unique())
    .addColumn('position', 'integer', c => c.notNull())
    .execute()

  await db.schema
    .createTable('menu_item')
    .addColumn('id', 'integer', idColumn(db))
    .addColumn('menu', 'text', c => c.notNull().check(sql`menu in ('header', 'footer', 'help')`))
    .addColumn('label', 'text', c => c.notNull())
    .addColumn('href', 'text')
    .addColumn('position', 'integer', c => c.notNull())
    .addUniqueConstraint('menu_item_label', ['menu', 'label'])
    .execute()

  await db.schema
    .createTable('social_link')
    .addColumn('network', 'text', c => c.primaryKey())
    .addColumn('href', 'text')
    .addColumn('position', 'integer', c => c.notNull())
    .execute()
}
