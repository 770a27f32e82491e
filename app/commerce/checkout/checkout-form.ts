import type { Address } from '../addresses/address.ts'
import { mistakeInWords } from '../addresses/address-words.ts'
import { checkAddress, emptyAddress } from '../addresses/check-address.ts'
import { readEmail } from '../stock/back-in-stock.ts'
import type { OrderChange } from './order-change.ts'

/** What is asked on the way to an order, and nothing else: who, where to, how it is sent and how it is paid. */
export const checkoutFields = [
  'email',
  'country',
  'name',
  'company',
  'line1',
  'line2',
  'postalCode',
  'city',
  'region',
  'phone',
  'delivery',
  'payment',
] as const

export type CheckoutField = (typeof checkoutFields)[number]

/** As typed, right or wrong. */
export type CheckoutFields = Record<CheckoutField, string>

/** What a visitor has filled in until they order. */
export interface Checkout {
  /** Sent with the order: the same key is the same order. */
  key: string
  fields: CheckoutFields
  /** In capitals, in the order in which they were typed. */
  codes: string[]
  /** What was not as they saw it when they tried to order last. */
  told: OrderChange[]
}

export const noFields: CheckoutFields = {
  email: '',
  country: '',
  name: '',
  company: '',
  line1: '',
  line2: '',
  postalCode: '',
  city: '',
  region: '',
  phone: '',
  delivery: '',
  payment: '',
}

/** More than any field holds that is right; the rest of what was typed is not kept. */
const mostKept = 300

/** Takes what was sent into what is known already; what was not sent stays. */
export function withFields(known: CheckoutFields, sent: Partial<CheckoutFields>): CheckoutFields {
  const fields = { ...known }
  for (const name of checkoutFields) {
    const value = sent[name]
    if (value !== undefined) fields[name] = value.slice(0, mostKept)
  }
  return fields
}

/** Among what an order can choose. */
export interface Choices {
  /** ISO 3166-1 alpha-2. */
  countries: readonly string[]
  deliveries: readonly number[]
  /** The names of the providers. */
  payments: readonly string[]
}

/** What is wrong with each field, in words that say what to do. */
export type CheckoutMistakes = Partial<Record<CheckoutField, string>>

export type CheckedCheckout =
  | { ok: true; email: string; address: Address; delivery: number; payment: string }
  | { ok: false; mistakes: CheckoutMistakes }

const emailInWords = {
  'no-email': 'Enter your e-mail address. The confirmation goes there.',
  'bad-email': 'Check the e-mail address. It needs a form like name@example.com.',
}

/**
 * Reads what was filled in as an order needs it, or names every mistake. Of the ways of delivery and to pay the first is chosen
 * already, also in the place of one that is not there any more.
 */
export function checkCheckout(fields: CheckoutFields, choices: Choices): CheckedCheckout {
  const mistakes: CheckoutMistakes = {}
  const email = readEmail(fields.email)
  if (!email.ok) mistakes.email = emailInWords[email.because]
  const checked = checkAddress(addressOf(fields), choices.countries)
  if (!checked.ok)
    for (const [field, mistake] of Object.entries(checked.mistakes))
      mistakes[field as keyof Address] = mistakeInWords(fields.country, field as keyof Address, mistake)
  const delivery = chosenDelivery(fields, choices.deliveries)
  if (delivery === undefined && checked.ok)
    mistakes.delivery = 'Nothing can be sent to this country just now.'
  if (!email.ok || !checked.ok || delivery === undefined) return { ok: false, mistakes }
  const payment = chosenPayment(fields, choices.payments)
  return { ok: true, email: email.email, address: checked.address, delivery, payment }
}

/** The way of delivery that was chosen, else the first; undefined where there is none. */
export function chosenDelivery(
  { delivery }: CheckoutFields,
  deliveries: readonly number[],
): number | undefined {
  return deliveries.find(id => String(id) === delivery) ?? deliveries[0]
}

/** The way to pay that was chosen, else the first: a shop has one at least. */
export function chosenPayment({ payment }: CheckoutFields, payments: readonly string[]): string {
  return payments.includes(payment) ? payment : payments[0]!
}

/** The fields in the order in which they stand on the page: so are mistakes named. */
export function addressOf(fields: CheckoutFields): Address {
  const address = { ...emptyAddress }
  for (const field of Object.keys(address) as (keyof Address)[]) address[field] = fields[field]
  return address
}
