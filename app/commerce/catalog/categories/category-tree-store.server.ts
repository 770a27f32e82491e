import type { Db, Tx } from '#db/schema/schema.ts'
import type { TreeCategory } from './category-tree.ts'

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
