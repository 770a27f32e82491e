import type { Db } from '../../db/schema/schema.ts'
import { change } from '../changes/change.server.ts'
import type { ChangeOrigin } from '../changes/change-set.ts'
import type { PictureFiles, PictureMaster } from '../pictures/picture-files.server.ts'

/** Saves a picture file for products, banners and journal entries. Adding one again is harmless. */
export async function addPicture(
  db: Db,
  files: PictureFiles,
  origin: ChangeOrigin,
  bytes: Uint8Array,
): Promise<{ ok: true; hash: string } | { ok: false; reason: 'not-a-picture' }> {
  const saved = await saveFile(files, bytes)
  if (!saved) return { ok: false, reason: 'not-a-picture' }
  const { hash } = saved
  await change(db, origin, async edit => {
    const known = await edit.tx
      .selectFrom('picture')
      .select('hash')
      .where('hash', '=', hash)
      .executeTakeFirst()
    if (!known) await edit.insert('picture', saved)
    return { ok: true }
  })
  return { ok: true, hash }
}

/** Undefined if the bytes are not a picture. Errors of the disk, which have a code, are thrown. */
async function saveFile(files: PictureFiles, bytes: Uint8Array): Promise<PictureMaster | undefined> {
  try {
    return await files.save(bytes)
  } catch (error) {
    if (error instanceof Error && 'code' in error) throw error
    return undefined
  }
}
