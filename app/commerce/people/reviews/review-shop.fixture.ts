import type { DatabaseKind } from '#test/databases.ts'
import { cartTestNow } from '../../cart/cart-shop.fixture.ts'
import { fulfillmentShop } from '../../orders/fulfillment/fulfillment-shop.fixture.ts'
import type { Order } from '../../orders/order.ts'
import { type ReviewDraft, saveReview } from './save-review.server.ts'

export const sampleReview: ReviewDraft = {
  stars: 4,
  author: 'Ada',
  title: 'Soft and warm',
  body: 'I wear it every day.',
  isEdit: false,
  removedPictures: [],
  addedPictures: [],
}

export const samplePicture = (number: number) => ({
  hash: `${number}`.padStart(24, '0'),
  width: 800,
  height: 600,
})

/** A shop with delivered orders, whose buyers review them. */
export async function reviewShop(kind: DatabaseKind) {
  const shop = await fulfillmentShop(kind)
  const { db } = shop
  const delivered = async () => shop.deliverAll(await shop.buy(await shop.shopper()), cartTestNow)
  const lineOf = (order: Order) => ({ orderId: order.id, orderLineId: order.lines[0]!.id })
  const save = (order: Order, draft: Partial<ReviewDraft> = {}, now = cartTestNow) =>
    saveReview(db, lineOf(order), { ...sampleReview, ...draft }, now)
  const review = (order: Order) =>
    db
      .selectFrom('review')
      .selectAll()
      .where('order_line_id', '=', lineOf(order).orderLineId)
      .executeTakeFirst()
  /** The rating of the product as its pages show it, and as its published reviews have it. */
  const ratings = async (order: Order) => {
    const id = order.lines[0]!.productId
    const shown = await db
      .selectFrom('product')
      .select(['rating_sum', 'review_count'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const rows = await db
      .selectFrom('review')
      .select('stars')
      .where('product_id', '=', id)
      .where('state', '=', 'published')
      .execute()
    const sum = rows.reduce((total, { stars }) => total + stars, 0)
    return { shown, published: { rating_sum: sum, review_count: rows.length } }
  }
  const approve = (value: 'yes' | 'no') =>
    db.updateTable('setting').set({ value }).where('name', '=', 'review_approval').execute()
  return { ...shop, delivered, lineOf, save, review, ratings, approve }
}
