import type { Db } from '../../db/schema/schema.ts'
import { type RatingDistribution, type Review, ratingDistribution } from './review.ts'

/** At most `limit` reviews of a product, newest first. */
export async function readNewestReviews(db: Db, productId: number, limit: number): Promise<Review[]> {
  const rows = await db
    .selectFrom('review')
    .select(['id', 'stars', 'author', 'title', 'body', 'created_at'])
    .where('product_id', '=', productId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ created_at, ...review }) => ({ ...review, day: created_at.slice(0, 10) }))
}

export async function readRatingDistribution(db: Db, productId: number): Promise<RatingDistribution> {
  const counts = await db
    .selectFrom('review')
    .select(row => ['stars', row.fn.countAll<number>().as('count')])
    .where('product_id', '=', productId)
    .groupBy('stars')
    .execute()
  return ratingDistribution(counts)
}
