import type { Kysely } from 'kysely'
import { idColumn } from '../schema/columns.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('journal_entry')
    .addColumn('id', 'integer', idColumn(db))
    .addColumn('slug', 'text', c => c.notNull().unique())
    .addColumn('title', 'text', c => c.notNull())
    .addColumn('summary', 'text', c => c.notNull())
    .addColumn('body', 'text', c => c.notNull())
    .addColumn('author', 'text')
    .addColumn('picture_hash', 'text', c => c.references('picture.hash'))
    .addColumn('alt', 'text', c => c.notNull())
    .addColumn('published_at', 'text')
    .addColumn('removed_at', 'text')
    .execute()
}
