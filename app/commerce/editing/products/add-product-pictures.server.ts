import type { Db } from '#db/schema/schema.ts'
import type { PictureMaster } from '../../catalog/pictures/picture-files.server.ts'
import { insertNewPictures } from '../add-picture.server.ts'
import { change } from '../changes/change.server.ts'
import type { ChangeOrigin } from '../changes/change-set.ts'
import { readPicturesToEdit } from './product-edit-store.server.ts'

/** Puts saved pictures behind those of a product. Their alt text is still to be written. */
export async function addProductPictures(
  db: Db,
  origin: ChangeOrigin,
  id: number,
  pictures: readonly PictureMaster[],
): Promise<{ ok: true; changeSet: number | null } | { ok: false }> {
  const changed = await change(db, origin, async edit => {
    await insertNewPictures(edit, pictures, origin.now)
    const last = (await readPicturesToEdit(edit.tx, id)).at(-1)?.position ?? 0
    const rows = pictures.map(({ hash }, at) => ({
      product_id: id,
      picture_hash: hash,
      alt: '',
      position: last + 1 + at,
    }))
    await edit.insertAll('product_picture', rows)
    return { ok: true }
  })
  return changed.ok ? { ok: true, changeSet: changed.changeSet } : { ok: false }
}
