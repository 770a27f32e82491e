import {
  type FoundPage,
  PageSearch,
  readSearchablePages,
  type SearchablePage,
} from '#commerce/content/pages/page-search.server.ts'
import { shopPageMessages } from '#messages/shop-pages.ts'
import type { Shop } from '#web/shop/shop.server.ts'

/** Pages that a search names; where it finds no product, also those that only have its words. */
export async function findPages(
  { db, cache, catalog }: Shop,
  search: string,
  productCount: number,
): Promise<FoundPage[]> {
  if (search === '') return []
  const { related } = catalog.index.text
  const pages = await cache.get('page-search', async () => {
    const written = await readSearchablePages(db, new Date())
    return new PageSearch([...shopPages(), ...written], related)
  })
  return pages.find(search, productCount === 0)
}

function shopPages(): SearchablePage[] {
  return Object.entries(shopPageMessages).map(([to, [title = '', words = '']]) => ({
    ...{ title, to, words, text: '' },
  }))
}
