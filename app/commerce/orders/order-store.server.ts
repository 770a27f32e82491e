import type { Selectable } from 'kysely'
import type { Db, Schema, Tx } from '../../db/schema/schema.ts'
import { prepared } from '../../db/statements/prepared.ts'
import { parseActor } from '../actor.ts'
import type { Address } from '../addresses/address.ts'
import { businessDays } from '../delivery/arrival.ts'
import { toAmount } from '../money.ts'
import type { Picture } from '../pictures/picture.ts'
import { hashToken } from '../random-token.server.ts'
import type { Order, OrderLine } from './order.ts'
import { parseOrderNumber } from './order-number.ts'
import { readShipments } from './order-shipments-store.server.ts'
import { readOrderToken } from './order-token-store.server.ts'
import { toAgreedTax } from './taxes/agreed-tax-columns.ts'

/** At most seven queries, however many lines the order has. */
export async function readOrder(db: Db | Tx, token: string): Promise<Order | undefined> {
  return toOrder(db, (await ordersByTokenHash(db, { tokenHash: hashToken(token) }))[0])
}

export async function readOrderById(db: Db | Tx, id: number): Promise<Order | undefined> {
  return toOrder(db, (await ordersById(db, { id }))[0])
}

/** Case, hyphens and spaces in the number do not matter. */
export async function findOrderByNumber(db: Db | Tx, typed: string): Promise<Order | undefined> {
  const number = parseOrderNumber(typed)
  return number === undefined ? undefined : toOrder(db, (await ordersByNumber(db, { number }))[0])
}

const ordersByTokenHash = prepared((db, { tokenHash }: { tokenHash: string }) =>
  db.selectFrom('customer_order').selectAll().where('token_hash', '=', tokenHash),
)
const ordersById = prepared((db, { id }: { id: number }) =>
  db.selectFrom('customer_order').selectAll().where('id', '=', id),
)
const ordersByNumber = prepared((db, { number }: { number: string }) =>
  db.selectFrom('customer_order').selectAll().where('number', '=', number),
)

type OrderRow = Selectable<Schema['customer_order']>

async function toOrder(db: Db | Tx, row: OrderRow | undefined): Promise<Order | undefined> {
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
    lines: (await linesOf(db, { id })).map(toOrderLine),
    discounts: (await discountsOf(db, { id })).map(one => ({ ...one, amount: toAmount(one.amount) })),
    taxes: (await taxesOf(db, { id })).map(one => ({
      ...one,
      base: toAmount(one.base),
      amount: toAmount(one.amount),
    })),
    taxIncluded: row.tax_included === 1,
    subtotal: toAmount(row.subtotal),
    discount: toAmount(row.discount),
    delivery: toAmount(row.delivery),
    deliveryTax: toAmount(row.delivery_tax),
    tax: toAmount(row.tax),
    total: toAmount(row.total),
    giftCard: toAmount(row.gift_card),
    due: toAmount(row.total - row.gift_card),
    paid: toAmount(row.paid),
    refunded: toAmount(row.refunded),
    editRefunded: toAmount(row.edit_refunded),
    deliveryRefunded: toAmount(row.delivery_refunded),
    paymentDueAt: row.payment_due_at,
    deliveredAt: row.delivered_at,
    returnDays: row.return_days,
    warrantyYears: row.warranty_years,
    arrival: toArrival(row),
    arrivalDays: businessDays(row.arrival_min_days, row.arrival_max_days),
    events: (await eventsOf(db, { id })).map(event => ({ ...event, actor: parseActor(event.actor) })),
    shipments: await readShipments(db, id),
  }
}

/** By order; one query. */
export async function readLinesOfOrders(db: Db, ids: readonly number[]): Promise<Map<number, OrderLine[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('order_line')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('order_id')
    .orderBy('position')
    .execute()
  const byOrder = Map.groupBy(rows, ({ order_id }) => order_id)
  return new Map([...byOrder].map(([id, lines]) => [id, lines.map(toOrderLine)]))
}

function toArrival({ arrives_from: from, arrives_to: to }: OrderRow): Order['arrival'] {
  return from === null || to === null ? null : { from, to }
}

function toOrderLine(row: Selectable<Schema['order_line']>): OrderLine {
  return {
    id: row.id,
    sku: row.sku,
    productId: row.product_id,
    slug: row.slug,
    title: row.title,
    options: row.options,
    picture: row.picture === null ? null : (JSON.parse(row.picture) as Picture),
    quantity: row.quantity,
    unitPrice: toAmount(row.unit_price),
    discount: toAmount(row.discount),
    tax: toAmount(row.tax),
    agreedTax: toAgreedTax(row),
    total: toAmount(row.total),
    returned: row.returned,
    shipped: row.shipped,
    refunded: toAmount(row.refunded),
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
const eventsOf = prepared((db, { id }: { id: number }) =>
  db
    .selectFrom('order_event')
    .select(['state', 'at', 'actor', 'note'])
    .where('order_id', '=', id)
    .orderBy('id'),
)
