import type { CartLine } from '../../commerce/cart/cart.ts'
import type { Checkout } from '../../commerce/checkout/checkout-form.ts'
import { type OrderedLine, orderedLines } from '../../commerce/checkout/order-change.ts'
import type { CodeRefusal, DeliveryOffer, Quote } from '../../commerce/pricing/quote.ts'

/** A way to pay, as the page offers it. */
export interface PaymentChoice {
  name: string
  label: string
  words: string
  isTest: boolean
  /** Paid on a page right after ordering. */
  isOnline: boolean
}

/** What is the same as long as a shopper stays on the page. */
export interface CheckoutOffers {
  /** Where the shop delivers to, by their names. */
  countries: { code: string; name: string }[]
  payments: PaymentChoice[]
  /** The setting that limits what unpaid orders hold. */
  unpaidUnits: number
  /** What the shop promises to every buyer, in the merchant's words. */
  promises: string[]
}

/** What is filled in and what it comes to: read anew whenever something is saved. */
export interface CheckoutView {
  checkout: Checkout
  isEmailConfirmed: boolean
  /** With what cannot be had now. */
  inCart: CartLine[]
  limit: number
  /** Null where nothing is ordered. */
  quote: Quote | null
  deliveries: DeliveryOffer[]
  /** Codes that take nothing off as it is now. */
  refused: { code: string; because: CodeRefusal }[]
}

/** What is ordered of it. */
export function linesOf({ inCart, limit }: CheckoutView): OrderedLine[] {
  return orderedLines(inCart, limit)
}

/** What the page has to say when it is asked for. */
export const sayings = [
  'changed',
  'check',
  'code',
  'saved',
  'no-code',
  'confirm-email',
  'pay-now',
  'finish-payments',
  'link-sent',
] as const
export type Saying = (typeof sayings)[number]

export function readSaying(typed: string | null): Saying | undefined {
  return sayings.find(saying => saying === typed)
}

/** What the shop answers to a script that saved something. */
export interface SavedAnswer {
  view: CheckoutView
  /** What came of a code that was tried: the one that was typed, and why it takes nothing off if it does not. */
  tried: { code: string; because: CodeRefusal | null } | null
}
