import type { Kysely } from 'kysely'
import { idColumn } from '../schema/columns.ts'

/** Counting the shelves, and an index for what sold lately. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('stock_count')
    .addColumn('id', 'integer', idColumn(db))
    .addColumn('scope', 'text', c => c.notNull())
    .addColumn('started_at', 'text', c => c.notNull())
    .addColumn('actor', 'text', c => c.notNull())
    .addColumn('finished_at', 'text')
    .addColumn('abandoned_at', 'text')
    .execute()
  await db.schema
    .createTable('stock_count_line')
    .addColumn('count_id', 'integer', c => c.notNull().references('stock_count.id').onDelete('cascade'))
    .addColumn('sku', 'text', c => c.notNull())
    .addColumn('open_sku', 'text', c => c.unique())
    .addColumn('counted', 'integer')
    .addColumn('expected', 'integer')
    .addColumn('counted_at', 'text')
    .addColumn('actor', 'text')
    .addPrimaryKeyConstraint('stock_count_line_key', ['count_id', 'sku'])
    .execute()
  await db.schema
    .createIndex('stock_movement_by_sku_and_time')
    .on('stock_movement')
    .columns(['sku', 'at', 'reason', 'quantity'])
    .execute()
}
