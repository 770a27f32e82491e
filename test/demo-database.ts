import path from 'node:path'
import { PictureFiles } from '../app/commerce/pictures/picture-files.server.ts'
import type { Db } from '../app/db/schema.ts'
import { loadDemo } from '../demo/load-demo.server.ts'
import { type Kind, migratedDatabase, temporaryFolder } from './databases.ts'

/** A database with the demo shop in it, open until the test is over. */
export async function demoDatabase(kind: Kind): Promise<Db> {
  const db = await migratedDatabase(kind)
  const pictures = new PictureFiles(path.join(await temporaryFolder(), 'pictures'))
  await loadDemo(db, pictures, new Date('2026-11-21T12:00:00.000Z'))
  return db
}
