import { type Kysely, sql } from 'kysely'

/** Former slugs of categories, brands, colors, sizes and collections, and indexes for merging colors and sizes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('former_slug')
    .addColumn('table_name', 'text', c =>
      c.notNull().check(sql`table_name in ('category', 'brand', 'color', 'size', 'collection')`),
    )
    .addColumn('slug', 'text', c => c.notNull())
    .addColumn('target_id', 'integer', c => c.notNull())
    .addPrimaryKeyConstraint('former_slug_key', ['table_name', 'slug'])
    .execute()
  await db.schema
    .createIndex('former_slug_by_target')
    .on('former_slug')
    .columns(['table_name', 'target_id'])
    .execute()

  for (const column of ['color_id', 'size_id'])
    await db.schema
      .createIndex(`variant_by_${column.replace('_id', '')}`)
      .on('variant')
      .columns([column, 'product_id'])
      .where(sql<boolean>`${sql.ref(column)} is not null`)
      .execute()
  await db.schema
    .createIndex('product_picture_by_color')
    .on('product_picture')
    .column('color_id')
    .where(sql<boolean>`color_id is not null`)
    .execute()
}
