import { type OrderState, orderStates } from '#db/schema/order-state.ts'
import type { Picture } from '../catalog/pictures/picture.ts'
import type { ArrivalWindow, BusinessDays } from '../selling/delivery/arrival.ts'
import type { AgreedTax } from '../selling/taxes/tax-rate.ts'
import type { Actor } from '../values/actor.ts'
import type { Address } from '../values/addresses/address.ts'
import { type Amount, toAmount } from '../values/money.ts'
import type { OrderNote } from './order-note.ts'

export { type OrderState, orderStates } from '#db/schema/order-state.ts'

/** The payment method that needs no provider. */
export const bankTransferName = 'bank-transfer'

/** An order as placed, with its history. Later catalog changes do not affect it. */
export interface Order {
  id: number
  /** Such as "T-7KQ4-M2XA". */
  number: string
  /** Part of the URL of the order page. */
  token: string
  visitorId: number | null
  email: string
  state: OrderState
  /** ISO 8601, like all dates here. */
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
  /** Whether prices include tax. */
  taxIncluded: boolean
  /** Items before discounts. */
  subtotal: Amount
  /** Off the items. */
  discount: Amount
  /** After promotions, with tax. */
  delivery: Amount
  deliveryTax: Amount
  /** All taxes. */
  tax: Amount
  total: Amount
  /** The part paid by gift card. */
  giftCard: Amount
  /** The total minus the gift card. */
  due: Amount
  /** By payments so far. */
  paid: Amount
  refunded: Amount
  /** The part of `refunded` that made up for a lower total or an overpayment, so that it no longer counts as paid. */
  excessRefunded: Amount
  /** The part of `refunded` that was for delivery, without returns. */
  deliveryRefunded: Amount
  /** The deadline for paying; null once there is none. */
  paymentDueAt: string | null
  deliveredAt: string | null
  /** As promised when it was placed. */
  returnDays: number
  warrantyYears: number
  /** ISO dates, if it was to ship at once; null without an estimate. */
  arrival: ArrivalWindow | null
  /** From payment to arrival; null without an estimate. */
  arrivalDays: BusinessDays | null
  /** Oldest first. */
  events: OrderEvent[]
  shipments: OrderShipment[]
}

export interface OrderLine {
  id: number
  sku: string
  productId: number
  /** Of the product page at that time. */
  slug: string
  title: string
  /** Such as "Clay, XL"; empty for products without options. */
  options: string
  picture: Picture | null
  quantity: number
  unitPrice: Amount
  /** This line's share of promotions on items. */
  discount: Amount
  tax: Amount
  agreedTax: AgreedTax
  /** With tax. */
  total: Amount
  /** The quantity returned. */
  returned: number
  /** The quantity in packages. */
  shipped: number
  /** By the merchant's refunds, not by returns. */
  refunded: Amount
}

export interface OrderDiscount {
  title: string
  code: string | null
  /** Off items and delivery together. */
  amount: Amount
}

export interface OrderTax {
  name: string
  /** Hundredths of a percent. */
  rate: number
  /** The taxed amount, without the tax. */
  base: Amount
  amount: Amount
}

export interface OrderEvent {
  state: OrderState
  at: string
  actor: Actor
  note: OrderNote | null
}

export interface OrderShipment {
  id: number
  carrier: string
  trackingNumber: string
  trackingUrl: string | null
  shippedAt: string
  deliveredAt: string | null
  lines: ShipmentLine[]
}

/** A part of a package. */
export interface ShipmentLine {
  orderLineId: number
  quantity: number
}

/**
 * Allowed changes of state. A partial refund changes nothing. An order that is paid after its cancellation becomes refunded once
 * the money went back.
 */
const orderTransitions: Record<OrderState, readonly OrderState[]> = {
  placed: ['paid', 'canceled'],
  paid: ['packed', 'canceled', 'refunded'],
  packed: ['shipped', 'canceled', 'refunded'],
  // Returned undelivered, or refunded because it was lost.
  shipped: ['delivered', 'returned', 'refunded'],
  delivered: ['returned', 'refunded'],
  returned: ['refunded'],
  canceled: ['refunded'],
  refunded: [],
}

export function canTransition(from: OrderState, to: OrderState): boolean {
  return orderTransitions[from].includes(to)
}

/** The states from which this one can be reached. */
export function orderStatesBefore(to: OrderState): OrderState[] {
  return orderStates.filter(from => canTransition(from, to))
}

/** Shoppers can cancel until the order is packed, the shop until any of it is shipped. */
export function cancelableStates(by: Actor['kind']): OrderState[] {
  return by === 'shopper' ? ['placed', 'paid'] : orderStatesBefore('canceled')
}

export function canCancel(
  { state, shipments }: Pick<Order, 'state' | 'shipments'>,
  by: Actor['kind'] = 'shopper',
): boolean {
  return cancelableStates(by).includes(state) && shipments.length === 0
}

/** By payments and gift card, minus what was refunded. */
export function refundableAmount({
  paid,
  giftCard,
  refunded,
}: Pick<Order, 'paid' | 'giftCard' | 'refunded'>): Amount {
  return toAmount(Math.max(paid + giftCard - refunded, 0))
}
