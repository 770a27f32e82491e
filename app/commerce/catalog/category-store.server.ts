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
