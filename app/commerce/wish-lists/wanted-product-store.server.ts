import type { Db, Tx } from '../../db/schema.ts'
import { optionsInWords } from '../cart/cart.ts'
import { cardVariant } from '../catalog/product.ts'

/** A product to save, and the variant that was chosen, as it is now. */
export interface WantedProduct {
  product: number
  sku: string | null
  title: string
  options: string
  price: number
  available: number
}

/** A published product by its number, or by one of its variants; undefined when the shop does not sell it. */
export async function findWantedProduct(
  tx: Tx,
  wanted: { product: number } | { sku: string },
): Promise<WantedProduct | undefined> {
  const rows = await tx
    .selectFrom('product')
    .innerJoin('variant', 'variant.product_id', 'product.id')
    .leftJoin('color', 'color.id', 'variant.color_id')
    .leftJoin('size', 'size.id', 'variant.size_id')
    .select(['product.id', 'title', 'sku', 'price', 'available'])
    .select(['color.name as color_name', 'size.name as size_name'])
    .$if('product' in wanted, query =>
      query.where('product.id', '=', (wanted as { product: number }).product),
    )
    .$if('sku' in wanted, query => query.where('sku', '=', (wanted as { sku: string }).sku))
    .where('published_at', 'is not', null)
    .orderBy('variant.position')
    .execute()
  if (rows.length === 0) return undefined
  const shown = cardVariant(rows)
  const isChosen = 'sku' in wanted
  return {
    product: shown.id,
    sku: isChosen ? shown.sku : null,
    title: shown.title,
    options: isChosen ? optionsInWords(shown) : '',
    price: shown.price,
    available: shown.available,
  }
}

/** What a product is called, to speak of it; undefined when it is gone. */
export async function findTitle(db: Db, product: number): Promise<string | undefined> {
  const row = await db.selectFrom('product').select('title').where('id', '=', product).executeTakeFirst()
  return row?.title
}
