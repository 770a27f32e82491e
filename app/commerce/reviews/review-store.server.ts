import type { Db } from '../../db/schema.ts'
import { type Distribution, distributionOf, type Review } from './review.ts'

/** The newest reviews of a product, `most` of them. */
export async function newestReviews(db: Db, productId: number, most: number): Promise<Review[]> {
  const rows = await db
    .selectFrom('review')
    .select(['id', 'stars', 'author', 'title', 'body', 'created_at'])
    .where('product_id', '=', productId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ created_at, ...review }) => ({ ...review, day: created_at.slice(0, 10) }))
}

export async function readDistribution(db: Db, productId: number): Promise<Distribution> {
  const counted = await db
    .selectFrom('review')
    .select(row => ['stars', row.fn.countAll<number>().as('count')])
    .where('product_id', '=', productId)
    .groupBy('stars')
    .execute()
  return distributionOf(counted)
}
