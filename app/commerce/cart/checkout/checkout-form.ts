import type { Address } from '../../values/addresses/address.ts'
import { type AddressError, emptyAddress, validateAddress } from '../../values/addresses/validate-address.ts'
import { type ParsedEmail, parseEmail } from '../../values/typed/email-address.ts'
import type { OrderChange } from './order-change.ts'

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

/** As typed, valid or not. */
export type CheckoutFields = Record<CheckoutField, string>

/** A visitor's form input until they order. */
export interface CheckoutDraft {
  /** Idempotency key of the order: the same key is the same order. */
  key: string
  fields: CheckoutFields
  /** Uppercase, in the order in which they were entered. */
  codes: string[]
  /** Changes before their last attempt to order. */
  changes: OrderChange[]
}

export const emptyCheckoutFields: CheckoutFields = { ...emptyAddress, email: '', delivery: '', payment: '' }

/** Longer than any valid input. */
export const maxCheckoutFieldLength = 300

/** Replaces the fields that were submitted and keeps the others. */
export function mergeCheckoutFields(
  existing: CheckoutFields,
  submitted: Partial<CheckoutFields>,
): CheckoutFields {
  const fields = { ...existing }
  for (const name of checkoutFields) {
    const value = submitted[name]
    if (value !== undefined) fields[name] = value.slice(0, maxCheckoutFieldLength)
  }
  return fields
}

export interface ValidCheckoutOptions {
  /** ISO 3166-1 alpha-2. */
  countries: readonly string[]
  deliveries: readonly number[]
  /** Names of payment providers. */
  payments: readonly string[]
}

export type CheckoutError =
  | AddressError
  | Extract<ParsedEmail, { ok: false }>['reason']
  | 'no-delivery'
  | 'no-payment'

export type CheckoutErrors = Partial<Record<CheckoutField, CheckoutError>>

export type ValidatedCheckout =
  | { ok: true; email: string; address: Address; delivery: number; payment: string }
  | { ok: false; errors: CheckoutErrors }

/** Returns what an order needs, or the errors of all fields. A missing or unknown delivery or payment selects the first. */
export function validateCheckout(fields: CheckoutFields, options: ValidCheckoutOptions): ValidatedCheckout {
  const email = parseEmail(fields.email)
  const address = validateAddress(checkoutAddress(fields), options.countries)
  const delivery = chosenDelivery(fields, options.deliveries)
  const payment = chosenPayment(fields, options.payments)
  if (email.ok && address.ok && delivery !== undefined && payment !== undefined)
    return { ok: true, email: email.email, address: address.address, delivery, payment }
  const errors: CheckoutErrors = {}
  if (!email.ok) errors.email = email.reason
  if (!address.ok) Object.assign(errors, address.errors)
  else if (delivery === undefined) errors.delivery = 'no-delivery'
  else if (payment === undefined) errors.payment = 'no-payment'
  return { ok: false, errors }
}

/** The chosen delivery method, or else the first; undefined if there is none. */
function chosenDelivery({ delivery }: CheckoutFields, deliveries: readonly number[]): number | undefined {
  return deliveries.find(id => String(id) === delivery) ?? deliveries[0]
}

/** The chosen payment provider, or else the first; undefined if there is none. */
export function chosenPayment({ payment }: CheckoutFields, payments: readonly string[]): string | undefined {
  return payments.includes(payment) ? payment : payments[0]
}

export function checkoutAddress(fields: CheckoutFields): Address {
  const address = { ...emptyAddress }
  for (const field of Object.keys(address) as (keyof Address)[]) address[field] = fields[field]
  return address
}
