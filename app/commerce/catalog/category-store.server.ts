import type { Db } from '../../db/schema/schema.ts'

export async function readCategoryIds(db: Db, productId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('product_category')
    .select('category_id')
    .where('product_id', '=', productId)
    .execute()
  return rows.map(row => row.category_id)
}
