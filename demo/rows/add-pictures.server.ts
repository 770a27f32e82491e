import type { PictureMaster } from '#commerce/catalog/pictures/picture-files.server.ts'
import type { Tx } from '#db/schema/schema.ts'
import { insertedCount } from './add-rows.server.ts'

/** Adds the pictures to the database, for products and banners. */
export async function addPictures(tx: Tx, masters: readonly PictureMaster[]): Promise<number> {
  if (masters.length === 0) return 0
  const rows = [...new Map(masters.map(master => [master.hash, master])).values()]
  return insertedCount(
    await tx
      .insertInto('picture')
      .values(rows)
      .onConflict(on => on.column('hash').doNothing())
      .executeTakeFirstOrThrow(),
  )
}
