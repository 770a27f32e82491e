import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { Address } from '#commerce/values/addresses/address.ts'
import { countryFormats } from '#commerce/values/addresses/country-formats.ts'
import { emptyAddress, validateAddress } from '#commerce/values/addresses/validate-address.ts'
import { runInLanguage } from '#messages/run-in-language.server.ts'
import { addressFieldLabel } from '#ui/address-text.ts'
import { checkoutErrorText } from './checkout-error-text.ts'

const countries = [...Object.keys(countryFormats), 'GL']

describe('address field labels', () => {
  const labels = (country: string) =>
    (['city', 'region', 'postalCode'] as const).map(field => addressFieldLabel(country, field))

  it('use the terms of the country', () => {
    expect(labels('US')).toEqual(['City', 'State', 'ZIP code'])
    expect(labels('CA')).toEqual(['City', 'Province or territory', 'Postal code'])
    expect(labels('AU')).toEqual(['Suburb or town', 'State or territory', 'Postcode'])
    expect(labels('JP')).toEqual(['City or ward', 'Prefecture', 'Postal code'])
    expect(addressFieldLabel('IE', 'postalCode')).toBe('Eircode')
  })

  it('follow the language of the shop', () => {
    runInLanguage('de', () => expect(labels('US')).toEqual(['Ort', 'Bundesstaat', 'ZIP-Code']))
  })
})

describe('checkout errors', () => {
  it('say what to do, in the terms of the country', () => {
    expect(checkoutErrorText('US', 'postalCode', 'bad-form')).toBe('Check the ZIP code. Example: 94103.')
    expect(checkoutErrorText('GB', 'postalCode', 'missing')).toBe('Enter the postcode.')
    expect(checkoutErrorText('US', 'region', 'missing')).toBe('Select the state.')
    expect(checkoutErrorText('US', 'name', 'missing')).toBe('Enter the recipient’s name.')
    expect(checkoutErrorText('US', 'email', 'no-email')).toBe('Enter your email address.')
  })

  test.each(['en', 'de'] as const)('have a text for any input (%s)', language => {
    const field = fc.string({ maxLength: 120 })
    const typed = fc.record({
      ...Object.fromEntries(Object.keys(emptyAddress).map(name => [name, field])),
      country: fc.constantFrom(...countries),
    })
    fc.assert(
      fc.property(typed, address => {
        const validated = validateAddress({ ...emptyAddress, ...address }, countries)
        if (validated.ok) return
        for (const [name, error] of Object.entries(validated.errors))
          expect(
            runInLanguage(language, () => checkoutErrorText(address.country, name as keyof Address, error)),
          ).toMatch(/^\p{Lu}.*\.$/u)
      }),
    )
  })
})
