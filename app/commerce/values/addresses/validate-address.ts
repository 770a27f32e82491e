import { nameText } from '../typed/typed-text.ts'
import type { Address } from './address.ts'
import { type AddressField, countryFormat, hasField } from './country-format.ts'
import { readPhoneNumber } from './phone-number.ts'
import { readPostalCode } from './postal-code.ts'

/** In characters; more doesn't fit on a label. */
export const maxAddressFieldLength: Record<AddressField, number> = {
  name: 70,
  company: 70,
  line1: 100,
  line2: 100,
  postalCode: 16,
  city: 70,
  region: 10,
  phone: 30,
}

const optional: AddressField[] = ['company', 'line2', 'phone']

export type AddressError = 'missing' | 'bad-form' | 'too-long' | 'not-delivered-to'

export type AddressErrors = Partial<Record<keyof Address, AddressError>>

export type ValidatedAddress = { ok: true; address: Address } | { ok: false; errors: AddressErrors }

/** Returns the address in its country's form, without fields the country doesn't use, or the errors of all fields. */
export function validateAddress(typed: Address, countries: readonly string[]): ValidatedAddress {
  const { country } = typed
  if (!countries.includes(country)) return { ok: false, errors: { country: 'not-delivered-to' } }
  const address: Address = { ...emptyAddress, country }
  const errors: AddressErrors = {}
  for (const field of addressFields) {
    if (!hasField(country, field)) continue
    const read = readField(country, field, tidy(typed[field]))
    if (read.ok) address[field] = read.value
    else errors[field] = read.reason
  }
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, address }
}

export const emptyAddress: Address = {
  name: '',
  company: '',
  line1: '',
  line2: '',
  postalCode: '',
  city: '',
  region: '',
  country: '',
  phone: '',
}

const addressFields = Object.keys(maxAddressFieldLength) as AddressField[]

type ReadField = { ok: true; value: string } | { ok: false; reason: AddressError }

function readField(country: string, field: AddressField, value: string): ReadField {
  if (field === 'postalCode') {
    const read = readPostalCode(country, value)
    if (!read.ok) return read
    return bounded(field, read.code)
  }
  if (value === '') return optional.includes(field) ? { ok: true, value } : { ok: false, reason: 'missing' }
  if (field === 'region') return readRegion(country, value)
  if (field !== 'phone') return bounded(field, value)
  const phone = readPhoneNumber(value)
  return phone === undefined ? { ok: false, reason: 'bad-form' } : bounded(field, phone)
}

function bounded(field: AddressField, value: string): ReadField {
  return value.length <= maxAddressFieldLength[field]
    ? { ok: true, value }
    : { ok: false, reason: 'too-long' }
}

/** Accepts a code or a name: browsers autofill either. */
function readRegion(country: string, value: string): ReadField {
  const lowerCase = value.toLowerCase()
  const found = countryFormat(country).region?.choices.find(
    ({ code, name }) => code.toLowerCase() === lowerCase || name.toLowerCase() === lowerCase,
  )
  return found ? { ok: true, value: found.code } : { ok: false, reason: 'missing' }
}

/** In one line. */
function tidy(value: string): string {
  return nameText(value)
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}
