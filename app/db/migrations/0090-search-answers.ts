import type { Kysely } from 'kysely'
import { idColumn } from '../schema/columns.ts'

/** What staff make of searches without results: synonyms, redirects, or nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('search_synonym')
    .addColumn('id', 'integer', idColumn(db))
    .addColumn('word', 'text', c => c.notNull().unique())
    .addColumn('means', 'text', c => c.notNull())
    .execute()
  await db.schema
    .createTable('search_redirect')
    .addColumn('id', 'integer', idColumn(db))
    .addColumn('query', 'text', c => c.notNull().unique())
    .addColumn('target', 'text', c => c.notNull())
    .execute()
  await db.schema.alterTable('search_miss').addColumn('answered_at', 'text').execute()
  await db.schema.alterTable('search_miss').addColumn('dismissed_at', 'text').execute()
}
