import type { Db } from '../../db/schema.ts'

/** The top of the category tree. */
export async function readCategories(db: Db): Promise<{ slug: string; name: string }[]> {
  return db
    .selectFrom('category')
    .select(['slug', 'name'])
    .where('parent_id', 'is', null)
    .orderBy('position')
    .execute()
}

export async function categoryIdsOf(db: Db, productId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('product_category')
    .select('category_id')
    .where('product_id', '=', productId)
    .execute()
  return rows.map(row => row.category_id)
}
