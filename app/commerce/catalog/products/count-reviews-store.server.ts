import { sql } from 'kysely'
import { isPostgres } from '#db/schema/engine.ts'
import type { Tx } from '#db/schema/schema.ts'

/** Sets the rating of products to that of their published reviews. Call it after every change of a review, in its transaction. */
export async function countReviews(tx: Tx, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return
  const ids = [...productIds]
  // Without a lock it would miss concurrent reviews. New ones already share the key, so a stronger lock would be a deadlock.
  if (isPostgres(tx))
    await tx
      .selectFrom('product')
      .select('id')
      .where('id', 'in', ids)
      .orderBy('id')
      .forNoKeyUpdate()
      .execute()
  await tx
    .updateTable('product')
    .set(({ selectFrom }) => {
      const published = selectFrom('review')
        .whereRef('review.product_id', '=', 'product.id')
        .where('review.state', '=', 'published')
      return {
        rating_sum: published.select(sql<number>`coalesce(sum(stars), 0)`.as('sum')),
        review_count: published.select(({ fn }) => fn.countAll<number>().as('count')),
      }
    })
    .where('id', 'in', ids)
    .execute()
}
