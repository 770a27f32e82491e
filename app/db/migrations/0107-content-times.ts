import { type Kysely, sql } from 'kysely'
import { idColumn, isPostgres } from '../schema/columns.ts'
import { nameChangesOfPages } from './name-changes-of-pages.ts'

/** Drafts and ids of pages, so that former addresses lead to them; and from when until when shoppers see a part of a page. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const now = new Date().toISOString()
  await rebuildPages(db, now)
  await nameChangesOfPages(db, now)
  await allowFormerPages(db)
  for (const table of ['banner', 'page_section', 'benefit'])
    for (const column of ['shown_from', 'shown_until'])
      await db.schema.alterTable(table).addColumn(column, 'text').execute()
  await sql`update process_state set name = 'content_due_up_to' where name = 'journal_published_up_to'`.execute(
    db,
  )
  await sql`update job set name = 'show-due-content' where name = 'publish-journal'`.execute(db)
}

/** Pages that had no time were published. */
async function rebuildPages(db: Kysely<unknown>, now: string): Promise<void> {
  await db.schema.alterTable('page').renameTo('former_page').execute()
  await db.schema
    .createTable('page')
    .addColumn('id', 'integer', idColumn(db))
    .addColumn('slug', 'text', c => c.notNull().unique())
    .addColumn('title', 'text', c => c.notNull())
    .addColumn('body', 'text', c => c.notNull())
    .addColumn('published_at', 'text')
    .addColumn('legal', 'text', c =>
      c.check(sql`legal in ('privacy', 'terms', 'shipping', 'returns', 'imprint')`),
    )
    .addColumn('removed_at', 'text')
    .execute()
  await sql`insert into page (slug, title, body, published_at, legal, removed_at)
    select slug, title, body, coalesce(publish_at, ${now}),
      case slug when 'privacy-policy' then 'privacy' when 'terms-and-conditions' then 'terms' when 'shipping' then 'shipping' end,
      removed_at from former_page order by slug`.execute(db)
  await db.schema.dropTable('former_page').execute()
  if (!isPostgres(db))
    await sql`insert into sqlite_sequence (name, seq) select 'page', 0
    where not exists (select 1 from sqlite_sequence where name = 'page')`.execute(db)
  await db.schema
    .createIndex('page_legal')
    .unique()
    .on('page')
    .column('legal')
    .where(sql<boolean>`legal is not null and removed_at is null`)
    .execute()
}

async function allowFormerPages(db: Kysely<unknown>): Promise<void> {
  const isKnown = sql`table_name in ('category', 'brand', 'color', 'size', 'collection', 'page', 'journal_entry')`
  if (isPostgres(db)) {
    await db.schema.alterTable('former_slug').dropConstraint('former_slug_table_name_check').execute()
    await db.schema.alterTable('former_slug').addCheckConstraint('former_slug_table', isKnown).execute()
    return
  }
  // SQLite can't change a constraint.
  await db.schema.alterTable('former_slug').renameTo('old_former_slug').execute()
  await db.schema
    .createTable('former_slug')
    .addColumn('table_name', 'text', c => c.notNull().check(isKnown))
    .addColumn('slug', 'text', c => c.notNull())
    .addColumn('target_id', 'integer', c => c.notNull())
    .addPrimaryKeyConstraint('former_slug_key', ['table_name', 'slug'])
    .execute()
  await sql`insert into former_slug select table_name, slug, target_id from old_former_slug`.execute(db)
  await db.schema.dropTable('old_former_slug').execute()
  await db.schema
    .createIndex('former_slug_by_target')
    .on('former_slug')
    .columns(['table_name', 'target_id'])
    .execute()
}
