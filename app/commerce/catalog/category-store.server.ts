import type { Db } from '../../db/schema.ts'
import type { TreeCategory } from './category-path.ts'

/** The top of the category tree. */
export async function readCategories(db: Db): Promise<{ slug: string; name: string }[]> {
  return db
    .selectFrom('category')
    .select(['slug', 'name'])
    .where('parent_id', 'is', null)
    .orderBy('position')
    .execute()
}

/** Every category of the shop, in the merchant's order. */
export async function readCategoryTree(db: Db): Promise<TreeCategory[]> {
  const rows = await db
    .selectFrom('category')
    .select(['id', 'slug', 'name', 'parent_id'])
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(({ parent_id, ...category }) => ({ ...category, parentId: parent_id }))
}

export async function categoryIdsOf(db: Db, productId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('product_category')
    .select('category_id')
    .where('product_id', '=', productId)
    .execute()
  return rows.map(row => row.category_id)
}
