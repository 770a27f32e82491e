import type { Db } from '#db/schema/schema.ts'
import { readPictureSizes } from '../../catalog/pictures/picture-store.server.ts'
import type { JournalEntry } from '../content.ts'
import type { TextDraft } from './text-preview.ts'

/** A draft as the entry that it would be if it was published now. */
export async function previewEntry(db: Db, draft: TextDraft, now: Date): Promise<JournalEntry> {
  const { title, summary, body, author, picture: hash, alt } = draft
  const size = (await readPictureSizes(db, [hash])).get(hash)
  return {
    ...{ slug: '', title, summary, body },
    author: author === '' ? null : author,
    publishedAt: now.toISOString(),
    picture: size ? { hash, alt, ...size } : null,
  }
}
