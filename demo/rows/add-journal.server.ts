import type { Tx } from '#db/schema/schema.ts'
import { journalEntries } from '../journal-entries.ts'
import { readTextFile } from '../read-text-file.server.ts'
import { getSavedPicture, type SavedPictures } from '../saved-pictures.server.ts'
import { insertedCount } from './add-rows.server.ts'

type WrittenEntry = (typeof journalEntries)[number] & { title: string; summary: string; body: string }

/** The first paragraph of an entry's file is its summary. */
export function readDemoEntries(): Promise<WrittenEntry[]> {
  return Promise.all(
    journalEntries.map(async entry => {
      const { title, body } = await readTextFile(`journal/${entry.slug}.md`)
      const end = body.indexOf('\n\n')
      return { ...entry, title, summary: body.slice(0, end), body: body.slice(end).trim() }
    }),
  )
}

/** Returns the number of rows added. */
export async function addJournal(
  tx: Tx,
  entries: readonly WrittenEntry[],
  saved: SavedPictures,
): Promise<number> {
  const rows = entries.map(({ picture, ...entry }) => ({
    ...entry,
    picture_hash: getSavedPicture(saved, picture).hash,
  }))
  return insertedCount(
    await tx
      .insertInto('journal_entry')
      .values(rows)
      .onConflict(on => on.column('slug').doNothing())
      .executeTakeFirstOrThrow(),
  )
}
