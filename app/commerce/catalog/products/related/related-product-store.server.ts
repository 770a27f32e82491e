import { type SelectQueryBuilder, sql } from 'kysely'
import type { Db, Schema } from '#db/schema/schema.ts'
import { jsonRows, parseJsonRows } from '#db/statements/json-rows.ts'
import { readListCards } from '../cards/card-distinction-store.server.ts'
import type { ProductCard } from '../product.ts'
import { bestRelatedProducts } from './related-products.ts'

/** A tag may be on thousands of products: only its newest are read, straight from the index. */
const maxPerTag = 60

/** How many of a product's tags, and how many of its categories, are used. */
const maxTagsFollowed = 6

export interface RelatedRows {
  /** Those that the merchant chose, then those that share tags, then those of the same categories. */
  related: ProductCard[]
  /** Those that were in its orders. */
  boughtTogether: ProductCard[]
}

/** The products in stock that a product is shown with, up to `limit` in each row. None is in both. */
export async function readRelatedRows(db: Db, productId: number, limit: number): Promise<RelatedRows> {
  const { tags, picked, bought } = await readRelations(db, productId, limit)
  const pairs = bought.filter(id => !picked.includes(id)).slice(0, limit)
  const others = await findSimilar(db, productId, tags, {
    not: [...picked, ...pairs],
    limit: limit - picked.length,
  })
  const cards = await readListCards(db, [...picked, ...others, ...pairs])
  const isPair = ({ id }: ProductCard) => pairs.includes(id)
  return { related: cards.filter(card => !isPair(card)), boughtTogether: cards.filter(isPair) }
}

/** Products that share tags first, then those of the same categories. */
async function findSimilar(
  db: Db,
  productId: number,
  tags: readonly string[],
  { not, limit }: { not: readonly number[]; limit: number },
): Promise<number[]> {
  if (limit <= 0) return []
  const without = (ids: readonly number[], others: readonly number[]) =>
    ids.filter(id => !others.includes(id))
  const sharingTags = await findIdsSharingTags(db, productId, tags)
  const byTags = await bestAvailable(db, without(sharingTags, not), limit)
  if (byTags.length === limit) return byTags
  const inCategories = await findIdsSharingCategories(db, productId)
  const left = without(inCategories, [...not, ...byTags])
  return [...byTags, ...(await bestAvailable(db, left, limit - byTags.length))]
}

/** Tags of a product; and products in stock that were chosen for it, or ordered with it most. */
async function readRelations(db: Db, productId: number, limit: number) {
  const row = await db
    .selectFrom('product as one')
    .select(eb => {
      const tags = eb
        .selectFrom('product_tag')
        .select('tag')
        .whereRef('product_id', '=', 'one.id')
        .orderBy('tag')
        .limit(maxTagsFollowed)
      const picked = eb
        .selectFrom('product_related')
        .innerJoin('product', 'product.id', 'related_id')
        .select('related_id as id')
        .whereRef('product_related.product_id', '=', 'one.id')
        .whereRef('related_id', '!=', 'one.id')
        .where(isAvailable)
        .orderBy('position')
        .limit(limit)
      const bought = eb
        .selectFrom('product_pair')
        .innerJoin('product', 'product.id', 'other_id')
        .select('other_id as id')
        .whereRef('product_pair.product_id', '=', 'one.id')
        .where(isAvailable)
        .orderBy('orders', 'desc')
        .orderBy('other_id')
      return [
        jsonRows(db, tags).as('tags'),
        jsonRows(db, picked).as('picked'),
        jsonRows(db, bought).as('bought'),
      ]
    })
    .where('one.id', '=', productId)
    .executeTakeFirst()
  return {
    tags: parseJsonRows(row?.tags ?? []).map(({ tag }) => tag),
    picked: parseJsonRows(row?.picked ?? []).map(({ id }) => id),
    bought: parseJsonRows(row?.bought ?? []).map(({ id }) => id),
  }
}

/** Whether shoppers can buy a product. */
const isAvailable = sql<boolean>`product.published_at is not null and exists (
  select 1 from variant where variant.product_id = product.id and available > 0 and variant.removed_at is null)`

/** Contains an id once for each shared tag. */
function findIdsSharingTags(db: Db, productId: number, tags: readonly string[]): Promise<number[]> {
  return newestIdsOfEach(
    db,
    tags.map(tag =>
      db
        .selectFrom('product_tag')
        .select('product_id')
        .where('tag', '=', tag)
        .where('product_id', '!=', productId),
    ),
  )
}

async function findIdsSharingCategories(db: Db, productId: number): Promise<number[]> {
  const categories = await db
    .selectFrom('product_category')
    .select('category_id')
    .where('product_id', '=', productId)
    .orderBy('category_id')
    .limit(maxTagsFollowed)
    .execute()
  const ids = await newestIdsOfEach(
    db,
    categories.map(({ category_id }) =>
      db
        .selectFrom('product_category')
        .select('product_id')
        .where('category_id', '=', category_id)
        .where('product_id', '!=', productId),
    ),
  )
  return [...new Set(ids)]
}

/** The newest ids of each list, in one query. */
async function newestIdsOfEach<T extends 'product_tag' | 'product_category'>(
  db: Db,
  lists: readonly SelectQueryBuilder<Schema, T, { product_id: number }>[],
): Promise<number[]> {
  const [first, ...others] = (lists as readonly ProductIdQuery[]).map(list =>
    db
      .selectFrom(list.orderBy('product_id', 'desc').limit(maxPerTag).as('newest'))
      .select('newest.product_id'),
  )
  if (!first) return []
  const rows = await others.reduce((all, next) => all.unionAll(next), first).execute()
  return rows.map(row => row.product_id)
}

type ProductIdQuery = SelectQueryBuilder<Schema, 'product_tag', { product_id: number }>

async function bestAvailable(db: Db, ids: readonly number[], limit: number): Promise<number[]> {
  if (ids.length === 0 || limit === 0) return []
  const sharedTags = new Map<number, number>()
  for (const id of ids) sharedTags.set(id, (sharedTags.get(id) ?? 0) + 1)
  const available = await db
    .selectFrom('product')
    .select(['id', 'sold'])
    .where('id', 'in', [...sharedTags.keys()])
    .where(isAvailable)
    .execute()
  return bestRelatedProducts(
    available.map(({ id, sold }) => ({ id, sold, sharedTags: sharedTags.get(id)! })),
    limit,
  )
}
