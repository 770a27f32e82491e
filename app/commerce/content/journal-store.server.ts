import type { Db } from '#db/schema/schema.ts'
import type { JournalEntry, JournalEntrySummary } from './content.ts'

/** The entries that are published by now, the newest first. */
export async function readJournalEntries(db: Db, now: Date): Promise<JournalEntrySummary[]> {
  const rows = await publishedEntries(db, now)
    .orderBy('published_at', 'desc')
    .orderBy('journal_entry.id', 'desc')
    .execute()
  return rows.map(withPicture)
}

/** The entry if it's published by now. */
export async function findJournalEntry(db: Db, slug: string, now: Date): Promise<JournalEntry | undefined> {
  const row = await publishedEntries(db, now)
    .select(['body', 'author'])
    .where('slug', '=', slug)
    .executeTakeFirst()
  return row && withPicture(row)
}

function publishedEntries(db: Db, now: Date) {
  return db
    .selectFrom('journal_entry')
    .leftJoin('picture', 'picture.hash', 'picture_hash')
    .select(['slug', 'title', 'summary', 'published_at', 'alt', 'hash', 'width', 'height'])
    .where('published_at', '<=', now.toISOString())
    .where('removed_at', 'is', null)
}

interface EntryRow {
  published_at: string | null
  alt: string
  hash: string | null
  width: number | null
  height: number | null
}

function withPicture<Row extends EntryRow>({ published_at, alt, hash, width, height, ...entry }: Row) {
  return {
    ...entry,
    publishedAt: published_at!,
    picture: hash === null ? null : { hash, width: width!, height: height!, alt },
  }
}
