import { previewCollection } from '#commerce/catalog/collections/preview-collection.server.ts'
import { pictureUrl, servedWidths } from '#commerce/catalog/pictures/picture.ts'
import { formatPrice } from '#messages/format.ts'
import { collectionMessages as texts } from '#messages/office/collections.ts'
import type { Shop } from '#web/shop/shop.server.ts'
import type { FieldTexts } from '../record-texts.ts'

export type CollectionView = Awaited<ReturnType<typeof collectionView>>

/** The count in words, and the first products as tiles. */
export async function collectionView(shop: Shop, typed: FieldTexts) {
  const { rule = '', rule_value = '', max_products = '', products = '' } = typed
  const { currency } = await shop.settings()
  const slugs = products.split(/[\s,]+/).filter(Boolean)
  const { count, cards } = await previewCollection(
    shop.db,
    shop.catalog.index,
    { rule, rule_value, max_products, products: slugs },
    currency,
  )
  return {
    count: texts.count(count),
    tiles: cards.map(({ id, title, price, picture, soldOut }) => ({
      ...{ id, title, price: formatPrice(price), soldOut },
      src:
        picture && pictureUrl({ hash: picture.hash, width: servedWidths(picture.width)[0]!, format: 'webp' }),
    })),
  }
}
