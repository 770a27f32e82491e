import type { Db } from '../../db/schema.ts'
import type { Color } from './product.ts'

export interface Facets {
  categories: { slug: string; name: string }[]
  colors: Color[]
  brands: { slug: string; name: string }[]
  priceRanges: { id: number; label: string }[]
}

/** Everything the filter panel lists, in the merchant's order. */
export async function readFacets(db: Db): Promise<Facets> {
  return {
    categories: await readCategories(db),
    colors: await db.selectFrom('color').select(['slug', 'name', 'hex']).orderBy('position').execute(),
    brands: await db.selectFrom('brand').select(['slug', 'name']).orderBy('position').execute(),
    priceRanges: await db.selectFrom('price_range').select(['id', 'label']).orderBy('from_price').execute(),
  }
}

/** The top of the category tree. */
export async function readCategories(db: Db): Promise<{ slug: string; name: string }[]> {
  return db
    .selectFrom('category')
    .select(['slug', 'name'])
    .where('parent_id', 'is', null)
    .orderBy('position')
    .execute()
}

export async function findCategory(
  db: Db,
  slug: string,
): Promise<{ id: number; slug: string; name: string } | undefined> {
  return db.selectFrom('category').select(['id', 'slug', 'name']).where('slug', '=', slug).executeTakeFirst()
}
