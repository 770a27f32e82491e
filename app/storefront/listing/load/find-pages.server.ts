import { type FoundPage, readPageSearch } from '#commerce/content/pages/page-search.server.ts'
import type { Shop } from '#web/shop/shop.server.ts'

/** Pages that a search names; where it finds no product, also those that only have its words. */
export async function findPages(
  { db, cache, catalog }: Shop,
  search: string,
  productCount: number,
): Promise<FoundPage[]> {
  if (search === '') return []
  const { related } = catalog.index.text
  const pages = await cache.get('page-search', () => readPageSearch(db, related, new Date()))
  return pages.find(search, productCount === 0)
}
