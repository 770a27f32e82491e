import { randomBytes } from 'node:crypto'
import type { Tx } from '../../db/schema.ts'
import type { Address } from '../addresses/address.ts'
import { addHold, holdsTooMuch, type NewHold } from '../holds/unpaid-hold-store.server.ts'
import { putLetter } from '../mail/letters.server.ts'
import { currency } from '../money.ts'
import { noteMove } from '../orders/move-order.server.ts'
import {
  clearOrdered,
  insertOrder,
  insertOrderParts,
  type KnownOrder,
  type NewOrder,
} from '../orders/new-order-store.server.ts'
import { shopper } from '../orders/order.ts'
import { orderNumber } from '../orders/order-number.ts'
import { storedOrderToken } from '../orders/order-token-store.server.ts'
import type { Quote, QuoteDelivery } from '../pricing/quote.ts'
import { useQuote as spendQuote } from '../pricing/use-quote.server.ts'
import { takeStock } from '../stock/stock-ledger-store.server.ts'
import type { Visitor } from '../visitors/visitor.ts'
import { hashOf, newToken } from '../visitors/visitor-token.server.ts'
import type { OrderedLine } from './order-change.ts'

/** Another took what was read a moment ago. Thrown, so that nothing of the order stays written. */
export class Overtaken extends Error {}

/** Unpaid orders would keep too much of something off the shelf. Thrown for the same reason. */
export class TooMuchHeld extends Error {}

export interface DecidedOrder {
  checkoutKey: string
  email: string
  address: Address
  payment: string
  patience: number
  lines: readonly OrderedLine[]
  quote: Quote
  delivery: QuoteDelivery
  /** What the order holds until it is paid; undefined when nothing is due. */
  hold: Omit<NewHold, 'orderId'> | undefined
}

/**
 * Writes an order as it was decided: takes its stock, uses its promotions and its gift card, copies what it says, and takes it
 * out of the cart. Where nothing is left to pay it is paid already.
 */
export async function writeOrder(
  tx: Tx,
  visitor: Visitor,
  decided: DecidedOrder,
  now: Date,
): Promise<KnownOrder> {
  const { quote, lines, email, hold } = decided
  const at = now.toISOString()
  const order = await insertNumbered(tx, newToken(), orderRow(visitor, decided, now))
  await insertOrderParts(tx, partsOf(order.id, quote, lines))
  if (hold) await addHold(tx, { ...hold, orderId: order.id })
  await noteMove(tx, { order_id: order.id, state: 'placed', at, who: shopper, note: '' })
  if (quote.due === 0)
    await noteMove(tx, { order_id: order.id, state: 'paid', at, who: shopper, note: nothingDue(quote) })
  const onceKey = `order-confirmed-${order.id}`
  await putLetter(tx, { kind: 'order-confirmed', orderId: order.id, to: email, onceKey }, now)
  await clearOrdered(tx, visitor.id, order.id)
  // Last, as they are waited for by all who want the same: the stock, and then the promotion that all orders use.
  const taken = await takeStock(tx, quote.lines, order.id, { now, who: shopper })
  if (!taken.ok) throw new Overtaken(`sold out: ${taken.sku}`)
  if (hold?.kind === 'unconfirmed' && (await holdsTooMuch(tx, order.id))) throw new TooMuchHeld()
  const used = await spendQuote(tx, order.id, quote, email, now)
  if (!used.ok) throw new Overtaken(used.because)
  return order
}

/** Draws numbers until one is free: of a thousand million orders hardly one draws twice. */
async function insertNumbered(tx: Tx, token: string, row: OrderRow): Promise<KnownOrder> {
  const named = { ...row, ...storedOrderToken(tx, token) }
  for (;;) {
    const number = orderNumber(randomBytes(16))
    const id = number && (await insertOrder(tx, { ...named, number }))
    if (id) return { id, number, token }
  }
}

type OrderRow = Omit<NewOrder, 'number' | 'token_hash' | 'token_sealed'>

function nothingDue({ giftCard }: Quote): string {
  return giftCard ? `gift card ending in ${giftCard.ending}` : 'nothing to pay'
}

function orderRow(
  visitor: Visitor,
  { checkoutKey, email, address, payment, patience, quote, delivery }: DecidedOrder,
  now: Date,
): OrderRow {
  const isPaid = quote.due === 0
  return {
    checkout_key_hash: hashOf(checkoutKey),
    visitor_id: visitor.id,
    email,
    state: isPaid ? 'paid' : 'placed',
    placed_at: now.toISOString(),
    currency,
    country: address.country,
    address: JSON.stringify(address),
    delivery_name: delivery.name,
    payment,
    subtotal: quote.subtotal,
    discount: quote.discounts.reduce((sum, { goods }) => sum + goods, 0),
    delivery: delivery.total,
    delivery_tax: delivery.tax,
    tax: quote.tax,
    tax_included: quote.taxIncluded ? 1 : 0,
    total: quote.total,
    gift_card: quote.giftCard?.amount ?? 0,
    payment_due_at: isPaid ? null : new Date(now.getTime() + patience).toISOString(),
  }
}

function partsOf(
  order_id: number,
  quote: Quote,
  lines: readonly OrderedLine[],
): Parameters<typeof insertOrderParts>[1] {
  const ordered = new Map(lines.map(line => [line.sku, line]))
  return {
    lines: quote.lines.map((priced, position) => {
      const { title, options, picture, offer } = ordered.get(priced.sku)!
      return {
        order_id,
        position,
        sku: priced.sku,
        slug: offer.slug,
        title,
        options,
        picture: picture && JSON.stringify(picture),
        quantity: priced.quantity,
        unit_price: priced.unitPrice,
        discount: priced.discount,
        tax: priced.tax,
        total: priced.total,
      }
    }),
    discounts: quote.discounts.map(({ title, code, goods, delivery }, position) => ({
      order_id,
      position,
      title,
      code,
      amount: goods + delivery,
    })),
    taxes: quote.taxes.map((tax, position) => ({ order_id, position, ...tax })),
  }
}
