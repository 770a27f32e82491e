import { sql } from 'kysely'
import type { Db } from '#db/schema/schema.ts'
import type { Address } from '../../values/addresses/address.ts'
import { type Amount, toAmount } from '../../values/money.ts'
import type { OrderState } from '../order.ts'

/** An order as the list shows it. */
export interface OrderRow {
  id: number
  number: string
  placedAt: string
  email: string
  address: Address
  state: OrderState
  /** Whether a part of it is in packages. */
  isPartShipped: boolean
  payment: string
  isTest: boolean
  currency: string
  total: Amount
  giftCard: Amount
  /** While it's unpaid. */
  due: Amount
  /** The deadline for paying; null once there is none. */
  paymentDueAt: string | null
  paidAt: string | null
  deliveryName: string
  lines: OrderRowLine[]
}

export interface OrderRowLine {
  sku: string
  title: string
  options: string
  quantity: number
  shipped: number
}

/** In the order of the ids; two queries. */
export async function readOrderRows(db: Db, ids: readonly number[]): Promise<OrderRow[]> {
  if (ids.length === 0) return []
  const orders = await db
    .selectFrom('customer_order')
    .select(['id', 'number', 'placed_at', 'email', 'address', 'state', 'payment', 'is_test', 'currency'])
    .select(['total', 'gift_card', 'paid', 'excess_refunded', 'payment_due_at', 'paid_at', 'delivery_name'])
    .where('id', 'in', ids)
    .execute()
  const lines = await db
    .selectFrom('order_line')
    .select(['order_id', 'sku', 'title', 'options', 'quantity', 'shipped'])
    .where('order_id', 'in', ids)
    .orderBy('order_id')
    .orderBy('position')
    .execute()
  const linesByOrder = Map.groupBy(lines, ({ order_id }) => order_id)
  const byId = new Map(orders.map(order => [order.id, order]))
  return ids.flatMap(id => {
    const order = byId.get(id)
    if (!order) return []
    const own = (linesByOrder.get(id) ?? []).map(({ order_id: _, ...line }) => line)
    return [toOrderRow(order, own)]
  })
}

/** The ids of orders to pack, the longest paid first. */
export async function readOrdersToPack(db: Db, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('customer_order')
    .select('id')
    .where('state', '=', sql.lit('paid'))
    .orderBy('paid_at')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

interface StoredOrder {
  id: number
  number: string
  placed_at: string
  email: string
  address: string
  state: OrderState
  payment: string
  is_test: number
  currency: string
  total: number
  gift_card: number
  paid: number
  excess_refunded: number
  payment_due_at: string | null
  paid_at: string | null
  delivery_name: string
}

function toOrderRow(order: StoredOrder, lines: OrderRowLine[]): OrderRow {
  return {
    ...{ id: order.id, number: order.number, placedAt: order.placed_at, email: order.email },
    address: JSON.parse(order.address) as Address,
    state: order.state,
    isPartShipped: order.state === 'paid' && lines.some(({ shipped }) => shipped > 0),
    ...{ payment: order.payment, isTest: order.is_test === 1, currency: order.currency },
    total: toAmount(order.total),
    giftCard: toAmount(order.gift_card),
    due: toAmount(order.total - order.gift_card - order.paid + order.excess_refunded),
    ...{ paymentDueAt: order.payment_due_at, paidAt: order.paid_at, deliveryName: order.delivery_name },
    lines,
  }
}
