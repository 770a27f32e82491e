import type { Db } from '#db/schema/schema.ts'

/** More than any shop names in a list that people choose from. */
const maxNamed = 1000

interface NamedPage {
  slug: string
  title: string
}

/** Texts, entries and collections with an address of their own. */
export async function readNamedPages(
  db: Db,
  now: Date,
): Promise<{ pages: NamedPage[]; entries: NamedPage[]; collections: NamedPage[] }> {
  const named = (table: 'page' | 'journal_entry' | 'collection') =>
    db.selectFrom(table).select(['slug', 'title']).where('removed_at', 'is', null).limit(maxNamed)
  return {
    pages: await named('page').where('slug', '!=', 'error').orderBy('title').execute(),
    entries: await db
      .selectFrom('journal_entry')
      .select(['slug', 'title'])
      .where('removed_at', 'is', null)
      .where('published_at', '<=', now.toISOString())
      .orderBy('published_at', 'desc')
      .limit(maxNamed)
      .execute(),
    collections: await named('collection').orderBy('title').execute(),
  }
}
