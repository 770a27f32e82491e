import type { Kysely } from 'kysely'

/** When pictures were added, unsaved texts as previews show them, and pages that appear at a time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('picture')
    .addColumn('uploaded_at', 'text', c => c.notNull().defaultTo(''))
    .execute()
  await db.schema.createIndex('picture_by_time').on('picture').columns(['uploaded_at', 'hash']).execute()
  await db.schema.alterTable('page').addColumn('publish_at', 'text').execute()
  await db.schema
    .createTable('text_preview')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('kind', 'text', c => c.notNull())
    .addColumn('fields', 'text', c => c.notNull())
    .addColumn('created_at', 'text', c => c.notNull())
    .execute()
  await db.schema.createIndex('text_preview_by_time').on('text_preview').column('created_at').execute()
}
