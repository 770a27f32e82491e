import type { Db } from '#db/schema/schema.ts'

/** The facts of a product that customs ask for. */
export interface CustomsFacts {
  hsCode: string | null
  /** ISO 3166-1 alpha-2. */
  origin: string | null
}

/** Of the products of these SKUs, also of removed ones. */
export async function readCustomsFacts(db: Db, skus: readonly string[]): Promise<Map<string, CustomsFacts>> {
  if (skus.length === 0) return new Map()
  const rows = await db
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'product_id')
    .select(['sku', 'hs_code as hsCode', 'origin_country as origin'])
    .where('sku', 'in', [...skus])
    .execute()
  return new Map(rows.map(({ sku, ...facts }) => [sku, facts]))
}
