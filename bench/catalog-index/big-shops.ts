import path from 'node:path'
import { PictureFiles } from '#commerce/catalog/pictures/picture-files.server.ts'
import { addBigCatalog } from '#demo/big-shop/add-big-catalog.server.ts'
import { openMigratedDatabase } from '#server/startup/open-migrated-database.ts'

/** Shops are made once and kept here. Delete the folder after changing the big shop. */
const shopsFolder = path.join(import.meta.dirname, '..', '.shops')

/** Fixed, so that every run measures the same shop. */
const openingDay = new Date('2026-11-21T12:00:00.000Z')

/** Makes a shop with this many products besides those of the demo shop. Returns its folder; `data` is the data folder. */
export async function prepareBigShop(products: number): Promise<string> {
  const folder = path.join(shopsFolder, String(products))
  const dataDir = path.join(folder, 'data')
  const db = await openMigratedDatabase({ dataDir, databaseUrl: undefined })
  try {
    const pictures = new PictureFiles(path.join(dataDir, 'pictures'))
    // Completes a shop that is only partly filled.
    await addBigCatalog(db, pictures, { products, now: openingDay })
  } finally {
    await db.destroy()
  }
  return folder
}
