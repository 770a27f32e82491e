import type { Insertable } from 'kysely'
import type { Schema, Tx } from '../../db/schema/schema.ts'
import { prepared } from '../../db/statements/prepared.ts'
import { hashToken } from '../random-token.server.ts'
import { noteSale } from '../sales/sales-change-store.server.ts'
import { readOrderToken } from './order-token-store.server.ts'

export const ownedByAnotherVisitor = 'owned-by-another-visitor'

export interface PlacedOrder {
  id: number
  token: string
  number: string
}

/** The order that was placed with this checkout key, if any. */
export async function findOrderByCheckoutKey(
  tx: Tx,
  visitorId: number,
  key: string,
): Promise<PlacedOrder | typeof ownedByAnotherVisitor | undefined> {
  const [found] = await ordersByCheckoutKey(tx, { keyHash: hashToken(key) })
  if (!found) return undefined
  const { id, number } = found
  return found.visitor_id === visitorId
    ? { id, number, token: readOrderToken(tx, found) }
    : ownedByAnotherVisitor
}

const ordersByCheckoutKey = prepared((db, { keyHash }: { keyHash: string }) =>
  db
    .selectFrom('customer_order')
    .select(['id', 'token_sealed', 'number', 'visitor_id'])
    .where('checkout_key_hash', '=', keyHash),
)

export type NewOrder = Required<
  Omit<
    Insertable<Schema['customer_order']>,
    | 'id'
    | 'account_id'
    | 'paid'
    | 'refunded'
    | 'edit_refunded'
    | 'delivery_refunded'
    | 'delivered_at'
    | 'detached_at'
    | 'has_terms'
  >
>

/** Returns the order's id, or undefined if its number is taken. */
export async function insertOrder(tx: Tx, order: NewOrder): Promise<number | undefined> {
  const [row] = await insertOrders(tx, order)
  if (row && order.paid_at) await noteSale(tx, order.paid_at)
  return row?.id
}

const insertOrders = prepared((db, order: NewOrder) =>
  db
    .insertInto('customer_order')
    .values({
      number: order.number,
      token_hash: order.token_hash,
      token_sealed: order.token_sealed,
      checkout_key_hash: order.checkout_key_hash,
      visitor_id: order.visitor_id,
      email: order.email,
      state: order.state,
      placed_at: order.placed_at,
      currency: order.currency,
      country: order.country,
      address: order.address,
      delivery_name: order.delivery_name,
      payment: order.payment,
      subtotal: order.subtotal,
      discount: order.discount,
      delivery: order.delivery,
      delivery_tax: order.delivery_tax,
      tax: order.tax,
      tax_included: order.tax_included,
      total: order.total,
      gift_card: order.gift_card,
      payment_due_at: order.payment_due_at,
      return_days: order.return_days,
      warranty_years: order.warranty_years,
      arrives_from: order.arrives_from,
      arrives_to: order.arrives_to,
      arrival_min_days: order.arrival_min_days,
      arrival_max_days: order.arrival_max_days,
      is_test: order.is_test,
      paid_at: order.paid_at,
      has_terms: 1,
    })
    .onConflict(on => on.column('number').doNothing())
    .returning('id'),
)

export type NewOrderLine = Omit<
  Insertable<Schema['order_line']>,
  'id' | 'product_id' | 'returned' | 'shipped' | 'refunded'
>

export async function insertOrderDetails(
  tx: Tx,
  {
    lines,
    discounts,
    taxes,
  }: {
    lines: readonly NewOrderLine[]
    discounts: readonly Schema['order_discount'][]
    taxes: readonly Schema['order_tax'][]
  },
): Promise<void> {
  await tx
    .insertInto('order_line')
    .values(({ selectFrom, fn, lit }) =>
      lines.map(line => {
        const product = selectFrom('variant').select('product_id').where('sku', '=', line.sku)
        // If the variant is gone, taking its stock fails as well.
        return { ...line, product_id: fn.coalesce(product, lit(0)) }
      }),
    )
    .execute()
  if (discounts.length > 0)
    await tx
      .insertInto('order_discount')
      .values([...discounts])
      .execute()
  if (taxes.length > 0)
    await tx
      .insertInto('order_tax')
      .values([...taxes])
      .execute()
}

/** Removes the ordered lines from the cart, and the checkout draft. */
export async function clearCheckedOutCart(tx: Tx, visitorId: number, orderId: number): Promise<void> {
  await removeOrderedLines(tx, { visitorId, orderId })
  await removeCheckout(tx, { visitorId })
}

const removeOrderedLines = prepared((db, { visitorId, orderId }: { visitorId: number; orderId: number }) =>
  db
    .deleteFrom('cart_line')
    .where('visitor_id', '=', visitorId)
    .where('sku', 'in', db.selectFrom('order_line').select('sku').where('order_id', '=', orderId)),
)

const removeCheckout = prepared((db, { visitorId }: { visitorId: number }) =>
  db.deleteFrom('checkout').where('visitor_id', '=', visitorId),
)
