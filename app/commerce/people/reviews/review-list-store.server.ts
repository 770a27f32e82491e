import { sql } from 'kysely'
import type { Db } from '#db/schema/schema.ts'
import type { OwnReview, ReviewState } from './review.ts'
import type { ReviewListFilter, ReviewPageKey } from './review-list.ts'
import { readReviewPictures } from './review-store.server.ts'

/** A review in any state, as staff see it. */
export interface StaffReview extends Omit<OwnReview, 'orderLineId'> {
  id: number
  productId: number
  productTitle: string
  productSlug: string
  isProductPublished: boolean
  /** Null for reviews that belong to no order. */
  orderNumber: string | null
  updatedAt: string | null
  hiddenAt: string | null
  hiddenReason: string | null
  hiddenNote: string | null
  reply: string | null
  repliedAt: string | null
}

interface ReviewListQuery {
  filter: ReviewListFilter
  key: ReviewPageKey | undefined
  isOldestFirst: boolean
  limit: number
}

export interface StaffReviewPage {
  reviews: StaffReview[]
  hasBefore: boolean
  hasAfter: boolean
}

/** Two queries. */
export async function readStaffReviews(
  db: Db,
  { filter, key, isOldestFirst, limit }: ReviewListQuery,
): Promise<StaffReviewPage> {
  const isBefore = key?.isBefore ?? false
  const isUp = isOldestFirst !== isBefore
  const direction = isUp ? 'asc' : 'desc'
  const found = await filtered(db, filter)
    .$if(key !== undefined, query =>
      query.where(
        sql<boolean>`(review.created_at, review.id) ${sql.raw(isUp ? '>' : '<')} (${key?.createdAt}, ${key?.id})`,
      ),
    )
    .orderBy('review.created_at', direction)
    .orderBy('review.id', direction)
    .limit(limit + 1)
    .execute()
  const rows = found.slice(0, limit)
  const hasMore = found.length > limit
  return {
    reviews: await withPictures(db, isBefore ? rows.reverse() : rows),
    hasBefore: isBefore ? hasMore : key !== undefined,
    hasAfter: isBefore || hasMore,
  }
}

/** How many reviews have a state, up to `max`. */
export async function countReviewsInState(db: Db, state: ReviewState, max: number): Promise<number> {
  const some = db.selectFrom('review').select('id').where('state', '=', state).limit(max)
  const { count } = await db
    .selectFrom(some.as('some'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function findStaffReview(db: Db, id: number): Promise<StaffReview | undefined> {
  const rows = await selectStaffReviews(db).where('review.id', '=', id).execute()
  return (await withPictures(db, rows))[0]
}

/** The review that has waited longest, other than this one. */
export async function findNextPendingReview(db: Db, id: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('review')
    .select('id')
    .where('state', '=', 'pending')
    .where('id', '!=', id)
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}

function filtered(db: Db, { state, stars, productId }: ReviewListFilter) {
  return selectStaffReviews(db)
    .$if(state !== undefined, query => query.where('review.state', '=', state!))
    .$if(stars !== undefined, query => query.where('review.stars', '=', stars!))
    .$if(productId !== undefined, query => query.where('review.product_id', '=', productId!))
}

function selectStaffReviews(db: Db) {
  return db
    .selectFrom('review')
    .innerJoin('product', 'product.id', 'review.product_id')
    .leftJoin('order_line', 'order_line.id', 'review.order_line_id')
    .leftJoin('customer_order', 'customer_order.id', 'order_line.order_id')
    .select(['review.id', 'review.state', 'review.stars', 'review.author', 'review.title', 'review.body'])
    .select(['review.created_at as createdAt', 'review.updated_at as updatedAt', 'reply'])
    .select(['hidden_at as hiddenAt', 'hidden_reason as hiddenReason', 'hidden_note as hiddenNote'])
    .select(['replied_at as repliedAt', 'customer_order.number as orderNumber'])
    .select(['product.id as productId', 'product.title as productTitle', 'product.slug as productSlug'])
    .select('product.published_at as publishedAt')
}

type StaffReviewRow = Awaited<ReturnType<ReturnType<typeof selectStaffReviews>['execute']>>[number]

async function withPictures(db: Db, rows: readonly StaffReviewRow[]): Promise<StaffReview[]> {
  const pictures = await readReviewPictures(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ publishedAt, ...review }) => ({
    ...review,
    isProductPublished: publishedAt !== null,
    pictures: pictures.get(review.id) ?? [],
  }))
}
