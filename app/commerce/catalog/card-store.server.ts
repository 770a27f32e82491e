import { type SelectQueryBuilder, sql } from 'kysely'
import type { Db, Schema } from '../../db/schema.ts'
import { cardPrice, type ProductCard } from './product.ts'

/** The cards of a collection in the merchant's order, with its title; undefined when there is no such collection. */
export async function findCollection(
  db: Db,
  slug: string,
): Promise<{ title: string; cards: ProductCard[] } | undefined> {
  const collection = await db
    .selectFrom('collection')
    .select(['id', 'title'])
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (!collection) return undefined
  const products = published(db)
    .innerJoin('collection_product', 'collection_product.product_id', 'product.id')
    .where('collection_product.collection_id', '=', collection.id)
    .orderBy('collection_product.position')
  return { title: collection.title, cards: await cardsOf(db, products) }
}

/** The cards of a category, newest first. */
export async function cardsInCategory(db: Db, categoryId: number): Promise<ProductCard[]> {
  return cardsOf(
    db,
    newestFirst(db)
      .innerJoin('product_category', 'product_category.product_id', 'product.id')
      .where('product_category.category_id', '=', categoryId)
      .limit(96),
  )
}

/** The cards of products whose title has every word, whatever its case, newest first. */
export async function cardsWithWords(db: Db, words: readonly string[]): Promise<ProductCard[]> {
  let products = newestFirst(db).limit(96)
  for (const word of words) {
    const pattern = `%${word.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
    products = products.where(sql<boolean>`lower(product.title) like ${pattern} escape '\\'`)
  }
  return cardsOf(db, products)
}

/** The newest products, `limit` of them after the first `skip`. */
export async function newestCards(db: Db, limit: number, skip = 0): Promise<ProductCard[]> {
  return cardsOf(db, newestFirst(db).limit(limit).offset(skip))
}

/** The cards of just these products, in this order; without those that are not published or not there any more. */
export async function cardsById(db: Db, ids: readonly number[]): Promise<ProductCard[]> {
  if (ids.length === 0) return []
  const cards = await cardsOf(db, published(db).where('product.id', 'in', [...ids]))
  return cards.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

export async function countProducts(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('product')
    .select(row => row.fn.countAll<number>().as('count'))
    .where('published_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return count
}

function published(db: Db) {
  return db.selectFrom('product').where('product.published_at', 'is not', null)
}

function newestFirst(db: Db) {
  return published(db).orderBy('product.created_at', 'desc').orderBy('product.id', 'desc')
}

/** Three queries whatever the number of cards: the products, then the variants and pictures of just these. */
async function cardsOf<T extends keyof Schema>(
  db: Db,
  products: SelectQueryBuilder<Schema, T | 'product', object>,
): Promise<ProductCard[]> {
  const rows = await (products as SelectQueryBuilder<Schema, 'product', object>)
    .select(['product.id', 'product.slug', 'product.title', 'product.badge'])
    .execute()
  if (rows.length === 0) return []
  const ids = rows.map(row => row.id)
  const variants = await db
    .selectFrom('variant')
    .select(['product_id', 'price', 'available'])
    .where('product_id', 'in', ids)
    .execute()
  const pictures = await db
    .selectFrom('product_picture')
    .innerJoin('picture', 'picture.hash', 'product_picture.picture_hash')
    .select(['product_id', 'hash', 'width', 'height', 'alt'])
    .where('product_id', 'in', ids)
    .orderBy('product_picture.position', 'desc')
    .execute()

  const variantsOf = Map.groupBy(variants, variant => variant.product_id)
  const pictureOf = new Map(pictures.map(({ product_id, ...picture }) => [product_id, picture]))
  return rows
    .filter(row => variantsOf.has(row.id))
    .map(row => ({
      ...row,
      price: cardPrice(variantsOf.get(row.id)!),
      picture: pictureOf.get(row.id) ?? null,
    }))
}
