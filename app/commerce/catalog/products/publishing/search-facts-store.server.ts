import type { Db } from '#db/schema/schema.ts'
import { jsonRows, parseJsonRows } from '#db/statements/json-rows.ts'

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
  const product = await db
    .selectFrom('product')
    .leftJoin('brand', join =>
      join.onRef('brand.id', '=', 'product.brand_id').on('brand.removed_at', 'is', null),
    )
    .select(['brand.name as brand', 'seo_title', 'seo_description'])
    .select(eb => {
      const barcodes = eb
        .selectFrom('variant')
        .select(['sku', 'barcode'])
        .whereRef('product_id', '=', 'product.id')
        .where('variant.removed_at', 'is', null)
        .where('barcode', 'is not', null)
      return jsonRows(db, barcodes).as('barcodes')
    })
    .where('product.id', '=', productId)
    .executeTakeFirst()
  return {
    brand: product?.brand ?? undefined,
    title: product?.seo_title ?? undefined,
    description: product?.seo_description ?? undefined,
    barcodes: new Map(parseJsonRows(product?.barcodes ?? []).map(({ sku, barcode }) => [sku, barcode!])),
  }
}
