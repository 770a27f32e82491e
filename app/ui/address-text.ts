import type { Address } from '#commerce/values/addresses/address.ts'
import { type AddressField, countryFormat } from '#commerce/values/addresses/country-format.ts'
import { type AddressError, maxAddressFieldLength } from '#commerce/values/addresses/validate-address.ts'
import { addressMessages } from '#messages/addresses.ts'

/** The field's name in this country. */
export function addressFieldLabel(country: string, field: keyof Address): string {
  switch (field) {
    case 'postalCode':
    case 'city':
    case 'region':
      return localTerm(country, field).label
    case 'line1':
      return addressMessages.street
    case 'line2':
      return addressMessages.apartment
    default:
      return addressMessages[field]
  }
}

/** Tells how to mend a field of an address in this country. */
export function addressErrorText(country: string, field: keyof Address, error: AddressError): string {
  if (error === 'not-delivered-to') return addressMessages.selectCountry
  if (error === 'too-long')
    return addressMessages.tooLong({ max: maxAddressFieldLength[field as AddressField] })
  if (field === 'phone') return addressMessages.checkPhone
  if (field === 'name') return addressMessages.enterName
  if (field === 'line1') return addressMessages.enterStreet
  const term = localTerm(country, field as 'postalCode' | 'city' | 'region').inSentence
  if (error === 'bad-form')
    return addressMessages.checkPostalCode({
      field: term,
      example: countryFormat(country).postal?.example ?? '',
    })
  return field === 'region' ? addressMessages.select({ field: term }) : addressMessages.enter({ field: term })
}

function localTerm(country: string, field: 'postalCode' | 'city' | 'region') {
  const { city, postal, region } = countryFormat(country)
  if (field === 'city') return addressMessages.cities[city]
  if (field === 'postalCode') return addressMessages.postalCodes[postal?.term ?? 'postal-code']
  return addressMessages.regions[region?.term ?? 'region']
}
