import type { Db } from '../../db/schema/schema.ts'

/** The categories, brands and tax classes that a product can be in, in the shop's order. */
export async function productFormChoices(db: Db) {
  const read = (table: 'category' | 'brand') =>
    db
      .selectFrom(table)
      .select(['slug', 'name'])
      .where('removed_at', 'is', null)
      .orderBy('position')
      .orderBy('id')
      .execute()
  const taxClasses = await db
    .selectFrom('tax_class')
    .select('name')
    .where('removed_at', 'is', null)
    .orderBy('name')
    .execute()
  return {
    categories: await read('category'),
    brands: await read('brand'),
    taxClasses: taxClasses.map(({ name }) => name),
  }
}
