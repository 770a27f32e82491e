import { readFile } from 'node:fs/promises'
import type { RouterContextProvider } from 'react-router'
import type { PictureMaster } from '#commerce/catalog/pictures/picture-files.server.ts'
import { errorForLog } from '#commerce/values/error-for-log.ts'
import { requestIdContext, shopContext } from '#web/shop/context.ts'
import type { UploadedFile } from '#web/uploads/uploaded-files.server.ts'

type SavedPictures =
  | { ok: true; pictures: PictureMaster[] }
  /** The name is that of the first picture that can't be read. */
  | { ok: false; reason: 'unreadable'; name: string }
  | { ok: false; reason: 'refused-by-disk' }

/** Saves uploaded pictures of a line's review, one after the other. */
export async function saveUploadedPictures(
  context: Readonly<RouterContextProvider>,
  orderLineId: number,
  uploads: readonly UploadedFile[],
): Promise<SavedPictures> {
  const { reviewPictures, log } = context.get(shopContext)
  const pictures: PictureMaster[] = []
  try {
    for (const { path, name } of uploads) {
      const picture = await reviewPictures.saveEncoded(await readFile(path), `review of ${orderLineId}`)
      if (!picture) return { ok: false, reason: 'unreadable', name }
      pictures.push(picture)
    }
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error
    log('upload-not-stored', { id: context.get(requestIdContext), error: errorForLog(error) })
    return { ok: false, reason: 'refused-by-disk' }
  }
  return { ok: true, pictures }
}
