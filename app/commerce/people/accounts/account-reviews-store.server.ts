import type { Db } from '#db/schema/schema.ts'
import type { Picture } from '../../catalog/pictures/picture.ts'
import { readOrderToken } from '../../orders/order-token-store.server.ts'
import { type OrderOwner, selectAccountOrders } from './account-orders-store.server.ts'

/** An item that the account bought, for a list of its reviews. */
export interface AccountLine {
  id: number
  orderId: number
  /** Of its order. */
  token: string
  title: string
  options: string
  picture: Picture | null
  /** Null if the product is no longer sold. */
  productSlug: string | null
}

export interface ReviewedLines {
  lines: AccountLine[]
  /** Whether there are older ones. */
  hasMore: boolean
}

/** Lines with a review, the newest review first. */
export async function readReviewedLines(
  db: Db,
  account: OrderOwner,
  { limit, offset }: { limit: number; offset: number },
): Promise<ReviewedLines> {
  const rows = await selectLines(db, account)
    .innerJoin('review', 'review.order_line_id', 'order_line.id')
    .orderBy('review.created_at', 'desc')
    .orderBy('review.id', 'desc')
    .limit(limit + 1)
    .offset(offset)
    .execute()
  return { lines: rows.slice(0, limit).map(row => toAccountLine(db, row)), hasMore: rows.length > limit }
}

/** Delivered items that can be reviewed, the last bought first: each SKU once, and none that has a review. */
export async function readUnreviewedLines(
  db: Db,
  account: OrderOwner,
  limit: number,
): Promise<AccountLine[]> {
  const reviewed = linesOf(db, account)
    .innerJoin('review', 'review.order_line_id', 'order_line.id')
    .select('order_line.sku')
  const last = linesOf(db, account)
    .select(({ fn }) => fn.max('order_line.id').as('id'))
    .where('delivered_at', 'is not', null)
    .where('order_line.sku', 'not in', reviewed)
    .groupBy('order_line.sku')
  const rows = await selectLines(db, account)
    .where('order_line.id', 'in', last)
    .where('published_at', 'is not', null)
    .orderBy('order_line.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(row => toAccountLine(db, row))
}

function linesOf(db: Db, account: OrderOwner) {
  return selectAccountOrders(db, account).innerJoin('order_line', 'order_id', 'customer_order.id')
}

function selectLines(db: Db, account: OrderOwner) {
  return linesOf(db, account)
    .innerJoin('product', 'product.id', 'order_line.product_id')
    .select(['order_line.id', 'order_id', 'token_sealed', 'order_line.title', 'options', 'picture'])
    .select(['product.slug', 'published_at'])
}

type LineRow = Awaited<ReturnType<ReturnType<typeof selectLines>['execute']>>[number]

function toAccountLine(
  db: Db,
  { id, order_id, token_sealed, title, options, picture, slug, published_at }: LineRow,
): AccountLine {
  return {
    id,
    orderId: order_id,
    token: readOrderToken(db, { token_sealed }),
    title,
    options,
    picture: picture === null ? null : (JSON.parse(picture) as Picture),
    productSlug: published_at === null ? null : slug,
  }
}
