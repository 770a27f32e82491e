import type { Db } from '#db/schema/schema.ts'
import type { Picture } from '../pictures/picture.ts'

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
