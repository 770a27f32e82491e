import type { Address } from './address.ts'
import { type AddressMistake, longest } from './check-address.ts'
import { type AddressField, countryFormat } from './country-format.ts'

/** What a field is called in this country. */
export function fieldLabel(country: string, field: keyof Address): string {
  const { cityName, postal, region } = countryFormat(country)
  const labels: Record<keyof Address, string> = {
    name: 'full name',
    company: 'company',
    line1: 'street address',
    line2: 'apartment, floor',
    postalCode: postal?.name ?? 'postal code',
    city: cityName,
    region: region?.name ?? 'region',
    country: 'country or region',
    phone: 'phone',
  }
  const label = labels[field]
  return label.charAt(0).toUpperCase() + label.slice(1)
}

/** What is wrong with a field, and what to do. */
export function mistakeInWords(country: string, field: keyof Address, mistake: AddressMistake): string {
  const label = fieldLabel(country, field)
  // "ZIP code", "CEP" and "PIN code" keep their capitals.
  const within = /^[A-Z]{2}|^Eir/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1)
  if (mistake === 'not-delivered-to') return 'Choose a country that we deliver to.'
  if (mistake === 'too-long')
    return `This is too long for a label: ${longest[field as AddressField]} letters at most.`
  if (field === 'phone') return 'Check the phone number. It needs 6 to 15 digits.'
  if (mistake === 'bad-form')
    return `Check the ${within}. It should look like ${countryFormat(country).postal?.example}.`
  if (field === 'name') return 'Enter the name of who receives the parcel.'
  if (field === 'line1') return 'Enter the street and the number.'
  return field === 'region' ? `Choose the ${within}.` : `Enter the ${within}.`
}
