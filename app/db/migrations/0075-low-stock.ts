import type { Kysely } from 'kysely'

/** Variants that run low, found by a job: finding them takes a look at the sales of every variant. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('low_stock')
    .addColumn('variant_id', 'integer', c => c.primaryKey().references('variant.id').onDelete('cascade'))
    .addColumn('days', 'integer', c => c.notNull())
    .execute()
  await db.schema.createIndex('low_stock_by_days').on('low_stock').columns(['days', 'variant_id']).execute()
}
