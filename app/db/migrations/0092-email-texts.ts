import type { Kysely } from 'kysely'

/** The merchant's texts of emails, by kind, language and field. A missing one is the shop's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('email_text')
    .addColumn('kind', 'text', c => c.notNull())
    .addColumn('language', 'text', c => c.notNull())
    .addColumn('field', 'text', c => c.notNull())
    .addColumn('text', 'text', c => c.notNull())
    .addPrimaryKeyConstraint('email_text_key', ['kind', 'language', 'field'])
    .execute()
}
