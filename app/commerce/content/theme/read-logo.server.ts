import type { Db, Tx } from '#db/schema/schema.ts'
import { readPictureSizes } from '../../catalog/pictures/picture-store.server.ts'
import type { Logo } from './logo.ts'

/** The logo by the hash of its picture; null for none, and for a picture that the shop doesn't have. */
export async function readLogo(db: Db | Tx, hash: string): Promise<Logo | null> {
  if (hash === '') return null
  const size = (await readPictureSizes(db, [hash])).get(hash)
  return size ? { hash, ...size } : null
}
