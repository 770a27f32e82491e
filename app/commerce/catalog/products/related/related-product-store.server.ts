import { type SelectQueryBuilder, sql } from 'kysely'
import type { Db, Schema } from '#db/schema/schema.ts'
import { readCards } from '../card-store.server.ts'
import type { ProductCard } from '../product.ts'
import { bestRelatedProducts } from './related-products.ts'

/** A tag may be on thousands of products: only its newest are read, straight from the index. */
const maxPerTag = 60

/** How many of a product's tags, and how many of its categories, are used. */
const maxTagsFollowed = 6

/** Related products in stock: those that share tags first, then those of the same categories. */
export async function readRelatedCards(db: Db, productId: number, limit: number): Promise<ProductCard[]> {
  const tagged = await findIdsSharingTags(db, productId)
  const byTags = await bestAvailable(db, tagged, limit)
  if (byTags.length === limit) return readCards(db, byTags)
  const inCategories = await findIdsSharingCategories(db, productId)
  const others = inCategories.filter(id => !byTags.includes(id))
  return readCards(db, [...byTags, ...(await bestAvailable(db, others, limit - byTags.length))])
}

/** Contains an id once for each shared tag. */
async function findIdsSharingTags(db: Db, productId: number): Promise<number[]> {
  const tags = await db
    .selectFrom('product_tag')
    .select('tag')
    .where('product_id', '=', productId)
    .orderBy('tag')
    .limit(maxTagsFollowed)
    .execute()
  return newestIdsOfEach(
    db,
    tags.map(({ tag }) =>
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
    .where('published_at', 'is not', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('variant')
          .select(sql`1`.as('one'))
          .whereRef('variant.product_id', '=', 'product.id')
          .where('available', '>', 0)
          .where('variant.removed_at', 'is', null),
      ),
    )
    .execute()
  return bestRelatedProducts(
    available.map(({ id, sold }) => ({ id, sold, sharedTags: sharedTags.get(id)! })),
    limit,
  )
}
