import type { Db } from '#db/schema/schema.ts'
import type { RecordRow } from '../../editing/records/record-definition.server.ts'
import type { Picture } from '../pictures/picture.ts'
import { readPictureSizes } from '../pictures/picture-store.server.ts'

/** Text and picture above the products of a category or brand. */
export interface CatalogIntro {
  text: string
  picture: Picture | null
}

/** Null if it says nothing. */
export async function readListingIntro(
  db: Db,
  table: 'category' | 'brand',
  slug: string,
): Promise<CatalogIntro | null> {
  const row = await db
    .selectFrom(table)
    .leftJoin('picture', 'picture.hash', 'picture_hash')
    .select(['text', 'alt', 'hash', 'width', 'height'])
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (!row || (row.text === '' && row.hash === null)) return null
  const { text, alt, hash, width, height } = row
  return { text, picture: hash === null ? null : { hash, width: width!, height: height!, alt } }
}

/** The same of a row that isn't saved. */
export async function readDraftIntro(
  db: Db,
  { text, picture_hash, alt }: RecordRow,
): Promise<CatalogIntro | null> {
  const hash = String(picture_hash ?? '')
  const size = (await readPictureSizes(db, [hash])).get(hash)
  if (!text && !size) return null
  return { text: String(text ?? ''), picture: size ? { hash, alt: String(alt ?? ''), ...size } : null }
}
