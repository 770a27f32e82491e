import { isPostgres } from '#db/schema/engine.ts'
import type { ReviewState } from '#db/schema/review-tables.ts'
import type { Db, Tx } from '#db/schema/schema.ts'
import type { OwnReview, ReviewPicture } from './review.ts'
import { readReviewPictures } from './review-store.server.ts'

/** A line of an order: what a review is about, and who may write it. */
export interface ReviewedLine {
  orderId: number
  orderLineId: number
}

export type ReviewTexts = Pick<OwnReview, 'stars' | 'author' | 'title' | 'body'>

/** The reviews of orders in any state, by their authors; for order pages and exports. */
export async function readOwnReviews(db: Db | Tx, orderIds: readonly number[]): Promise<OwnReview[]> {
  if (orderIds.length === 0) return []
  const rows = await db
    .selectFrom('review')
    .innerJoin('order_line', 'order_line.id', 'order_line_id')
    .select(['review.id', 'order_line.id as orderLineId', 'state', 'stars', 'author', 'review.title', 'body'])
    .select('created_at as createdAt')
    .where('order_id', 'in', [...orderIds])
    .orderBy('review.id')
    .execute()
  const pictures = await readReviewPictures(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, ...review }) => ({ ...review, pictures: pictures.get(id) ?? [] }))
}

/** The lines of delivered orders whose products are published: those that can be reviewed. */
export async function readReviewableLines(db: Db | Tx, orderIds: readonly number[]): Promise<number[]> {
  if (orderIds.length === 0) return []
  const rows = await db
    .selectFrom('order_line')
    .innerJoin('customer_order', 'customer_order.id', 'order_id')
    .innerJoin('product', 'product.id', 'order_line.product_id')
    .select('order_line.id')
    .where('order_id', 'in', [...orderIds])
    .where('delivered_at', 'is not', null)
    .where('published_at', 'is not', null)
    .execute()
  return rows.map(({ id }) => id)
}

/** The review of a line, locked until the transaction ends. */
export async function lockOwnReview(tx: Tx, { orderId, orderLineId }: ReviewedLine) {
  return tx
    .selectFrom('review')
    .innerJoin('order_line', 'order_line.id', 'order_line_id')
    .select(['review.id', 'review.product_id', 'state', 'stars', 'author', 'review.title', 'body'])
    .where('order_line.id', '=', orderLineId)
    .where('order_id', '=', orderId)
    .$if(isPostgres(tx), query => query.forUpdate('review'))
    .executeTakeFirst()
}

/** Adds a review of a delivered line whose product is published; undefined if it isn't, or has a review. */
export async function addReview(
  tx: Tx,
  { orderId, orderLineId }: ReviewedLine,
  review: ReviewTexts & { state: ReviewState },
  now: Date,
): Promise<{ id: number; product_id: number } | undefined> {
  const { stars, author, title, body, state } = review
  return tx
    .insertInto('review')
    .columns(['product_id', 'order_line_id', 'stars', 'author', 'title', 'body', 'state', 'created_at'])
    .expression(
      tx
        .selectFrom('order_line')
        .innerJoin('customer_order', 'customer_order.id', 'order_id')
        .innerJoin('product', 'product.id', 'order_line.product_id')
        .select(({ val, cast }) => [
          'product.id',
          'order_line.id as order_line_id',
          cast<number>(val(stars), 'integer').as('stars'),
          ...[author, title, body, state, now.toISOString()].map((text, at) =>
            cast<string>(val(text), 'text').as(`text${at}`),
          ),
        ])
        .where('order_line.id', '=', orderLineId)
        .where('order_id', '=', orderId)
        .where('delivered_at', 'is not', null)
        .where('published_at', 'is not', null),
    )
    .onConflict(on => on.column('order_line_id').doNothing())
    .returning(['id', 'product_id'])
    .executeTakeFirst()
}

/** False if its product isn't published any more. */
export async function updateReview(
  tx: Tx,
  id: number,
  review: ReviewTexts & { state: ReviewState },
  now: Date,
): Promise<boolean> {
  const { stars, author, title, body, state } = review
  const { numUpdatedRows } = await tx
    .updateTable('review')
    .set({ stars, author, title, body, state, updated_at: now.toISOString() })
    .where('id', '=', id)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('product')
          .select('product.id')
          .whereRef('product.id', '=', 'review.product_id')
          .where('published_at', 'is not', null),
      ),
    )
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Keeps only these pictures, and adds others after them. The same picture is added once. */
export async function saveReviewPictures(
  tx: Tx,
  reviewId: number,
  { removed, added }: { removed: readonly string[]; added: readonly ReviewPicture[] },
): Promise<void> {
  if (removed.length > 0)
    await tx
      .deleteFrom('review_picture')
      .where('review_id', '=', reviewId)
      .where('hash', 'in', [...removed])
      .execute()
  if (added.length === 0) return
  const { last } = await tx
    .selectFrom('review_picture')
    .select(({ fn }) => fn.max<number | null>('position').as('last'))
    .where('review_id', '=', reviewId)
    .executeTakeFirstOrThrow()
  const rows = added.map((picture, at) => ({
    ...picture,
    review_id: reviewId,
    position: (last ?? 0) + at + 1,
  }))
  await tx
    .insertInto('review_picture')
    .values(rows)
    .onConflict(on => on.columns(['review_id', 'hash']).doNothing())
    .execute()
}

/** With its pictures. Undefined if there is none. */
export async function deleteOwnReview(
  tx: Tx,
  { orderId, orderLineId }: ReviewedLine,
): Promise<{ product_id: number; state: ReviewState } | undefined> {
  return tx
    .deleteFrom('review')
    .where('order_line_id', '=', orderLineId)
    .where('order_line_id', 'in', linesOf(tx, [orderId]))
    .returning(['product_id', 'state'])
    .executeTakeFirst()
}

/** Removes the names from all reviews of these orders. Returns the products whose pages showed them. */
export async function clearAuthors(tx: Tx, orderIds: readonly number[]): Promise<number[]> {
  const cleared = await tx
    .updateTable('review')
    .set({ author: '' })
    .where('order_line_id', 'in', linesOf(tx, orderIds))
    .where('author', '!=', '')
    .returning(['product_id', 'state'])
    .execute()
  return cleared.filter(({ state }) => state === 'published').map(({ product_id }) => product_id)
}

function linesOf(tx: Tx, orderIds: readonly number[]) {
  return tx
    .selectFrom('order_line')
    .select('order_line.id')
    .where('order_id', 'in', [...orderIds])
}
