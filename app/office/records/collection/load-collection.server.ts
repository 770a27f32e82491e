import { readTitles } from '#commerce/catalog/collections/collection-store.server.ts'
import type { Shop } from '#web/shop/shop.server.ts'
import type { FieldTexts } from '../record-texts.ts'
import { type CollectionView, collectionView } from './collection-view.server.ts'

export interface LoadedCollection {
  view: CollectionView
  /** Of its products by hand, by slug. */
  titles: Record<string, string>
  /** The fields that the preview is of. */
  shown: FieldTexts
}

/** The preview of a collection, and the names of its products. */
export async function loadCollection(shop: Shop, texts: FieldTexts): Promise<LoadedCollection> {
  const slugs = (texts.products ?? '').split(/[\s,]+/).filter(Boolean)
  return {
    view: await collectionView(shop, texts),
    titles: await readTitles(shop.db, slugs),
    shown: texts,
  }
}
