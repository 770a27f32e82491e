import { isPostgres } from '#db/schema/engine.ts'
import type { Db, Tx } from '#db/schema/schema.ts'
import type { ReviewState } from './review.ts'

/** The states of these reviews, locked until the transaction ends. */
export async function lockReviews(
  tx: Tx,
  ids: readonly number[],
): Promise<{ id: number; state: ReviewState; reply: string | null }[]> {
  if (ids.length === 0) return []
  return tx
    .selectFrom('review')
    .select(['id', 'state', 'reply'])
    .where('id', 'in', [...ids])
    .orderBy('id')
    .$if(isPostgres(tx), query => query.forUpdate())
    .execute()
}

/** The address of a review's author; undefined without an order, and after the account was deleted. */
export async function findReviewAuthor(db: Db | Tx, id: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('review')
    .innerJoin('order_line', 'order_line.id', 'order_line_id')
    .innerJoin('customer_order', 'customer_order.id', 'order_id')
    .select('email')
    .where('review.id', '=', id)
    .where('detached_at', 'is', null)
    .executeTakeFirst()
  return row?.email
}

/** A review that is still hidden as its email says; undefined otherwise. */
export async function findHiddenReview(db: Db, id: number, hiddenAt: string) {
  return db
    .selectFrom('review')
    .innerJoin('product', 'product.id', 'product_id')
    .select(['review.title', 'body', 'hidden_reason as reason', 'hidden_note as note'])
    .select('product.title as product')
    .where('review.id', '=', id)
    .where('state', '=', 'hidden')
    .where('hidden_at', '=', hiddenAt)
    .executeTakeFirst()
}
