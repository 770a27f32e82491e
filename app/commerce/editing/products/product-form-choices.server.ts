import type { Db } from '#db/schema/schema.ts'
import { readTaxClasses } from '../../selling/taxes/tax-store.server.ts'

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
  const taxClasses = await readTaxClasses(db)
  return {
    categories: await read('category'),
    brands: await read('brand'),
    taxClasses: taxClasses.map(({ name }) => name),
  }
}
