import type { Db, Tx } from '#db/schema/schema.ts'
import { parseJsonRows } from '#db/statements/json-rows.ts'
import { joinValueNames } from '../../catalog/products/options/option-values.ts'
import { variantValues } from '../../catalog/products/options/variant-values-store.server.ts'
import { cardVariant } from '../../catalog/products/product.ts'

/** A product to save, with the variant if one was selected. */
export interface ProductToSave {
  product: number
  sku: string | null
  title: string
  options: string
  price: number
  available: number
}

/** A published product by its number or by a SKU; undefined when the shop doesn't sell it. */
export async function findProductToSave(
  tx: Tx,
  selector: { product: number } | { sku: string },
): Promise<ProductToSave | undefined> {
  const rows = await tx
    .selectFrom('product')
    .innerJoin('variant', 'variant.product_id', 'product.id')
    .select(['product.id', 'title', 'sku', 'price', 'available'])
    .select(variantValues(tx).as('option_values'))
    .$if('product' in selector, query =>
      query.where('product.id', '=', (selector as { product: number }).product),
    )
    .$if('sku' in selector, query => query.where('sku', '=', (selector as { sku: string }).sku))
    .where('published_at', 'is not', null)
    .where('variant.removed_at', 'is', null)
    .orderBy('variant.position')
    .execute()
  if (rows.length === 0) return undefined
  const shown = cardVariant(rows)
  const isVariant = 'sku' in selector
  return {
    product: shown.id,
    sku: isVariant ? shown.sku : null,
    title: shown.title,
    options: isVariant ? joinValueNames(parseJsonRows(shown.option_values)) : '',
    price: shown.price,
    available: shown.available,
  }
}

export async function findProductTitle(db: Db, product: number): Promise<string | undefined> {
  const row = await db.selectFrom('product').select('title').where('id', '=', product).executeTakeFirst()
  return row?.title
}
