import type { Db, Tx } from '#db/schema/schema.ts'
import { type TreeCategory, treeRows } from './category-tree.ts'

/** Every category that isn't removed. */
export function readTreeCategories(db: Db | Tx): Promise<TreeCategory[]> {
  return db
    .selectFrom('category')
    .select(['id', 'slug', 'name', 'parent_id', 'position'])
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

export type CategoryChoice = Omit<TreeCategory, 'position'>

/** Every category to choose from, in the order of the tree. Its name is its path, because two may have the same one. */
export async function readCategoryChoices(db: Db | Tx): Promise<CategoryChoice[]> {
  const rows = treeRows(await readTreeCategories(db))
  return rows.map(({ id, slug, path, parent_id }) => ({ id, slug, name: path, parent_id }))
}
