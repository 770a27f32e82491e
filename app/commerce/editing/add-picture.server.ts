import type { Db } from '#db/schema/schema.ts'
import type { PictureFiles, PictureMaster } from '../catalog/pictures/picture-files.server.ts'
import { readPictureSizes } from '../catalog/pictures/picture-store.server.ts'
import { change } from './changes/change.server.ts'
import type { ChangeOrigin } from './changes/change-set.ts'
import type { Edit } from './changes/edit.server.ts'

/** The owner of pictures in texts, banners and entries, wherever they were uploaded. */
export const shopPictureOwner = 'content'

/** Saves a picture file for products, banners and journal entries. Adding one again is harmless. */
export async function addPicture(
  db: Db,
  files: PictureFiles,
  origin: ChangeOrigin,
  bytes: Uint8Array,
): Promise<{ ok: true; hash: string } | { ok: false; reason: 'not-a-picture' }> {
  const saved = await files.saveEncoded(bytes, shopPictureOwner)
  if (!saved) return { ok: false, reason: 'not-a-picture' }
  await addShopPictures(db, origin, [saved])
  return { ok: true, hash: saved.hash }
}

/** Adds saved pictures to those that texts, banners and entries can show. */
export async function addShopPictures(
  db: Db,
  origin: ChangeOrigin,
  pictures: readonly PictureMaster[],
): Promise<void> {
  await change(db, origin, async edit => {
    await insertNewPictures(edit, pictures, origin.now)
    return { ok: true }
  })
}

/** Adds the pictures that the shop doesn't have yet. */
export async function insertNewPictures(
  edit: Edit,
  pictures: readonly PictureMaster[],
  now: Date,
): Promise<void> {
  const known = await readPictureSizes(
    edit.tx,
    pictures.map(({ hash }) => hash),
  )
  const added = new Map(pictures.filter(({ hash }) => !known.has(hash)).map(one => [one.hash, one]))
  const uploaded_at = now.toISOString()
  await edit.insertAll(
    'picture',
    [...added.values()].map(picture => ({ ...picture, uploaded_at })),
  )
}
