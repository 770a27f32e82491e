import type { Db } from '../../db/schema/schema.ts'

/** The categories and brands that a product can be in, in the shop's order. */
export async function productFormChoices(db: Db) {
  const read = (table: 'category' | 'brand') =>
    db
      .selectFrom(table)
      .select(['slug', 'name'])
      .where('removed_at', 'is', null)
      .orderBy('position')
      .orderBy('id')
      .execute()
  return { categories: await read('category'), brands: await read('brand') }
}
