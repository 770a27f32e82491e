import { readFile } from 'node:fs/promises'
import type { PictureFiles, PictureMaster } from '../../../commerce/pictures/picture-files.server.ts'
import type { UploadedFile } from '../../../web/uploads/uploaded-files.server.ts'

/** Saves uploaded pictures of a line's review, one after the other; or the name of the first that can't be read. */
export async function saveUploadedPictures(
  files: PictureFiles,
  orderLineId: number,
  uploads: readonly UploadedFile[],
): Promise<{ ok: true; pictures: PictureMaster[] } | { ok: false; name: string }> {
  const pictures: PictureMaster[] = []
  for (const { path, name } of uploads) {
    const picture = await files.saveEncoded(await readFile(path), `review of ${orderLineId}`)
    if (!picture) return { ok: false, name }
    pictures.push(picture)
  }
  return { ok: true, pictures }
}
