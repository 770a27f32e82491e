import type { Db } from '#db/schema/schema.ts'

/** Slugs that a form submitted; undefined where the product does not have this option. */
export interface ChosenOptions {
  product: string
  color: string | undefined
  size: string | undefined
}

/** The SKU of exactly this variant, in stock or not; undefined when it does not exist or is unpublished. */
export async function findSku(db: Db, { product, color, size }: ChosenOptions): Promise<string | undefined> {
  const row = await db
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .leftJoin('color', 'color.id', 'variant.color_id')
    .leftJoin('size', 'size.id', 'variant.size_id')
    .select('sku')
    .where('product.slug', '=', product)
    .where('published_at', 'is not', null)
    .where('variant.removed_at', 'is', null)
    .where(({ eb }) => (color === undefined ? eb('color_id', 'is', null) : eb('color.slug', '=', color)))
    .where(({ eb }) => (size === undefined ? eb('size_id', 'is', null) : eb('size.slug', '=', size)))
    .orderBy('variant.position')
    .executeTakeFirst()
  return row?.sku
}
