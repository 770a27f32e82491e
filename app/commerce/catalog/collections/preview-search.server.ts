import type { Db } from '#db/schema/schema.ts'
import type { CatalogIndex } from '../index/catalog-index.ts'
import { allProductsQuery } from '../index/listing-query.ts'
import { readCards } from '../products/cards/card-store.server.ts'
import { readProductIds } from './collection-store.server.ts'
import { type PreviewedProducts, shownProducts } from './preview-collection.server.ts'

/** An arranged search as it's typed, with slugs of products. */
interface TypedArrangement {
  query: string
  pinned: readonly string[]
  hidden: readonly string[]
}

/** What shoppers would see of a search whose arrangement isn't saved. */
export async function previewSearch(
  db: Db,
  index: CatalogIndex,
  { query, pinned, hidden }: TypedArrangement,
): Promise<PreviewedProducts> {
  if (query.trim() === '') return { count: 0, cards: [] }
  const arrangement = {
    pinned: await readProductIds(db, pinned),
    hidden: await readProductIds(db, hidden),
  }
  const found = index.find({ ...allProductsQuery, searchText: query, arrangement, limit: shownProducts })
  return { count: found.total, cards: await readCards(db, found.ids) }
}
