import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../schema/columns.ts'

/** Indexes for the lists of products and changes that staff see. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const sku = isPostgres(db) ? sql`(lower(sku) collate "C")` : sql`lower(sku)`
  await sql`create index product_by_title on product (lower(title), id)`.execute(db)
  await sql`create index variant_by_lower_sku on variant (${sku})`.execute(db)
  await db.schema.createIndex('product_by_sold').on('product').columns(['sold', 'id']).execute()
  await db.schema.createIndex('product_by_brand').on('product').columns(['brand_id', 'id']).execute()
  await db.schema
    .createIndex('product_unpublished')
    .on('product')
    .columns(['created_at', 'id'])
    .where(sql<boolean>`published_at is null`)
    .execute()
  await db.schema
    .createIndex('product_picture_without_alt')
    .on('product_picture')
    .column('product_id')
    .where(sql<boolean>`alt = ''`)
    .execute()
  await db.schema.createIndex('change_set_by_actor').on('change_set').columns(['actor', 'id']).execute()
}
