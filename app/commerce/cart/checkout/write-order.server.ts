import type { CompiledQuery } from 'kysely'
import type { Tx } from '#db/schema/schema.ts'
import { askTogether, writeLater } from '#db/statements/ask.ts'
import { takeStockQuestion } from '../../catalog/stock/stock-ledger-store.server.ts'
import { addOrderEvent, orderEventWrite } from '../../orders/change-order-state.server.ts'
import { newConfirmation } from '../../orders/confirm-order.server.ts'
import {
  clearedCartWrites,
  type NewOrder,
  newOrderWrites,
  type OrderDetails,
  orderDetailWrites,
  type PlacedOrder,
} from '../../orders/new-order-store.server.ts'
import { orderTermsWrite } from '../../orders/order-list/order-term-store.server.ts'
import type { NewOrderNote } from '../../orders/order-note.ts'
import { storedOrderToken } from '../../orders/order-token-store.server.ts'
import { agreedTaxColumns } from '../../orders/taxes/agreed-tax-columns.ts'
import { issueInvoice } from '../../payments/invoices/issue-invoice.server.ts'
import type { Settings } from '../../running/settings/settings.ts'
import { arrivalWindow, type Dispatch, daysToArrival } from '../../selling/delivery/arrival.ts'
import type { Quote, QuoteDelivery } from '../../selling/pricing/quote.ts'
import { redeemQuote } from '../../selling/pricing/redeem-quote.server.ts'
import type { AgreedTax } from '../../selling/taxes/tax-rate.ts'
import { shopperActor } from '../../values/actor.ts'
import type { Address } from '../../values/addresses/address.ts'
import { hashToken, newToken } from '../../values/random-token.server.ts'
import { type HoldNextStep, holdStockQuestion } from '../holds/check-hold-limits.server.ts'
import { reminderTime } from '../holds/reminder-time.ts'
import { holdWrite, type NewHold } from '../holds/unpaid-hold-store.server.ts'
import type { Visitor } from '../visitors/visitor.ts'
import type { OrderableLine } from './order-change.ts'

/** Stock or promotions changed since they were read. Thrown, to roll the order back. */
export class OrderConflict extends Error {}

/** Unpaid orders would hold too much of a product. Thrown, to roll the order back. */
export class HoldLimitExceeded extends Error {
  readonly nextStep: HoldNextStep

  constructor(nextStep: HoldNextStep) {
    super(nextStep)
    this.nextStep = nextStep
  }
}

/** The shop's promises at the time of an order. */
export type OrderPromises = Pick<Settings, 'returnDays' | 'warrantyYears' | keyof Dispatch>

export interface OrderToWrite {
  id: number
  number: string
  checkoutKey: string
  email: string
  address: Address
  payment: string
  /** Whether the shopper pays on a page right away. */
  paysOnline: boolean
  paymentTimeout: number
  /** Whether no money moves. */
  isTest: boolean
  promises: OrderPromises
  lines: readonly OrderableLine[]
  /** Their products' ids, by SKU. */
  products: ReadonlyMap<string, number>
  quote: Quote
  /** By SKU. */
  taxes: ReadonlyMap<string, AgreedTax>
  delivery: QuoteDelivery
  /** Undefined if nothing is due. */
  hold: (Omit<NewHold, 'orderId' | 'remindAt'> & { heldByNetwork: number }) | undefined
  /** The setting `unpaid_units`. */
  unpaidUnits: number
}

/** Writes an order, takes its stock, redeems its codes and clears it from the cart. With nothing due it starts as paid. */
export async function writeOrder(
  tx: Tx,
  visitor: Visitor,
  toWrite: OrderToWrite,
  now: Date,
): Promise<PlacedOrder> {
  const { quote, email, payment, paysOnline, paymentTimeout, promises, unpaidUnits } = toWrite
  const order = { id: toWrite.id, number: toWrite.number, token: newToken() }
  const hold = toWrite.hold && {
    ...{ ...toWrite.hold, orderId: order.id, unpaidUnits, paymentTimeout, timeZone: promises.timeZone },
  }
  const remindAt = hold && reminderTime(hold.kind, { ...hold, placedAt: now })
  // Orders paid online are confirmed by their payment.
  const asPlaced = { state: stateOf(quote), paid: 0, payment, deliveredAt: null }
  const confirmation =
    quote.due === 0 || !paysOnline ? newConfirmation(tx, { id: order.id, email }, now, asPlaced) : undefined
  await writeLater(tx, [
    ...orderWrites(tx, visitor, { ...toWrite, order }, now),
    ...(hold && remindAt ? [holdWrite(tx, { ...hold, remindAt })] : []),
    ...(confirmation ? [confirmation.write] : []),
  ])
  if (quote.due === 0)
    await addOrderEvent(tx, {
      order_id: order.id,
      state: 'paid',
      at: now.toISOString(),
      actor: shopperActor,
      note: paidNote(quote),
    })
  // Before emails, stock and gift cards are locked, like refunds and cancellations.
  if (quote.due === 0) await issueInvoice(tx, order.id, now)
  // Last, since other orders wait for these rows: first the stock, then promotions.
  const [, taken, held] = await askTogether(tx, [
    confirmation?.budget,
    takeStockQuestion(tx, quote.lines, order.id, { now, actor: shopperActor }),
    hold && holdStockQuestion(tx, hold, now),
  ])
  if (!taken.ok) throw new OrderConflict(`sold out: ${taken.sku}`)
  if (held && !held.ok) throw new HoldLimitExceeded(held.nextStep)
  const redeemed = await redeemQuote(tx, order.id, quote, email, now)
  if (!redeemed.ok) throw new OrderConflict(redeemed.reason)
  return order
}

/** Everything about a new order that needs no answer of the database. */
function orderWrites(
  tx: Tx,
  visitor: Visitor,
  toWrite: OrderToWrite & { order: PlacedOrder },
  now: Date,
): CompiledQuery[] {
  const { order, email, address } = toWrite
  const at = now.toISOString()
  const details = orderParts(order.id, toWrite)
  const lines = details.lines.map(({ sku, product_id }) => ({ sku, productId: product_id }))
  return [
    ...newOrderWrites(tx, { ...orderRow(visitor, toWrite, now), ...storedOrderToken(tx, order.token) }),
    ...orderDetailWrites(tx, details),
    orderTermsWrite(tx, { ...order, email, name: address.name, placedAt: at, lines }),
    orderEventWrite(tx, { order_id: order.id, state: 'placed', at, actor: shopperActor, note: null }),
    ...clearedCartWrites(tx, visitor.id, details.lines),
  ]
}

function stateOf({ due }: Quote): 'paid' | 'placed' {
  return due === 0 ? 'paid' : 'placed'
}

type OrderRow = Omit<NewOrder, 'token_hash' | 'token_sealed'>

function paidNote({ giftCard }: Quote): NewOrderNote {
  return giftCard ? { code: 'paid-by-gift-card', cardEnding: giftCard.ending } : { code: 'nothing-due' }
}

function orderRow(visitor: Visitor, toWrite: OrderToWrite, now: Date): OrderRow {
  const {
    id,
    number,
    checkoutKey,
    email,
    address,
    payment,
    paysOnline,
    paymentTimeout,
    quote,
    delivery,
    promises,
    isTest,
  } = toWrite
  const isPaid = quote.due === 0
  const ships = isPaid || paysOnline
  // A transfer may take days, and nothing ships before.
  const arrival = ships && delivery.days ? arrivalWindow(delivery.days, now, promises) : undefined
  const arrivalDays = delivery.days && daysToArrival(delivery.days, promises.handlingDays)
  return {
    id,
    number,
    checkout_key_hash: hashToken(checkoutKey),
    visitor_id: visitor.id,
    email,
    state: stateOf(quote),
    placed_at: now.toISOString(),
    currency: quote.currency,
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
    payment_due_at: isPaid ? null : new Date(now.getTime() + paymentTimeout).toISOString(),
    return_days: promises.returnDays,
    warranty_years: promises.warrantyYears,
    arrives_from: arrival?.from ?? null,
    arrives_to: arrival?.to ?? null,
    arrival_min_days: arrivalDays?.min ?? null,
    arrival_max_days: arrivalDays?.max ?? null,
    is_test: isTest ? 1 : 0,
    paid_at: isPaid ? now.toISOString() : null,
  }
}

function orderParts(order_id: number, { quote, lines, products, taxes }: OrderToWrite): OrderDetails {
  const ordered = new Map(lines.map(line => [line.sku, line]))
  return {
    lines: quote.lines.map((priced, position) => {
      const { title, options, picture, offer } = ordered.get(priced.sku)!
      return {
        order_id,
        position,
        sku: priced.sku,
        product_id: products.get(priced.sku)!,
        slug: offer.slug,
        title,
        options,
        picture: picture && JSON.stringify(picture),
        quantity: priced.quantity,
        unit_price: priced.unitPrice,
        discount: priced.discount,
        tax: priced.tax,
        ...agreedTaxColumns(taxes.get(priced.sku)!),
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
