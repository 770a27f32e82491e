import type { OrderState } from '../../db/order-state.ts'
import type { Address } from '../addresses/address.ts'
import type { Cents } from '../money.ts'
import type { Picture } from '../pictures/picture.ts'

export type { OrderState } from '../../db/order-state.ts'

/** An order as it was placed, and what has become of it. Nothing in it changes with the catalogue. */
export interface Order {
  id: number
  /** What people read: "T-7KQ4-M2XA". */
  number: string
  /** Names the order's page. */
  token: string
  visitorId: number | null
  email: string
  state: OrderState
  /** ISO 8601, as all dates here. */
  placedAt: string
  /** ISO 4217. */
  currency: string
  address: Address
  deliveryName: string
  /** The payment provider's name. */
  payment: string
  lines: OrderLine[]
  discounts: OrderDiscount[]
  taxes: OrderTax[]
  /** Whether prices hold the tax already. */
  taxIncluded: boolean
  /** The goods at their prices, before any discount. */
  subtotal: Cents
  /** Taken off the goods. */
  discount: Cents
  /** What delivery costs after promotions, with its tax. */
  delivery: Cents
  deliveryTax: Cents
  /** Of all taxes. */
  tax: Cents
  total: Cents
  /** The part of the total that a gift card paid. */
  giftCard: Cents
  /** The part of the total that is paid by a payment: the total less the gift card. */
  due: Cents
  /** What payments brought so far. */
  paid: Cents
  refunded: Cents
  /** Until when a payment is waited for; null when nothing is waited for any more. */
  paymentDueAt: string | null
  deliveredAt: string | null
  /** What happened to it, the first first. */
  moves: OrderMove[]
  parcels: OrderParcel[]
}

export interface OrderLine {
  id: number
  sku: string
  productId: number
  /** Where the product's page was. */
  slug: string
  title: string
  /** "Clay, XL"; empty where there was nothing to choose. */
  options: string
  picture: Picture | null
  quantity: number
  unitPrice: Cents
  /** This line's share of all promotions on goods. */
  discount: Cents
  tax: Cents
  /** What the shopper pays for it, with tax. */
  total: Cents
  /** How many came back. */
  returned: number
}

export interface OrderDiscount {
  title: string
  code: string | null
  /** Off goods and delivery together. */
  amount: Cents
}

export interface OrderTax {
  name: string
  /** Hundredths of a percent. */
  rate: number
  /** What it is reckoned on, without the tax itself. */
  base: Cents
  amount: Cents
}

export interface OrderMove {
  state: OrderState
  at: string
  /** "shopper", "shop", or who of the shop. */
  who: string
  note: string
}

export interface OrderParcel {
  id: number
  carrier: string
  trackingNumber: string
  trackingUrl: string | null
  shippedAt: string
  deliveredAt: string | null
}

/** Who moves an order when it is whoever bought, and when the shop does it by itself. */
export const shopper = 'shopper'
export const theShop = 'shop'

/**
 * Where an order may go from each state. A refund of a part moves nothing. What was cancelled before it was paid stays
 * cancelled; what is paid for after that goes back, and then it is refunded.
 */
export const moves: Record<OrderState, readonly OrderState[]> = {
  placed: ['paid', 'cancelled'],
  paid: ['packed', 'cancelled', 'refunded'],
  packed: ['shipped', 'cancelled', 'refunded'],
  // Back undelivered, or lost on the way and paid back.
  shipped: ['delivered', 'returned', 'refunded'],
  delivered: ['returned', 'refunded'],
  returned: ['refunded'],
  cancelled: ['refunded'],
  refunded: [],
}

export const orderStates = Object.keys(moves) as OrderState[]

export function mayMove(from: OrderState, to: OrderState): boolean {
  return moves[from].includes(to)
}

/** The states from which an order may come to this one. */
export function statesBefore(to: OrderState): OrderState[] {
  return orderStates.filter(from => mayMove(from, to))
}

/** The states in which this one may cancel: a shopper until it is packed, the shop until it has left. */
export function cancellable(who: string): OrderState[] {
  return who === shopper ? ['placed', 'paid'] : statesBefore('cancelled')
}

export function mayCancel(state: OrderState, who: string = shopper): boolean {
  return cancellable(who).includes(state)
}
