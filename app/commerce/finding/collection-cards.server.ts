import type { Db } from '../../db/schema.ts'
import { readCards } from '../catalog/card-store.server.ts'
import type { ProductCard } from '../catalog/product.ts'
import type { CatalogModel } from './catalog-model.ts'
import { findCollection } from './collection.server.ts'

/** The first of a collection, for a row of cards under its name. */
export interface CollectionCards {
  title: string
  cards: ProductCard[]
}

/** Null when the merchant keeps no such collection. */
export async function collectionCards(
  db: Db,
  model: CatalogModel,
  slug: string,
  most: number,
): Promise<CollectionCards | null> {
  const collection = await findCollection(db, model, slug)
  if (!collection) return null
  return { title: collection.title, cards: await readCards(db, collection.ids.slice(0, most)) }
}
