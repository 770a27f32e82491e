import type { Db, Tx } from '#db/schema/schema.ts'
import type { Picture } from '../../catalog/pictures/picture.ts'
import { type ValueColumn, valueColumns } from '../../catalog/products/options/option-values.ts'

/** A variant's values by column. */
type ValuesRow = Readonly<Record<ValueColumn, number | null>>

/**
 * Finds a product's picture of a variant: one that shows one of its values, else one for all, else the first. Without a variant it is
 * the first. One query.
 */
export async function readWishPictures(
  db: Db | Tx,
  products: readonly number[],
): Promise<(product: number, variant: ValuesRow | undefined) => Picture | null> {
  if (products.length === 0) return () => null
  const rows = await db
    .selectFrom('product_picture')
    .innerJoin('picture', 'picture.hash', 'product_picture.picture_hash')
    .select(['product_id', 'value_id', 'hash', 'width', 'height', 'alt'])
    .where('product_id', 'in', [...products])
    .orderBy('product_picture.position')
    .execute()
  const picturesOf = Map.groupBy(rows, ({ product_id }) => product_id)
  return (product, variant) => {
    const own = picturesOf.get(product) ?? []
    const values = variant ? valueColumns.map(column => variant[column]) : []
    const ofVariant = own.find(({ value_id }) => value_id !== null && values.includes(value_id))
    const ofAny = variant && own.find(({ value_id }) => value_id === null)
    const shown = ofVariant ?? ofAny ?? own[0]
    if (!shown) return null
    const { hash, width, height, alt } = shown
    return { hash, width, height, alt }
  }
}
