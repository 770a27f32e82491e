import { readTitles } from '#commerce/catalog/collections/collection-store.server.ts'
import type { Shop } from '#web/shop/shop.server.ts'
import type { FieldTexts } from '../record-texts.ts'
import { type PreviewKind, slugsIn } from './preview-fields.ts'
import { type PreviewView, previewView } from './preview-view.server.ts'

export interface LoadedPreview {
  of: PreviewKind
  view: PreviewView
  /** Of the products in its fields, by slug. */
  titles: Record<string, string>
  /** The fields that the preview is of. */
  shown: FieldTexts
}

/** The products that shoppers get by these fields, and the names of those that the fields list. */
export async function loadPreview(shop: Shop, of: PreviewKind, texts: FieldTexts): Promise<LoadedPreview> {
  const slugs = [texts.products, texts.pinned, texts.hidden].flatMap(slugsIn)
  return {
    of,
    view: await previewView(shop, of, texts),
    titles: await readTitles(shop.db, slugs),
    shown: texts,
  }
}
