import type { Selectable } from 'kysely'
import type { Db, Schema, Tx } from '#db/schema/schema.ts'
import { jsonRows, parseJsonRows } from '#db/statements/json-rows.ts'
import { prepared } from '#db/statements/prepared.ts'
import type { Picture } from '../catalog/pictures/picture.ts'
import { businessDays } from '../selling/delivery/arrival.ts'
import { toActor } from '../values/actor.ts'
import type { Address } from '../values/addresses/address.ts'
import { toAmount } from '../values/money.ts'
import { hashToken } from '../values/random-token.server.ts'
import type { Order, OrderLine } from './order.ts'
import { toOrderNote } from './order-note.ts'
import { parseOrderNumber } from './order-number.ts'
import { readOrderToken } from './order-token-store.server.ts'
import { toAgreedTax } from './taxes/agreed-tax-columns.ts'

/** By one statement, like all reads of whole orders. */
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

/** Of many orders, each is parsed when it's asked for: one that can't be parsed throws alone. */
export async function readOrders(db: Db, ids: readonly number[]): Promise<(id: number) => Order | undefined> {
  const rows = ids.length === 0 ? [] : await selectOrders(db).where('id', 'in', ids).execute()
  const byId = new Map(rows.map(row => [row.id, row]))
  return id => toOrder(db, byId.get(id))
}

const ordersByTokenHash = prepared((db, { tokenHash }: { tokenHash: string }) =>
  selectOrders(db).where('token_hash', '=', tokenHash),
)
const ordersById = prepared((db, { id }: { id: number }) => selectOrders(db).where('id', '=', id))
const ordersByNumber = prepared((db, { number }: { number: string }) =>
  selectOrders(db).where('number', '=', number),
)

function selectOrders(db: Db) {
  return db
    .selectFrom('customer_order')
    .selectAll()
    .select(({ selectFrom }) => {
      const lines = selectFrom('order_line')
        .select(lineColumns)
        .whereRef('order_id', '=', 'customer_order.id')
        .orderBy('position')
      const discounts = selectFrom('order_discount')
        .select(['title', 'code', 'amount'])
        .whereRef('order_id', '=', 'customer_order.id')
        .orderBy('position')
      const taxes = selectFrom('order_tax')
        .select(['name', 'rate', 'base', 'amount'])
        .whereRef('order_id', '=', 'customer_order.id')
        .orderBy('position')
      const events = selectFrom('order_event')
        .leftJoin('order_return', 'order_return.id', 'order_event.return_id')
        .leftJoin('warranty_claim', 'warranty_claim.id', 'order_event.claim_id')
        .leftJoin('withdrawal', 'withdrawal.id', 'order_event.withdrawal_id')
        .select(['order_event.state', 'order_event.at', 'order_event.note as code'])
        .select(['order_event.actor', 'actor_name', 'staff_id'])
        .select([
          'order_event.edit_id as editId',
          'order_event.shipment_id as shipmentId',
          'card_ending as cardEnding',
        ])
        .select(({ fn }) =>
          fn.coalesce('order_return.number', 'warranty_claim.number', 'withdrawal.number').as('number'),
        )
        .whereRef('order_event.order_id', '=', 'customer_order.id')
        .orderBy('order_event.id')
      const shipments = selectFrom('shipment')
        .select(['shipment.id', 'carrier', 'tracking_number as trackingNumber'])
        .select(['tracking_url as trackingUrl', 'shipped_at as shippedAt'])
        .select('shipment.delivered_at as deliveredAt')
        .whereRef('order_id', '=', 'customer_order.id')
        .orderBy('shipment.id')
      const shipped = selectFrom('shipment_line')
        .innerJoin('order_line', 'order_line.id', 'order_line_id')
        .select(['shipment_id as shipmentId', 'order_line_id as orderLineId'])
        .select('shipment_line.quantity as quantity')
        .whereRef('order_id', '=', 'customer_order.id')
        .orderBy('position')
      return [
        jsonRows(db, lines).as('lines'),
        jsonRows(db, discounts).as('discounts'),
        jsonRows(db, taxes).as('taxes'),
        jsonRows(db, events).as('events'),
        jsonRows(db, shipments).as('shipments'),
        jsonRows(db, shipped).as('shipped'),
      ]
    })
}

const lineColumns = [
  ...(['order_line.id', 'sku', 'product_id', 'slug', 'title', 'options', 'picture', 'quantity'] as const),
  ...(['unit_price', 'order_line.discount', 'order_line.tax', 'tax_class_id', 'tax_rates'] as const),
  ...(['order_line.total', 'returned', 'shipped', 'order_line.refunded'] as const),
]

type OrderRow = Selectable<Schema['customer_order']>
type OrderRows = Awaited<ReturnType<typeof ordersById>>[number]

function toOrder(db: Db | Tx, row: OrderRows | undefined): Order | undefined {
  if (!row) return undefined
  const shipped = Map.groupBy(parseJsonRows(row.shipped), ({ shipmentId }) => shipmentId)
  const shipments = parseJsonRows(row.shipments)
  return {
    id: row.id,
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
    lines: parseJsonRows(row.lines).map(toOrderLine),
    discounts: parseJsonRows(row.discounts).map(one => ({ ...one, amount: toAmount(one.amount) })),
    taxes: parseJsonRows(row.taxes).map(one => ({
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
    excessRefunded: toAmount(row.excess_refunded),
    deliveryRefunded: toAmount(row.delivery_refunded),
    paymentDueAt: row.payment_due_at,
    deliveredAt: row.delivered_at,
    returnDays: row.return_days,
    warrantyYears: row.warranty_years,
    arrival: toArrival(row),
    arrivalDays: businessDays(row.arrival_min_days, row.arrival_max_days),
    events: parseJsonRows(row.events).map(({ state, at, actor, actor_name, staff_id, ...note }) => ({
      ...{ state, at, actor: toActor({ actor, actor_name, staff_id }), note: toOrderNote(note, shipments) },
    })),
    shipments: shipments.map(shipment => ({
      ...shipment,
      lines: (shipped.get(shipment.id) ?? []).map(({ shipmentId: _, ...line }) => line),
    })),
  }
}

/** By order; one query. */
export async function readLinesOfOrders(db: Db, ids: readonly number[]): Promise<Map<number, OrderLine[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('order_line')
    .select(['order_id', ...lineColumns])
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

type LineRow = Omit<Selectable<Schema['order_line']>, 'order_id' | 'position' | 'cost'>

function toOrderLine(row: LineRow): OrderLine {
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
