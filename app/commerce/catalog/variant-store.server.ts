import type { Db } from '../../db/schema.ts'

/** What a form chose: slugs, with nothing where the product has no such choice. */
export interface Chosen {
  product: string
  color: string | undefined
  size: string | undefined
}

/** The SKU of exactly this variant, whatever its stock; undefined when it is not made or not sold. */
export async function findSku(db: Db, { product, color, size }: Chosen): Promise<string | undefined> {
  const row = await db
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .leftJoin('color', 'color.id', 'variant.color_id')
    .leftJoin('size', 'size.id', 'variant.size_id')
    .select('sku')
    .where('product.slug', '=', product)
    .where('published_at', 'is not', null)
    .where(({ eb }) => (color === undefined ? eb('color_id', 'is', null) : eb('color.slug', '=', color)))
    .where(({ eb }) => (size === undefined ? eb('size_id', 'is', null) : eb('size.slug', '=', size)))
    .orderBy('variant.position')
    .executeTakeFirst()
  return row?.sku
}
