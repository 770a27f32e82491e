import { type CompiledQuery, type Insertable, sql } from 'kysely'
import { isPostgres } from '#db/schema/engine.ts'
import type { Db, Schema, Tx } from '#db/schema/schema.ts'
import { type Question, question } from '#db/statements/ask.ts'
import { prepared, preparedList } from '#db/statements/prepared.ts'
import { hashToken } from '../values/random-token.server.ts'
import { readOrderToken } from './order-token-store.server.ts'
import { saleWrite } from './sales/sales-change-store.server.ts'

export const ownedByAnotherVisitor = 'owned-by-another-visitor'

export interface PlacedOrder {
  id: number
  token: string
  number: string
}

interface CheckoutState {
  /** The order that was placed with this checkout key, if any. */
  existing: PlacedOrder | typeof ownedByAnotherVisitor | undefined
  /** Whether the visitor has confirmed the email. */
  isConfirmed: boolean
  /** The id for a new order; some are never used. */
  newId: number
  isNumberTaken: boolean
}

/** Whether the checkout was completed before, whether its email is confirmed, and whether a new order may have this number. */
export function checkoutStateQuestion(
  tx: Tx,
  { visitorId, emailHash }: { visitorId: number; emailHash: string },
  { key, newNumber }: { key: string; newNumber: string },
): Question<CheckoutState> {
  const query = checkoutStates.with(tx, { visitorId, emailHash, newNumber, keyHash: hashToken(key) })
  return question(query, ([row]) => {
    // A visitor who was just deleted has no cart.
    if (!row) return { existing: undefined, isConfirmed: false, newId: 0, isNumberTaken: false }
    const { id, number, token_sealed, confirmed_at, new_id, taken } = row
    const state = { isConfirmed: confirmed_at !== null, newId: new_id, isNumberTaken: taken !== null }
    if (id === null) return { ...state, existing: undefined }
    const order = { id, number: number!, token: readOrderToken(tx, { token_sealed: token_sealed! }) }
    return { ...state, existing: row.visitor_id === visitorId ? order : ownedByAnotherVisitor }
  })
}

interface CheckoutStateQuery {
  visitorId: number
  emailHash: string
  keyHash: string
  newNumber: string
}

const checkoutStates = prepared((db, { visitorId, emailHash, keyHash, newNumber }: CheckoutStateQuery) =>
  db
    .selectFrom('visitor')
    .leftJoin('customer_order', join => join.on('customer_order.checkout_key_hash', '=', keyHash))
    .leftJoin('email_confirmation', join =>
      join
        .onRef('email_confirmation.visitor_id', '=', 'visitor.id')
        .on('email_hash', '=', emailHash)
        .on('confirmed_at', 'is not', null),
    )
    .leftJoin('customer_order as other', join => join.on('other.number', '=', newNumber))
    .select(['customer_order.id', 'customer_order.token_sealed', 'customer_order.number'])
    .select(['customer_order.visitor_id', 'confirmed_at', 'other.id as taken', nextId(db).as('new_id')])
    .where('visitor.id', '=', visitorId),
)

/** SQLite writes one transaction at a time. */
function nextId(db: Db) {
  return isPostgres(db)
    ? sql<number>`nextval('customer_order_id_seq')`
    : sql<number>`(select coalesce(max(seq), 0) + 1 from sqlite_sequence where name = 'customer_order')`
}

export type NewOrder = { id: number } & Required<
  Omit<
    Insertable<Schema['customer_order']>,
    | 'id'
    | 'account_id'
    | 'paid'
    | 'refunded'
    | 'excess_refunded'
    | 'delivery_refunded'
    | 'delivered_at'
    | 'detached_at'
  >
>

export function newOrderWrites(tx: Tx, order: NewOrder): CompiledQuery[] {
  return [insertOrders.with(tx, order), ...(order.paid_at ? [saleWrite(tx, order.paid_at)] : [])]
}

const insertOrders = prepared((db, order: NewOrder) =>
  db.insertInto('customer_order').values({
    id: order.id,
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
  }),
)

/** The cost of one unit of a variant now. */
export function costOfSku(db: Db | Tx, sku: string) {
  return db.selectFrom('variant').select('variant.cost').where('variant.sku', '=', sku)
}

type NewOrderLine = Required<
  Omit<Insertable<Schema['order_line']>, 'id' | 'cost' | 'returned' | 'shipped' | 'refunded'>
>

export interface OrderDetails {
  lines: readonly NewOrderLine[]
  discounts: readonly Schema['order_discount'][]
  taxes: readonly Schema['order_tax'][]
}

export function orderDetailWrites(tx: Tx, { lines, discounts, taxes }: OrderDetails): CompiledQuery[] {
  return [
    insertLines.with(tx, { list: lines }),
    ...(discounts.length > 0 ? [insertDiscounts.with(tx, { list: discounts })] : []),
    ...(taxes.length > 0 ? [insertTaxes.with(tx, { list: taxes })] : []),
  ]
}

const insertLines = preparedList((db, lines: NewOrderLine[]) =>
  db.insertInto('order_line').values(
    lines.map(line => ({
      order_id: line.order_id,
      product_id: line.product_id,
      position: line.position,
      sku: line.sku,
      slug: line.slug,
      title: line.title,
      options: line.options,
      picture: line.picture,
      quantity: line.quantity,
      unit_price: line.unit_price,
      cost: costOfSku(db, line.sku),
      discount: line.discount,
      tax: line.tax,
      tax_class_id: line.tax_class_id,
      tax_rates: line.tax_rates,
      total: line.total,
    })),
  ),
)

const insertDiscounts = preparedList((db, discounts: Schema['order_discount'][]) =>
  db.insertInto('order_discount').values(
    discounts.map(({ order_id, position, title, code, amount }) => ({
      ...{ order_id, position, title, code, amount },
    })),
  ),
)

const insertTaxes = preparedList((db, taxes: Schema['order_tax'][]) =>
  db.insertInto('order_tax').values(
    taxes.map(({ order_id, position, name, rate, base, amount }) => ({
      ...{ order_id, position, name, rate, base, amount },
    })),
  ),
)

/** Removes the ordered lines from the cart, and the checkout draft. */
export function clearedCartWrites(tx: Tx, visitorId: number, lines: OrderDetails['lines']): CompiledQuery[] {
  return [removeOrderedLines.with(tx, { list: lines, visitorId }), removeCheckout.with(tx, { visitorId })]
}

const removeOrderedLines = preparedList(
  (db, lines: Pick<NewOrderLine, 'sku'>[], { visitorId }: { visitorId: number }) =>
    db
      .deleteFrom('cart_line')
      .where('visitor_id', '=', visitorId)
      .where(
        'sku',
        'in',
        lines.map(({ sku }) => sku),
      ),
)

const removeCheckout = prepared((db, { visitorId }: { visitorId: number }) =>
  db.deleteFrom('checkout').where('visitor_id', '=', visitorId),
)
