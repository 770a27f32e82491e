import path from 'node:path'
import { PictureFiles } from '#commerce/catalog/pictures/picture-files.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { loadDemo } from '#demo/load-demo.server.ts'
import { type DatabaseKind, migratedDatabase, openDemoCopy, temporaryFolder } from './databases.ts'
import { demoDay } from './templates.ts'

interface NewShop {
  db: Db
  pictures: PictureFiles
  /** The folder of its pictures. */
  folder: string
}

/** An empty shop with a folder for pictures, open until the test ends. */
export async function newShop(kind: DatabaseKind): Promise<NewShop> {
  const folder = path.join(await temporaryFolder(), 'pictures')
  return { db: await migratedDatabase(kind), pictures: new PictureFiles(folder), folder }
}

/** The demo shop, open until the test ends. */
export async function demoShop(kind: DatabaseKind): Promise<NewShop> {
  const shop = await newShop(kind)
  await loadDemo(shop.db, shop.pictures, demoDay)
  return shop
}

/** The database of the demo shop without pictures, open until the test ends. */
export async function demoDatabase(kind: DatabaseKind): Promise<Db> {
  return openDemoCopy(kind)
}
