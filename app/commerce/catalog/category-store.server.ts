import type { Db } from '../../db/schema/schema.ts'

export async function readTopCategories(db: Db): Promise<{ slug: string; name: string }[]> {
  return db
    .selectFrom('category')
    .select(['slug', 'name'])
    .where('parent_id', 'is', null)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .execute()
}

export async function readCategoryIds(db: Db, productId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('product_category')
    .select('category_id')
    .where('product_id', '=', productId)
    .execute()
  return rows.map(row => row.category_id)
}
