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

/** The place of a picture in the list. */
export interface PictureKey {
  uploaded_at: string
  hash: string
}

/** Pictures of the shop, those that were added last first. */
export function readLatestPictures(
  db: Db,
  { after, limit }: { after: PictureKey | null; limit: number },
): Promise<(PictureMaster & PictureKey)[]> {
  return db
    .selectFrom('picture')
    .select(['hash', 'width', 'height', 'uploaded_at'])
    .$if(after !== null, query =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('uploaded_at', 'hash'), '<', tuple(after!.uploaded_at, after!.hash)),
      ),
    )
    .orderBy('uploaded_at', 'desc')
    .orderBy('hash', 'desc')
    .limit(limit)
    .execute()
}
