import type { Selectable } from 'kysely'
import { prepared } from '../../db/prepared.ts'
import type { Db, Schema, Tx } from '../../db/schema.ts'
import type { Address } from '../addresses/address.ts'
import { cents } from '../money.ts'
import type { Picture } from '../pictures/picture.ts'
import { hashOf } from '../visitors/visitor-token.server.ts'
import type { Order, OrderLine } from './order.ts'
import { readOrderNumber } from './order-number.ts'
import { readOrderToken } from './order-token-store.server.ts'

/** The order of this token, whole; undefined when there is none. Six queries whatever its length. */
export async function readOrder(db: Db | Tx, token: string): Promise<Order | undefined> {
  return wholeOrder(db, (await ordersOfToken(db, { tokenHash: hashOf(token) }))[0])
}

export async function readOrderById(db: Db | Tx, id: number): Promise<Order | undefined> {
  return wholeOrder(db, (await ordersOfId(db, { id }))[0])
}

/** By the number as it is written on the order; capitals, hyphens and spaces do not matter. */
export async function findOrderByNumber(db: Db | Tx, typed: string): Promise<Order | undefined> {
  const number = readOrderNumber(typed)
  return number === undefined ? undefined : wholeOrder(db, (await ordersOfNumber(db, { number }))[0])
}

const ordersOfToken = prepared((db, { tokenHash }: { tokenHash: string }) =>
  db.selectFrom('customer_order').selectAll().where('token_hash', '=', tokenHash),
)
const ordersOfId = prepared((db, { id }: { id: number }) =>
  db.selectFrom('customer_order').selectAll().where('id', '=', id),
)
const ordersOfNumber = prepared((db, { number }: { number: string }) =>
  db.selectFrom('customer_order').selectAll().where('number', '=', number),
)

type OrderRow = Selectable<Schema['customer_order']>

async function wholeOrder(db: Db | Tx, row: OrderRow | undefined): Promise<Order | undefined> {
  if (!row) return undefined
  const { id } = row
  return {
    id,
    number: row.number,
    token: readOrderToken(db, row),
    visitorId: row.visitor_id,
    email: row.email,
    state: row.state,
    placedAt: row.placed_at,
    currency: row.currency,
    address: JSON.parse(row.address) as Address,
    deliveryName: row.delivery_name,
    payment: row.payment,
    lines: (await linesOf(db, { id })).map(orderLine),
    discounts: (await discountsOf(db, { id })).map(one => ({ ...one, amount: cents(one.amount) })),
    taxes: (await taxesOf(db, { id })).map(one => ({
      ...one,
      base: cents(one.base),
      amount: cents(one.amount),
    })),
    taxIncluded: row.tax_included === 1,
    subtotal: cents(row.subtotal),
    discount: cents(row.discount),
    delivery: cents(row.delivery),
    deliveryTax: cents(row.delivery_tax),
    tax: cents(row.tax),
    total: cents(row.total),
    giftCard: cents(row.gift_card),
    due: cents(row.total - row.gift_card),
    paid: cents(row.paid),
    refunded: cents(row.refunded),
    paymentDueAt: row.payment_due_at,
    deliveredAt: row.delivered_at,
    moves: await movesOf(db, { id }),
    parcels: await parcelsOf(db, { id }),
  }
}

function orderLine(row: Selectable<Schema['order_line']>): OrderLine {
  return {
    id: row.id,
    sku: row.sku,
    productId: row.product_id,
    slug: row.slug,
    title: row.title,
    options: row.options,
    picture: row.picture === null ? null : (JSON.parse(row.picture) as Picture),
    quantity: row.quantity,
    unitPrice: cents(row.unit_price),
    discount: cents(row.discount),
    tax: cents(row.tax),
    total: cents(row.total),
    returned: row.returned,
  }
}

const linesOf = prepared((db, { id }: { id: number }) =>
  db.selectFrom('order_line').selectAll().where('order_id', '=', id).orderBy('position'),
)
const discountsOf = prepared((db, { id }: { id: number }) =>
  db
    .selectFrom('order_discount')
    .select(['title', 'code', 'amount'])
    .where('order_id', '=', id)
    .orderBy('position'),
)
const taxesOf = prepared((db, { id }: { id: number }) =>
  db
    .selectFrom('order_tax')
    .select(['name', 'rate', 'base', 'amount'])
    .where('order_id', '=', id)
    .orderBy('position'),
)
const movesOf = prepared((db, { id }: { id: number }) =>
  db.selectFrom('order_move').select(['state', 'at', 'who', 'note']).where('order_id', '=', id).orderBy('id'),
)
const parcelsOf = prepared((db, { id }: { id: number }) =>
  db
    .selectFrom('parcel')
    .select(['id', 'carrier', 'tracking_number as trackingNumber', 'tracking_url as trackingUrl'])
    .select(['shipped_at as shippedAt', 'delivered_at as deliveredAt'])
    .where('order_id', '=', id)
    .orderBy('id'),
)
