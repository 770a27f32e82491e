import { readPictureSizes } from '#commerce/catalog/pictures/picture-store.server.ts'
import type { Db } from '#db/schema/schema.ts'

/** The widths of the pictures that texts name or contain, by hash. */
export async function readPictureWidths(db: Db, texts: readonly string[]): Promise<Record<string, number>> {
  const named = texts.flatMap(text =>
    /^[0-9a-f]{24}$/.test(text)
      ? [text]
      : [...text.matchAll(/\(picture:([0-9a-f]{24})\)/g)].map(([, hash]) => hash!),
  )
  const sizes = await readPictureSizes(db, [...new Set(named)])
  return Object.fromEntries([...sizes].map(([hash, { width }]) => [hash, width]))
}
