import type { Db } from '#db/schema/schema.ts'

/** All categories in the merchant's order. */
export function readCategoryChoices(db: Db) {
  return db
    .selectFrom('category')
    .select(['id', 'slug', 'name'])
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
}
