import { type Kysely, sql } from 'kysely'

/** Columns for the product editor: barcodes, texts for search engines, focal points, former slugs, and publishing at a time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('variant').addColumn('barcode', 'text').execute()
  await sql`create unique index variant_barcode on variant (barcode)
    where barcode is not null and removed_at is null`.execute(db)

  for (const column of ['seo_title', 'seo_description'])
    await db.schema.alterTable('product').addColumn(column, 'text').execute()
  await sql`alter table product add column publish_at text
    constraint product_is_published_or_will_be check (publish_at is null or published_at is null)`.execute(db)
  await sql`create index product_scheduled on product (publish_at) where publish_at is not null`.execute(db)

  for (const column of ['focal_x', 'focal_y'])
    await sql`alter table product_picture add column ${sql.ref(column)} integer
      check (${sql.ref(column)} between 0 and 100)`.execute(db)
  await db.schema
    .alterTable('product_picture')
    .addColumn('decorative', 'integer', c => c.notNull().defaultTo(0).check(sql`decorative in (0, 1)`))
    .execute()

  await db.schema
    .createTable('product_slug_redirect')
    .addColumn('slug', 'text', c => c.primaryKey())
    .addColumn('product_id', 'integer', c => c.notNull().references('product.id').onDelete('cascade'))
    .execute()
  await db.schema
    .createIndex('product_slug_redirect_of_product')
    .on('product_slug_redirect')
    .column('product_id')
    .execute()
}
