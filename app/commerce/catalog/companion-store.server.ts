import { type SelectQueryBuilder, sql } from 'kysely'
import type { Db, Schema } from '../../db/schema.ts'
import { readCards } from './card-store.server.ts'
import { bestCompanions } from './companion.ts'
import type { ProductCard } from './product.ts'

/** With a million products a tag may be on very many: only its newest are looked at, straight from the index. */
const newestOfEach = 60

/** The most tags, and the most categories, of a product that are followed. */
const mostFollowed = 6

/** What goes well with a product: by the tags that both have, else from the same category; only what can be had. */
export async function cardsGoingWellWith(db: Db, productId: number, most: number): Promise<ProductCard[]> {
  const tagged = await idsSharingTags(db, productId)
  const byTags = await bestAvailable(db, tagged, most)
  if (byTags.length === most) return readCards(db, byTags)
  const beside = (await idsSharingCategories(db, productId)).filter(id => !byTags.includes(id))
  return readCards(db, [...byTags, ...(await bestAvailable(db, beside, most - byTags.length))])
}

/** An id stands here once for each tag that it shares. */
async function idsSharingTags(db: Db, productId: number): Promise<number[]> {
  const tags = await db
    .selectFrom('product_tag')
    .select('tag')
    .where('product_id', '=', productId)
    .orderBy('tag')
    .limit(mostFollowed)
    .execute()
  return idsOfAll(
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

async function idsSharingCategories(db: Db, productId: number): Promise<number[]> {
  const categories = await db
    .selectFrom('product_category')
    .select('category_id')
    .where('product_id', '=', productId)
    .orderBy('category_id')
    .limit(mostFollowed)
    .execute()
  const ids = await idsOfAll(
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

/** The newest of each list in one query, however many lists there are. */
async function idsOfAll<T extends 'product_tag' | 'product_category'>(
  db: Db,
  lists: readonly SelectQueryBuilder<Schema, T, { product_id: number }>[],
): Promise<number[]> {
  const [first, ...others] = (lists as readonly ProductIds[]).map(list =>
    db
      .selectFrom(list.orderBy('product_id', 'desc').limit(newestOfEach).as('newest'))
      .select('newest.product_id'),
  )
  if (!first) return []
  const rows = await others.reduce((all, next) => all.unionAll(next), first).execute()
  return rows.map(row => row.product_id)
}

type ProductIds = SelectQueryBuilder<Schema, 'product_tag', { product_id: number }>

async function bestAvailable(db: Db, ids: readonly number[], most: number): Promise<number[]> {
  if (ids.length === 0 || most === 0) return []
  const times = new Map<number, number>()
  for (const id of ids) times.set(id, (times.get(id) ?? 0) + 1)
  const available = await db
    .selectFrom('product')
    .select(['id', 'sold'])
    .where('id', 'in', [...times.keys()])
    .where('published_at', 'is not', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('variant')
          .select(sql`1`.as('one'))
          .whereRef('variant.product_id', '=', 'product.id')
          .where('available', '>', 0),
      ),
    )
    .execute()
  return bestCompanions(
    available.map(({ id, sold }) => ({ id, sold, sharedTags: times.get(id)! })),
    most,
  )
}
