import type { Db } from '#db/schema/schema.ts'
import { servedWidths } from './picture.ts'
import type { PictureFiles } from './picture-files.server.ts'

/** Makes every picture in every width ahead of requests: the most common format and small widths first, until `stop` is aborted. */
export async function warmPictures(db: Db, pictures: PictureFiles, stop: AbortSignal): Promise<void> {
  const masters = await db.selectFrom('picture').select(['hash', 'width']).execute()
  const sizes = masters.flatMap(({ hash, width }) => servedWidths(width).map(width => ({ hash, width })))
  sizes.sort((a, b) => a.width - b.width)
  for (const format of ['avif', 'webp'] as const) {
    for (const { hash, width } of sizes) {
      if (stop.aborted) return
      await pictures.find({ hash, width, format })
    }
  }
}
