import type { Db } from '../../../db/schema/schema.ts'

/** Facts about a product for search engines alone. */
export interface SearchFacts {
  brand: string | undefined
  /** Undefined for the title and description that shoppers read. */
  title: string | undefined
  description: string | undefined
  /** GTINs by SKU. */
  barcodes: ReadonlyMap<string, string>
}

export async function readSearchFacts(db: Db, productId: number): Promise<SearchFacts> {
  const [product, variants] = await Promise.all([
    db
      .selectFrom('product')
      .leftJoin('brand', join =>
        join.onRef('brand.id', '=', 'product.brand_id').on('brand.removed_at', 'is', null),
      )
      .select(['brand.name as brand', 'seo_title', 'seo_description'])
      .where('product.id', '=', productId)
      .executeTakeFirst(),
    db
      .selectFrom('variant')
      .select(['sku', 'barcode'])
      .where('product_id', '=', productId)
      .where('removed_at', 'is', null)
      .where('barcode', 'is not', null)
      .execute(),
  ])
  return {
    brand: product?.brand ?? undefined,
    title: product?.seo_title ?? undefined,
    description: product?.seo_description ?? undefined,
    barcodes: new Map(variants.map(({ sku, barcode }) => [sku, barcode!])),
  }
}
