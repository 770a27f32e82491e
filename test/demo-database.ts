import path from 'node:path'
import { onTestFinished } from 'vitest'
import { PictureFiles } from '../app/commerce/pictures/picture-files.server.ts'
import { openDatabase } from '../app/db/connection.server.ts'
import type { Db } from '../app/db/schema.ts'
import { loadDemo } from '../demo/load-demo.server.ts'
import { demoCopy, type Kind, migratedDatabase, temporaryFolder } from './databases.ts'
import { today } from './demo-template.ts'

interface NewShop {
  db: Db
  pictures: PictureFiles
  /** Where its pictures are. */
  folder: string
}

/** A migrated database and a place for pictures with nothing in them, open until the test is over. */
export async function newShop(kind: Kind): Promise<NewShop> {
  const folder = path.join(await temporaryFolder(), 'pictures')
  return { db: await migratedDatabase(kind), pictures: new PictureFiles(folder), folder }
}

/** The demo shop, open until the test is over. */
export async function demoShop(kind: Kind): Promise<NewShop> {
  const shop = await newShop(kind)
  await loadDemo(shop.db, shop.pictures, today)
  return shop
}

/** A database with the demo shop in it but without its pictures, open until the test is over. */
export async function demoDatabase(kind: Kind): Promise<Db> {
  const db = openDatabase(await demoCopy(kind))
  onTestFinished(() => db.destroy())
  return db
}
