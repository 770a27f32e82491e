import type { Insertable } from 'kysely'
import type { Schema } from '#db/schema/schema.ts'

type EntryRow = Insertable<Schema['journal_entry']>

/** A row of the journal; its texts contain the slug. */
export function sampleEntry(slug: string, columns: Partial<EntryRow> = {}): EntryRow {
  return {
    slug,
    title: `Entry ${slug}`,
    summary: `About ${slug}.`,
    body: 'First, free shipping: {shipping}.\n\nSecond.',
    author: 'Grace',
    picture_hash: null,
    alt: '',
    published_at: null,
    removed_at: null,
    ...columns,
  }
}
