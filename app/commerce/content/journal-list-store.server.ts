import type { Db } from '#db/schema/schema.ts'
import type { JournalView } from './journal-view.ts'

/** An entry as staff list it. */
export interface ListedEntry {
  id: number
  slug: string
  title: string
  /** ISO 8601; null for a draft. */
  publishedAt: string | null
}

const pageLength = 50

/** A page of entries: drafts first, then the latest; with whether more follow. */
export async function readEntryPage(
  db: Db,
  { view, page }: { view: JournalView; page: number },
  now: Date,
): Promise<{ entries: ListedEntry[]; hasMore: boolean }> {
  const rows = await db
    .selectFrom('journal_entry')
    .select(['id', 'slug', 'title', 'published_at as publishedAt'])
    .where('removed_at', 'is', null)
    .$if(view === 'draft', query => query.where('published_at', 'is', null))
    .$if(view === 'scheduled', query => query.where('published_at', '>', now.toISOString()))
    .$if(view === 'published', query => query.where('published_at', '<=', now.toISOString()))
    .orderBy(({ eb }) => eb.case().when('published_at', 'is', null).then(0).else(1).end())
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .offset((page - 1) * pageLength)
    .limit(pageLength + 1)
    .execute()
  return { entries: rows.slice(0, pageLength), hasMore: rows.length > pageLength }
}
