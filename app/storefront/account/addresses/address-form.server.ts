import { data } from 'react-router'
import { maxCheckoutFieldLength } from '#commerce/cart/checkout/checkout-form.ts'
import { typedField } from '#commerce/editing/input/text-fields.server.ts'
import { readDeliveryCountries } from '#commerce/selling/delivery/delivery-store.server.ts'
import type { Address } from '#commerce/values/addresses/address.ts'
import { emptyAddress, validateAddress } from '#commerce/values/addresses/validate-address.ts'
import { currentLocale, formatCountry } from '#messages/format.ts'
import type { RouteRequest } from '#web/requests/accept-form.server.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { readInput, refuseInput } from '#web/requests/read-input.server.ts'
import { shopContext } from '#web/shop/context.ts'
import type { AddressFormErrors, SubmittedAddress } from './address-form.tsx'

const field = typedField({ max: maxCheckoutFieldLength })
const addressFields = Object.fromEntries(Object.keys(emptyAddress).map(name => [name, field])) as Record<
  keyof Address,
  typeof field
>

/** `update` only shows the fields of the selected country. */
const fields = { ...addressFields, update: field }

export const acceptAddressForm = acceptForm(fields)

export async function loadCountries({ context }: Pick<RouteRequest, 'context'>) {
  const { db } = context.get(shopContext)
  const countries = (await readDeliveryCountries(db)).map(code => ({ code, name: formatCountry(code) }))
  return countries.sort((a, b) => a.name.localeCompare(b.name, currentLocale()))
}

/** The valid address of the form; otherwise the answer with what was typed and its errors. */
export async function readAddressForm(args: RouteRequest): Promise<Address | RefusedAddress> {
  const input = await readInput(args, fields)
  if (!input.ok) throw refuseInput(args)
  const { update, ...values } = input.values
  const typed = { ...emptyAddress, ...withoutUndefined(values) }
  if (update !== undefined) return refuseAddress(typed, {}, 200)
  const { db } = args.context.get(shopContext)
  const validated = validateAddress(typed, await readDeliveryCountries(db))
  return validated.ok ? validated.address : refuseAddress(typed, validated.errors)
}

export type RefusedAddress = ReturnType<typeof refuseAddress>

export function refuseAddress(typed: Address, errors: AddressFormErrors, status = 400, message?: string) {
  return data({ typed, errors, message } satisfies SubmittedAddress, { status })
}

export function isAddress(read: Address | RefusedAddress): read is Address {
  return 'postalCode' in read
}

function withoutUndefined(values: Partial<Record<keyof Address, string | undefined>>): Partial<Address> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}
