import type { Address } from './address.ts'
import { type AddressField, countryFormat, hasField } from './country-format.ts'
import { readPostalCode } from './postal-code.ts'

/** The most signs of each; more do not fit on a label. */
export const longest: Record<AddressField, number> = {
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

export type AddressMistake = 'missing' | 'bad-form' | 'too-long' | 'not-delivered-to'

export type AddressMistakes = Partial<Record<keyof Address, AddressMistake>>

export type CheckedAddress = { ok: true; address: Address } | { ok: false; mistakes: AddressMistakes }

/**
 * Reads an address as typed. What is right is written as its country writes it, what its country does not have is left out;
 * otherwise every mistake is named, not the first alone.
 */
export function checkAddress(typed: Address, countries: readonly string[]): CheckedAddress {
  const { country } = typed
  if (!countries.includes(country)) return { ok: false, mistakes: { country: 'not-delivered-to' } }
  const address: Address = { ...emptyAddress, country }
  const mistakes: AddressMistakes = {}
  for (const field of addressFields) {
    if (!hasField(country, field)) continue
    const read = readField(country, field, tidy(typed[field]))
    if (read.ok) address[field] = read.value
    else mistakes[field] = read.because
  }
  return Object.keys(mistakes).length > 0 ? { ok: false, mistakes } : { ok: true, address }
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

const addressFields = Object.keys(longest) as AddressField[]

type ReadField = { ok: true; value: string } | { ok: false; because: AddressMistake }

function readField(country: string, field: AddressField, value: string): ReadField {
  if (field === 'postalCode') {
    const read = readPostalCode(country, value)
    if (!read.ok) return read
    return bounded(field, read.code)
  }
  if (value === '') return optional.includes(field) ? { ok: true, value } : { ok: false, because: 'missing' }
  if (field === 'region') return readRegion(country, value)
  if (field === 'phone' && !isPhone(value)) return { ok: false, because: 'bad-form' }
  return bounded(field, value)
}

function bounded(field: AddressField, value: string): ReadField {
  return value.length <= longest[field] ? { ok: true, value } : { ok: false, because: 'too-long' }
}

/** By its code, or by its name: what a browser fills in may be either. */
function readRegion(country: string, value: string): ReadField {
  const wanted = value.toLowerCase()
  const found = countryFormat(country).region?.choices.find(
    ({ code, name }) => code.toLowerCase() === wanted || name.toLowerCase() === wanted,
  )
  return found ? { ok: true, value: found.code } : { ok: false, because: 'missing' }
}

/** Source: ITU-T E.164, at most 15 digits. How they are grouped is free. */
function isPhone(value: string): boolean {
  const digits = value.replaceAll(/\D/g, '').length
  return /^\+?[\d\s()/.-]+$/.test(value) && digits >= 6 && digits <= 15
}

/** One space where there are several, or what only looks like one. */
function tidy(value: string): string {
  return value.replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim()
}
