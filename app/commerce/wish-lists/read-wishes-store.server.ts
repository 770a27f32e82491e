import type { Db } from '../../db/schema.ts'
import { optionsInWords } from '../cart/cart.ts'
import { cents } from '../money.ts'
import { undoTime, type Wish } from './wish-list.ts'
import { offerOf } from './wish-offer.ts'
import { readWishPictures } from './wish-picture-store.server.ts'

/**
 * What is on a list, newest first, with what is sold of it now; of what was taken off that which can still be put back. Three
 * queries whatever the number of wishes. The list is one that its reader may see.
 */
export async function readWishes(db: Db, listId: string, now: Date): Promise<Wish[]> {
  const undoable = new Date(now.getTime() - undoTime).toISOString()
  const rows = await db
    .selectFrom('wish')
    .leftJoin('product', 'product.id', 'wish.product_id')
    .select(['product_id', 'sku', 'wish.title', 'options', 'price_seen', 'added_at', 'sold_out_at'])
    .select(['removed_at', 'product.title as title_now', 'slug', 'published_at'])
    .where('list_id', '=', listId)
    .where(({ eb, or }) => or([eb('removed_at', 'is', null), eb('removed_at', '>', undoable)]))
    .orderBy('added_at', 'desc')
    .orderBy('product_id')
    .execute()
  const products = rows.map(({ product_id }) => product_id)
  const variantsOf = await readSoldVariants(db, products)
  const pictureOf = await readWishPictures(db, products)
  return rows.map(row => {
    const variants = variantsOf.get(row.product_id) ?? []
    const chosen = variants.find(({ sku }) => sku === row.sku)
    const sold = row.published_at !== null && variants.length > 0
    return {
      product: row.product_id,
      title: row.title_now ?? row.title,
      options: chosen ? optionsInWords(chosen) : row.options,
      picture: pictureOf(row.product_id, chosen?.color_id),
      priceSeen: cents(row.price_seen),
      seenSoldOut: row.sold_out_at !== null,
      addedAt: row.added_at,
      removed: row.removed_at !== null,
      offer: sold ? offerOf(row.slug!, variants, row.sku) : null,
    }
  })
}

/** The variants of these products in the merchant's order, by product. */
async function readSoldVariants(db: Db, productIds: readonly number[]) {
  if (productIds.length === 0) return new Map<number, never[]>()
  const rows = await db
    .selectFrom('variant')
    .leftJoin('color', 'color.id', 'variant.color_id')
    .leftJoin('size', 'size.id', 'variant.size_id')
    .select(['product_id', 'sku', 'price', 'compare_at_price as compareAtPrice', 'available'])
    .select(['color_id', 'color.slug as color', 'color.name as color_name'])
    .select(['size.slug as size', 'size.name as size_name'])
    .where('product_id', 'in', [...productIds])
    .orderBy('product_id')
    .orderBy('variant.position')
    .execute()
  return Map.groupBy(rows, ({ product_id }) => product_id)
}
