import type { Db, Tx } from '#db/schema/schema.ts'
import type { Picture } from '../../catalog/pictures/picture.ts'

/**
 * Finds a product's picture in a color: one in that color, else one for every color, else the first. Without a variant
 * (`color` undefined) it is the first. One query.
 */
export async function readWishPictures(
  db: Db | Tx,
  products: readonly number[],
): Promise<(product: number, color: number | null | undefined) => Picture | null> {
  if (products.length === 0) return () => null
  const rows = await db
    .selectFrom('product_picture')
    .innerJoin('picture', 'picture.hash', 'product_picture.picture_hash')
    .select(['product_id', 'color_id', 'hash', 'width', 'height', 'alt'])
    .where('product_id', 'in', [...products])
    .orderBy('product_picture.position')
    .execute()
  const picturesOf = Map.groupBy(rows, ({ product_id }) => product_id)
  return (product, color) => {
    const own = picturesOf.get(product) ?? []
    const first = (of: number | null) => own.find(({ color_id }) => color_id === of)
    const shown = color === undefined ? own[0] : (first(color) ?? first(null) ?? own[0])
    if (!shown) return null
    const { hash, width, height, alt } = shown
    return { hash, width, height, alt }
  }
}
