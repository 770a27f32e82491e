import path from 'node:path'
import { PictureFiles } from '../../app/commerce/pictures/picture-files.server.ts'
import { addBigCatalog } from '../../demo/big-shop/add-big-catalog.server.ts'
import { openMigrated } from '../../server/open-migrated.ts'

/** Shops are made once and kept here; whoever changes what a big shop is removes the folder. */
const kept = path.join(import.meta.dirname, '..', '.shops')

/** The same day in every shop, so that every run measures the same one. */
const openingDay = new Date('2026-11-21T12:00:00.000Z')

/** The folder of a shop with so many products beside those of the demo shop; its `data` is the data folder. */
export async function shopWith(products: number): Promise<string> {
  const folder = path.join(kept, String(products))
  const dataDir = path.join(folder, 'data')
  const db = await openMigrated({ dataDir, databaseUrl: undefined })
  try {
    const pictures = new PictureFiles(path.join(dataDir, 'pictures'))
    // What is there already stays: a shop that was begun is only completed.
    await addBigCatalog(db, pictures, { products, now: openingDay })
  } finally {
    await db.destroy()
  }
  return folder
}
