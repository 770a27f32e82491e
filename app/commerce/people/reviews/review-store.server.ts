import type { Db, Tx } from '#db/schema/schema.ts'
import { jsonRows, parseJsonRows } from '#db/statements/json-rows.ts'
import { type RatingDistribution, type Review, type ReviewPicture, ratingDistribution } from './review.ts'
import { type ReviewQuery, reviewsPerPage } from './review-query.ts'

/** A page of the published reviews of a product. */
export async function readReviews(
  db: Db,
  productId: number,
  { stars, sort, page }: ReviewQuery,
): Promise<Review[]> {
  const rows = await db
    .selectFrom('review')
    .select(['id', 'stars', 'author', 'title', 'body', 'created_at', 'order_line_id', 'reply'])
    .select(eb => {
      const pictures = eb
        .selectFrom('review_picture')
        .select(['hash', 'width', 'height'])
        .whereRef('review_id', '=', 'review.id')
        .orderBy('position')
      return jsonRows(db, pictures).as('pictures')
    })
    .where('product_id', '=', productId)
    .where('state', '=', 'published')
    .$if(stars !== undefined, query => query.where('stars', '=', stars!))
    .$if(sort !== 'newest', query => query.orderBy('stars', sort === 'highest' ? 'desc' : 'asc'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(reviewsPerPage)
    .offset((page - 1) * reviewsPerPage)
    .execute()
  return rows.map(({ created_at, order_line_id, pictures, ...review }) => ({
    ...review,
    createdAt: created_at,
    isVerified: order_line_id !== null,
    pictures: parseJsonRows(pictures),
  }))
}

/** Of the published reviews of a product. */
export async function readRatingDistribution(db: Db, productId: number): Promise<RatingDistribution> {
  const counts = await db
    .selectFrom('review')
    .select(row => ['stars', row.fn.countAll<number>().as('count')])
    .where('product_id', '=', productId)
    .where('state', '=', 'published')
    .groupBy('stars')
    .execute()
  return ratingDistribution(counts)
}

/** The pictures of each review in order, by its id. */
export async function readReviewPictures(
  db: Db | Tx,
  reviewIds: readonly number[],
): Promise<Map<number, ReviewPicture[]>> {
  if (reviewIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('review_picture')
    .select(['review_id', 'hash', 'width', 'height'])
    .where('review_id', 'in', [...reviewIds])
    .orderBy('review_id')
    .orderBy('position')
    .execute()
  const byReview = new Map<number, ReviewPicture[]>()
  for (const { review_id, ...picture } of rows)
    byReview.set(review_id, [...(byReview.get(review_id) ?? []), picture])
  return byReview
}

/** Whether pages may show this picture: not once its review is hidden or deleted. */
export async function isReviewPictureShown(db: Db, hash: string): Promise<boolean> {
  const row = await db
    .selectFrom('review_picture')
    .innerJoin('review', 'review.id', 'review_id')
    .select('hash')
    .where('hash', '=', hash)
    .where('state', '!=', 'hidden')
    .executeTakeFirst()
  return row !== undefined
}
