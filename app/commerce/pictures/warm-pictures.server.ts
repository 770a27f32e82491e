import type { Db } from '../../db/schema.ts'
import { servedWidths } from './picture.ts'
import type { PictureFiles } from './picture-files.server.ts'

/**
 * Makes every picture in every width before a shopper asks for it, one after the other: the format that nearly all
 * browsers take comes first, small widths before large ones. Ends early when `stop` is aborted.
 */
export async function warmPictures(db: Db, pictures: PictureFiles, stop: AbortSignal): Promise<void> {
  const masters = await db.selectFrom('picture').select(['hash', 'width']).execute()
  const wanted = masters.flatMap(({ hash, width }) => servedWidths(width).map(width => ({ hash, width })))
  wanted.sort((a, b) => a.width - b.width)
  for (const format of ['avif', 'webp'] as const) {
    for (const { hash, width } of wanted) {
      if (stop.aborted) return
      await pictures.find({ hash, width, format })
    }
  }
}
