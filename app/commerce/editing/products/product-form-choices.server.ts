import type { Db } from '#db/schema/schema.ts'
import { readCategoryChoices } from '../../catalog/categories/category-tree-store.server.ts'
import { readTaxClasses } from '../../selling/taxes/tax-store.server.ts'

/** The categories, brands and tax classes that a product can be in, in the shop's order. */
export async function productFormChoices(db: Db) {
  const brands = await db
    .selectFrom('brand')
    .select(['slug', 'name', 'manufacturer_id', 'responsible_id'])
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const taxClasses = await readTaxClasses(db)
  return {
    categories: await readCategoryChoices(db),
    brands,
    taxClasses: taxClasses.map(({ name }) => name),
  }
}
