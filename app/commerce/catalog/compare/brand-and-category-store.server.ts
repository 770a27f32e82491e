import type { Db } from '#db/schema/schema.ts'

interface BrandAndCategoryIds {
  brand: string | null
  categoryIds: number[]
}

/** Brand names and category ids by product id; two queries in all. */
export async function readBrandsAndCategories(
  db: Db,
  productIds: readonly number[],
): Promise<Map<number, BrandAndCategoryIds>> {
  if (productIds.length === 0) return new Map()
  const brands = await db
    .selectFrom('product')
    .leftJoin('brand', 'brand.id', 'product.brand_id')
    .select(['product.id', 'brand.name as brand'])
    .where('product.id', 'in', [...productIds])
    .execute()
  const categories = await db
    .selectFrom('product_category')
    .select(['product_id', 'category_id'])
    .where('product_id', 'in', [...productIds])
    .execute()
  const categoriesOf = Map.groupBy(categories, ({ product_id }) => product_id)
  return new Map(
    brands.map(({ id, brand }) => [
      id,
      { brand, categoryIds: (categoriesOf.get(id) ?? []).map(({ category_id }) => category_id) },
    ]),
  )
}
