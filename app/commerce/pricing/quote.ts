import type { Cents } from '../money.ts'
import type { TaxAmount } from '../taxes/calculate-tax.ts'

/** The cost of an order, part by part. The same amounts are shown, charged and stored. */
export interface Quote {
  lines: QuoteLine[]
  /** The items at their prices, before any discount. */
  subtotal: Cents
  /** In the order in which they were applied. */
  discounts: QuoteDiscount[]
  delivery: QuoteDelivery | null
  taxes: TaxAmount[]
  /** Whether prices include tax: then tax is shown and not added. */
  taxIncluded: boolean
  /** The sum of all taxes. */
  tax: Cents
  /** Items less discounts, with delivery and, unless included, tax. */
  total: Cents
  giftCard: { id: number; ending: string; amount: Cents } | null
  /** The total less the gift card. */
  due: Cents
}

export interface QuoteLine {
  sku: string
  quantity: number
  unitPrice: Cents
  /** This line's share of all promotions on items. */
  discount: Cents
  /** This line's share of the tax. All lines and the delivery sum to the quote's tax. */
  tax: Cents
  /** The line's price to the shopper, with tax. */
  total: Cents
}

export interface QuoteDiscount {
  promotionId: number
  title: string
  /** Null when it applied automatically. */
  code: string | null
  /** Taken off the items. */
  goods: Cents
  /** Taken off the delivery. */
  delivery: Cents
}

export interface QuoteDelivery {
  methodId: number
  name: string
  /** Before promotions. */
  price: Cents
  discount: Cents
  tax: Cents
  /** Its price to the shopper, with tax. */
  total: Cents
}
