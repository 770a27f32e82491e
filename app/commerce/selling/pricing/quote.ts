import type { Amount } from '../../values/money.ts'
import type { BusinessDays } from '../delivery/arrival.ts'
import type { TaxAmount } from '../taxes/calculate-tax.ts'

/** The cost of an order, part by part. The same amounts are shown, charged and stored. */
export interface Quote {
  /** Of all amounts: ISO 4217. */
  currency: string
  lines: QuoteLine[]
  /** The items at their prices, before any discount. */
  subtotal: Amount
  /** In the order in which they were applied. */
  discounts: QuoteDiscount[]
  delivery: QuoteDelivery | null
  taxes: TaxAmount[]
  /** Whether prices include tax: then tax is shown and not added. */
  taxIncluded: boolean
  /** The sum of all taxes. */
  tax: Amount
  /** Items less discounts, with delivery and, unless included, tax. */
  total: Amount
  giftCard: { id: number; ending: string; amount: Amount } | null
  /** The total less the gift card. */
  due: Amount
}

export interface QuoteLine {
  sku: string
  quantity: number
  unitPrice: Amount
  /** This line's share of all promotions on items. */
  discount: Amount
  /** This line's share of the tax. All lines and the delivery sum to the quote's tax. */
  tax: Amount
  /** The line's price to the shopper, with tax. */
  total: Amount
}

export interface QuoteDiscount {
  promotionId: number
  title: string
  /** Null when it applied automatically. */
  code: string | null
  /** Taken off the items. */
  goods: Amount
  /** Taken off the delivery. */
  delivery: Amount
}

export interface QuoteDelivery {
  methodId: number
  name: string
  /** Null without an estimate. */
  days: BusinessDays | null
  /** Before promotions. */
  price: Amount
  discount: Amount
  tax: Amount
  /** Its price to the shopper, with tax. */
  total: Amount
}
