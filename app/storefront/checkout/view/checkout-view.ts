import type { CartLine } from '#commerce/cart/cart.ts'
import type { CheckoutDraft } from '#commerce/cart/checkout/checkout-form.ts'
import { type OrderableLine, orderableLines } from '#commerce/cart/checkout/order-change.ts'
import type { ArrivalWindow, BusinessDays } from '#commerce/selling/delivery/arrival.ts'
import type { DeliveryOffer } from '#commerce/selling/delivery/delivery-offers.ts'
import type { Quote } from '#commerce/selling/pricing/quote.ts'
import type { CodeRefusal } from '#commerce/selling/promotions/code-refusal.ts'

export interface PaymentOption {
  name: string
  label: string
  description: string
  isTest: boolean
  /** Paid on a page right after placing the order. */
  isOnline: boolean
  /** It can only pay multiples of this many minor units. */
  amountStep: number
}

/** The same for every order. */
export interface CheckoutOptions {
  /** Sorted by name. */
  countries: { code: string; name: string }[]
  payments: PaymentOption[]
  /** Whether a provider offers express checkout. */
  express: boolean
  /** The setting `unpaid_units`. */
  unpaidUnits: number
}

/** The draft and its current prices, read again after every save. */
export interface CheckoutView {
  draft: CheckoutDraft
  isEmailConfirmed: boolean
  /** Including lines that aren't available now. */
  cartLines: CartLine[]
  limit: number
  /** Null if no line is available. */
  quote: Quote | null
  deliveries: (DeliveryOffer & { arrival: ArrivalWindow | null; daysFromPayment: BusinessDays | null })[]
  /** Entered codes that have no effect now. */
  refusedCodes: { code: string; reason: CodeRefusal }[]
  /** The account for transfers from the selected country, line by line. */
  bankAccount: string[]
  /** The shop's benefits, for the selected country. */
  promises: string[]
  /** The right to withdraw; empty if there is none. */
  withdrawal: string
}

/** An address of the account, to ship to with one press. */
export interface SavedAddress {
  id: number
  /** As on a label, without the country if it's the draft's. */
  lines: string[]
  /** Whether the draft has it. */
  isSelected: boolean
}

/** The methods that can pay this amount: a transfer needs an account to go to. */
export function paymentsFor<Method extends Pick<PaymentOption, 'amountStep' | 'isOnline'>>(
  methods: readonly Method[],
  { due, bankAccount }: { due: number; bankAccount: readonly string[] },
): Method[] {
  return methods.filter(
    ({ amountStep, isOnline }) => due % amountStep === 0 && (due === 0 || isOnline || bankAccount.length > 0),
  )
}

export function checkoutLines({ cartLines, limit }: CheckoutView): OrderableLine[] {
  return orderableLines(cartLines, limit)
}

/** Values of the query parameter `notice`: what the page tells the shopper after a redirect. */
const checkoutNotices = [
  'changed',
  'check',
  'code',
  'saved',
  'no-code',
  'confirm-email',
  'pay-now',
  'finish-payments',
  'try-later',
  'link-sent',
  'no-express',
  'express-later',
] as const
export type CheckoutNotice = (typeof checkoutNotices)[number]

export function readCheckoutNotice(typed: string | null): CheckoutNotice | undefined {
  return checkoutNotices.find(notice => notice === typed)
}

/** The response to a save from a script. */
export interface SaveCheckoutResponse {
  view: CheckoutView
  /** The code as entered, and why it was refused if it was. */
  codeAttempt: { code: string; reason: CodeRefusal | null } | null
}
