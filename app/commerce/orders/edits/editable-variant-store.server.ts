import type { Db, Tx } from '#db/schema/schema.ts'
import { parseJsonRows } from '#db/statements/json-rows.ts'
import { readWishPictures } from '../../cart/wish-lists/wish-picture-store.server.ts'
import type { Picture } from '../../catalog/pictures/picture.ts'
import { joinValueNames, valueColumns } from '../../catalog/products/options/option-values.ts'
import { variantValues } from '../../catalog/products/options/variant-values-store.server.ts'
import { type Amount, toAmount } from '../../values/money.ts'

/** A variant as an order gets it. */
export interface EditableVariant {
  id: number
  sku: string
  productId: number
  slug: string
  title: string
  /** Such as "Clay, XL". */
  options: string
  price: Amount
  available: number
  isOnSale: boolean
  taxClassId: number | null
  picture: Picture | null
}

/** Of these SKUs, ids or products, in the merchant's order; two queries. */
export async function readEditableVariants(
  db: Db | Tx,
  of: { skus: readonly string[] } | { ids: readonly number[] } | { products: readonly number[] },
): Promise<EditableVariant[]> {
  const [column, values] =
    'skus' in of
      ? (['variant.sku', of.skus] as const)
      : 'ids' in of
        ? (['variant.id', of.ids] as const)
        : (['variant.product_id', of.products] as const)
  if (values.length === 0) return []
  const rows = await db
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .select(['variant.id', 'sku', 'product_id', 'product.slug', 'title', 'price', 'available'])
    .select(['published_at', 'tax_class_id', ...valueColumns])
    .select(variantValues(db).as('option_values'))
    .where(column, 'in', [...values])
    .where('variant.removed_at', 'is', null)
    .orderBy('title')
    .orderBy('variant.position')
    .execute()
  const pictureOf = await readWishPictures(
    db,
    rows.map(({ product_id }) => product_id),
  )
  return rows.map(row => ({
    ...{ id: row.id, sku: row.sku, productId: row.product_id, slug: row.slug, title: row.title },
    options: joinValueNames(parseJsonRows(row.option_values)),
    ...{ price: toAmount(row.price), available: row.available, isOnSale: row.published_at !== null },
    ...{ taxClassId: row.tax_class_id, picture: pictureOf(row.product_id, row) },
  }))
}
