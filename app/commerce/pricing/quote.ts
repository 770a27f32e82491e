import type { Cents } from '../money.ts'

/** What an order comes to, part by part: what is shown, what is charged and what is kept are this. */
export interface Quote {
  lines: QuoteLine[]
  /** The goods at their prices, before any discount. */
  subtotal: Cents
  /** Promotions in the order in which they were applied, each with what it took off goods and delivery. */
  discounts: QuoteDiscount[]
  delivery: QuoteDelivery | null
  taxes: QuoteTax[]
  /** Whether prices hold the tax already: then it is named, and not added. */
  taxIncluded: boolean
  /** Of all taxes. */
  tax: Cents
  /** The goods, less their discounts, with delivery and, where it is not included, tax. */
  total: Cents
  giftCard: { id: number; ending: string; amount: Cents } | null
  /** What is left to pay: the total less the gift card. */
  due: Cents
}

export interface QuoteLine {
  sku: string
  quantity: number
  unitPrice: Cents
  /** This line's share of all promotions on goods. */
  discount: Cents
  /** Its share of the tax. The lines' and the delivery's shares sum to the quote's tax. */
  tax: Cents
  /** What the shopper pays for the line, with tax. */
  total: Cents
}

export interface QuoteDiscount {
  promotionId: number
  title: string
  /** Null when it applied by itself. */
  code: string | null
  /** Taken off the goods. */
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
  /** What the shopper pays for it, with tax. */
  total: Cents
}

export interface QuoteTax {
  name: string
  /** Hundredths of a percent. */
  rate: number
  /** What it is reckoned on, without any tax. */
  base: Cents
  amount: Cents
}

/** A way of delivery that a country has for these goods. */
export interface DeliveryOffer {
  methodId: number
  name: string
  duration: string
  /** Before promotions; 0 is free. */
  price: Cents
}

/** Why a code that was typed takes nothing off. */
export type CodeRefusal =
  | 'unknown-code'
  | 'not-yet'
  | 'ended'
  | 'used-up'
  | 'used-before'
  /** For everyone who has not confirmed their email, whether they used it before or not. */
  | 'unconfirmed-email'
  | 'below-minimum'
  | 'nothing-it-is-for'
  | 'better-without'
  | 'empty-gift-card'
  | 'one-gift-card'
