import type { Kysely } from 'kysely'

/** Bulk changes of products as they are shown before they are saved. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('bulk_preview')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('staff_id', 'integer', c => c.notNull().references('staff.id').onDelete('cascade'))
    .addColumn('request', 'text', c => c.notNull())
    .addColumn('plan', 'text', c => c.notNull())
    .addColumn('created_at', 'text', c => c.notNull())
    .execute()
  await db.schema.createIndex('bulk_preview_by_time').on('bulk_preview').column('created_at').execute()
}
