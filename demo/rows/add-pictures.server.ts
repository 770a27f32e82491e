import type { Tx } from '#db/schema/schema.ts'
import type { SavedFiles } from '../saved-files.server.ts'
import type { SavedPictures } from '../saved-pictures.server.ts'
import { insertedCount } from './add-rows.server.ts'

/** Adds pictures to the database, for everything that shows them. Returns the number of rows added. */
export async function addPictures(tx: Tx, saved: SavedPictures, now: Date): Promise<number> {
  return insertedCount(
    await tx
      .insertInto('picture')
      .values(uploads(saved, now))
      .onConflict(on => on.column('hash').doNothing())
      .executeTakeFirstOrThrow(),
  )
}

/** Adds files to the database, for products. Returns the number of rows added. */
export async function addFiles(tx: Tx, saved: SavedFiles, now: Date): Promise<number> {
  return insertedCount(
    await tx
      .insertInto('file')
      .values(uploads(saved, now))
      .onConflict(on => on.column('hash').doNothing())
      .executeTakeFirstOrThrow(),
  )
}

function uploads<T extends { hash: string }>(saved: ReadonlyMap<string, T>, now: Date) {
  const uploaded_at = now.toISOString()
  const byHash = new Map([...saved.values()].map(file => [file.hash, file]))
  return [...byHash.values()].map(file => ({ ...file, uploaded_at }))
}
