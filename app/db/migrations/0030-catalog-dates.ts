import type { Kysely } from 'kysely'

/** When the catalog last changed, for sitemaps. Null until it changes again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('catalog_version').addColumn('changed_at', 'text').execute()
}
