import path from 'node:path'
import { sql } from 'kysely'
import { PictureFiles } from '#commerce/catalog/pictures/picture-files.server.ts'
import { addBigCatalog } from '#demo/big-shop/add-big-catalog.server.ts'
import { openMigratedDatabase } from '#server/startup/open-migrated-database.ts'
import { test as base, expect } from './shop.fixture.ts'

export { expect }

/** Journeys through a shop with 100,000 more products. Filling it takes a while. */
export const test = base.extend<object, { dataDir: string }>({
  dataDir: [
    async ({ dataDir }, use) => {
      await fill(dataDir)
      await use(dataDir)
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  shop: [async ({ shop }, use) => use(shop), { scope: 'worker', timeout: 120_000 }],
})

async function fill(dataDir: string): Promise<void> {
  const db = await openMigratedDatabase({ dataDir, databaseUrl: undefined })
  try {
    // A shop for one test run need not survive a power loss.
    await sql`pragma synchronous = off`.execute(db)
    const pictures = new PictureFiles(path.join(dataDir, 'pictures'))
    await addBigCatalog(db, pictures, { products: 100_000, now: new Date() })
  } finally {
    await db.destroy()
  }
}
