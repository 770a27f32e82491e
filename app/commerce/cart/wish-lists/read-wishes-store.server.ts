import type { Db } from '#db/schema/schema.ts'
import { parseJsonRows } from '#db/statements/json-rows.ts'
import { joinValueNames, toChoice, valueColumns } from '../../catalog/products/options/option-values.ts'
import { variantValues } from '../../catalog/products/options/variant-values-store.server.ts'
import { lowestPriceShown } from '../../catalog/products/prices/asked-price-store.server.ts'
import { readPriceNotes } from '../../catalog/products/prices/read-price-notes.server.ts'
import { toAmount } from '../../values/money.ts'
import { type Wish, wishUndoPeriod } from './wish-list.ts'
import { wishOffer } from './wish-offer.ts'
import { readWishPictures } from './wish-picture-store.server.ts'

/**
 * A list's wishes, newest first, with their current offers and those that can still be restored. Three queries in all. The
 * caller checks that the reader may see the list.
 */
export async function readWishes(db: Db, listId: string, now: Date): Promise<Wish[]> {
  const restorableSince = new Date(now.getTime() - wishUndoPeriod).toISOString()
  const rows = await db
    .selectFrom('wish')
    .leftJoin('product', 'product.id', 'wish.product_id')
    .select(['product_id', 'sku', 'wish.title', 'options', 'price_seen', 'added_at', 'sold_out_at'])
    .select(['wish.removed_at', 'product.title as title_now', 'slug', 'published_at'])
    .where('list_id', '=', listId)
    .where(({ eb, or }) =>
      or([eb('wish.removed_at', 'is', null), eb('wish.removed_at', '>', restorableSince)]),
    )
    .orderBy('added_at', 'desc')
    .orderBy('product_id')
    .execute()
  const products = rows.map(({ product_id }) => product_id)
  const variantsByProduct = await readWishVariants(db, products)
  const pictureOf = await readWishPictures(db, products)
  return rows.map(row => {
    const variants = variantsByProduct.get(row.product_id) ?? []
    const variant = variants.find(({ sku }) => sku === row.sku)
    const isSold = row.published_at !== null && variants.length > 0
    return {
      product: row.product_id,
      title: row.title_now ?? row.title,
      options: variant ? joinValueNames(variant.values) : row.options,
      picture: pictureOf(row.product_id, variant),
      priceSeen: toAmount(row.price_seen),
      seenSoldOut: row.sold_out_at !== null,
      addedAt: row.added_at,
      removed: row.removed_at !== null,
      offer: isSold ? wishOffer(row.slug!, variants, row.sku) : null,
    }
  })
}

/** The variants by product, in the merchant's order. */
async function readWishVariants(db: Db, productIds: readonly number[]) {
  if (productIds.length === 0) return new Map<number, never[]>()
  const rows = await db
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'product_id')
    .select(['product_id', 'sku', 'price', 'compare_at_price as compareAtPrice', 'available'])
    .select(['measure', 'unit_measure', 'unit_base', lowestPriceShown.as('lowest_price')])
    .select(valueColumns)
    .select(variantValues(db).as('option_values'))
    .where('product_id', 'in', [...productIds])
    .where('variant.removed_at', 'is', null)
    .orderBy('product_id')
    .orderBy('variant.position')
    .execute()
  const variants = rows.map(({ option_values, ...row }) => {
    const values = parseJsonRows(option_values)
    return { ...row, values, choice: toChoice(values), ...readPriceNotes(row) }
  })
  return Map.groupBy(variants, ({ product_id }) => product_id)
}
