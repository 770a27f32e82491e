import { previewCollection } from '#commerce/catalog/collections/preview-collection.server.ts'
import { previewSearch } from '#commerce/catalog/collections/preview-search.server.ts'
import { pictureUrl, servedWidths } from '#commerce/catalog/pictures/picture.ts'
import { formatPrice } from '#messages/format.ts'
import { collectionMessages as texts } from '#messages/office/collections.ts'
import type { Shop } from '#web/shop/shop.server.ts'
import type { FieldTexts } from '../record-texts.ts'
import { type PreviewKind, slugsIn } from './preview-fields.ts'

export type PreviewView = Awaited<ReturnType<typeof previewView>>

/** The count as a sentence, and the first products as tiles. */
export async function previewView(shop: Shop, of: PreviewKind, typed: FieldTexts) {
  const { count, cards } = await (of === 'search' ? ofSearch(shop, typed) : ofCollection(shop, typed))
  return {
    count: texts.count(count),
    tiles: cards.map(({ id, title, price, picture, soldOut }) => ({
      ...{ id, title, price: formatPrice(price), soldOut },
      src:
        picture && pictureUrl({ hash: picture.hash, width: servedWidths(picture.width)[0]!, format: 'webp' }),
    })),
  }
}

function ofSearch({ db, catalog }: Shop, { query = '', pinned, hidden }: FieldTexts) {
  return previewSearch(db, catalog.index, { query, pinned: slugsIn(pinned), hidden: slugsIn(hidden) })
}

async function ofCollection(shop: Shop, typed: FieldTexts) {
  const { rule = '', rule_value = '', max_products = '', products } = typed
  const { currency } = await shop.settings()
  const collection = { rule, rule_value, max_products, products: slugsIn(products) }
  return previewCollection(shop.db, shop.catalog.index, collection, currency)
}
