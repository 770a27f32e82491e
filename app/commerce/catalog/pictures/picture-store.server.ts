import type { Db, Tx } from '#db/schema/schema.ts'
import type { PictureMaster } from './picture-files.server.ts'

/** The sizes of pictures by hash, without unknown ones. */
export async function readPictureSizes(
  db: Db | Tx,
  hashes: readonly string[],
): Promise<Map<string, { width: number; height: number }>> {
  if (hashes.length === 0) return new Map()
  const rows = await db
    .selectFrom('picture')
    .select(['hash', 'width', 'height'])
    .where('hash', 'in', hashes)
    .execute()
  return new Map(rows.map(({ hash, ...size }) => [hash, size]))
}

/** Pictures of the shop, those that were added last first. */
export async function readLatestPictures(db: Db, max: number): Promise<PictureMaster[]> {
  return db
    .selectFrom('picture')
    .select(['hash', 'width', 'height'])
    .orderBy('uploaded_at', 'desc')
    .orderBy('hash', 'desc')
    .limit(max)
    .execute()
}
