import type { Db } from '#db/schema/schema.ts'
import type { CatalogIndex } from '../index/catalog-index.ts'
import { readListCards } from '../products/cards/card-distinction-store.server.ts'
import type { ProductCard } from '../products/product.ts'
import { findCollection } from './collection.server.ts'

export interface CollectionCards {
  title: string
  cards: ProductCard[]
}

/** The first cards of a collection; null when there is no collection with this slug. */
export async function readCollectionCards(
  db: Db,
  index: CatalogIndex,
  slug: string,
  limit: number,
): Promise<CollectionCards | null> {
  const collection = await findCollection(db, index, slug)
  if (!collection) return null
  return { title: collection.title, cards: await readListCards(db, collection.ids.slice(0, limit)) }
}
