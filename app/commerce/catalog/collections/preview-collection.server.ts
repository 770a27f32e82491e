import type { Db } from '#db/schema/schema.ts'
import { readTypedNumber } from '../../values/typed/typed-number.ts'
import type { CatalogIndex } from '../index/catalog-index.ts'
import { allProductsQuery } from '../index/listing-query.ts'
import { readCards } from '../products/cards/card-store.server.ts'
import type { ProductCard } from '../products/product.ts'
import { findRuleProducts } from './collection.server.ts'
import { collectionRules, readPrices } from './collection-record.server.ts'
import { readProductIds } from './collection-store.server.ts'

/** A collection as it's typed. */
export interface TypedCollection {
  /** One of `collectionRules`; any other is by hand. */
  rule: string
  rule_value: string
  max_products: string
  /** Slugs, of one by hand. */
  products: readonly string[]
}

export interface PreviewedProducts {
  /** Products that shoppers would see. */
  count: number
  cards: ProductCard[]
}

/** Products that a preview shows. */
export const shownProducts = 12

/** The most products of a collection. */
const maxProducts = 1000

/** What shoppers would see of a collection that isn't saved: from memory, besides the cards and the products of a tag. */
export async function previewCollection(
  db: Db,
  index: CatalogIndex,
  typed: TypedCollection,
  currency: string,
): Promise<PreviewedProducts> {
  const ids = await findProducts(db, index, typed, currency)
  const query = { ...allProductsQuery, limit: shownProducts }
  const found = index.find(query, ids)
  return { count: found.total, cards: await readCards(db, found.ids) }
}

function findProducts(
  db: Db,
  index: CatalogIndex,
  { rule, rule_value, max_products, products }: TypedCollection,
  currency: string,
): Promise<number[]> {
  const known = collectionRules.find(one => one === rule)
  if (!known) return readProductIds(db, products.slice(0, maxProducts))
  const prices = known === 'price' ? readPrices({ rule_value }, currency) : undefined
  if (known === 'price' && !prices) return Promise.resolve([])
  const max = Math.min(readTypedNumber(max_products) ?? maxProducts, maxProducts)
  return findRuleProducts(db, index, {
    rule: known,
    rule_value: prices ? prices.join('-') : rule_value.trim(),
    max_products: Math.max(1, max),
  })
}
