import type { CityTerm, PostalCodeTerm, RegionTerm } from '#commerce/values/addresses/country-formats.ts'
import { formatNumber } from './format.ts'
import { inLanguage } from './in-language.ts'

export const addressMessages = inLanguage({
  name: 'Full name',
  company: 'Company',
  street: 'Street address',
  apartment: 'Apartment, suite, etc.',
  country: 'Country or region',
  phone: 'Phone',

  cities: {
    city: { label: 'City', inSentence: 'the city' },
    'city-or-ward': { label: 'City or ward', inSentence: 'the city or ward' },
    district: { label: 'District', inSentence: 'the district' },
    'suburb-or-town': { label: 'Suburb or town', inSentence: 'the suburb or town' },
    'town-or-city': { label: 'Town or city', inSentence: 'the town or city' },
  } satisfies Record<CityTerm, Term>,
  postalCodes: {
    cep: { label: 'CEP', inSentence: 'the CEP' },
    eircode: { label: 'Eircode', inSentence: 'the Eircode' },
    'pin-code': { label: 'PIN code', inSentence: 'the PIN code' },
    'postal-code': { label: 'Postal code', inSentence: 'the postal code' },
    postcode: { label: 'Postcode', inSentence: 'the postcode' },
    'zip-code': { label: 'ZIP code', inSentence: 'the ZIP code' },
  } satisfies Record<PostalCodeTerm, Term>,
  regions: {
    area: { label: 'Area', inSentence: 'the area' },
    emirate: { label: 'Emirate', inSentence: 'the emirate' },
    prefecture: { label: 'Prefecture', inSentence: 'the prefecture' },
    province: { label: 'Province', inSentence: 'the province' },
    'province-or-territory': { label: 'Province or territory', inSentence: 'the province or territory' },
    region: { label: 'Region', inSentence: 'the region' },
    state: { label: 'State', inSentence: 'the state' },
    'state-or-territory': { label: 'State or territory', inSentence: 'the state or territory' },
  } satisfies Record<RegionTerm, Term>,

  enterName: 'Enter the recipient’s name.',
  enterStreet: 'Enter the street address.',
  enter: ({ field }: { field: string }) => `Enter ${field}.`,
  select: ({ field }: { field: string }) => `Select ${field}.`,
  checkPostalCode: ({ field, example }: { field: string; example: string }) =>
    `Check ${field}. Example: ${example}.`,
  checkPhone: 'Check the phone number. It needs 6 to 15 digits.',
  tooLong: ({ max }: { max: number }) => `Use ${formatNumber(max)} characters or fewer.`,
  selectCountry: 'Select a country we ship to.',
})

/** A country's name for a part of its addresses: as a label, and within a sentence. */
interface Term {
  label: string
  inSentence: string
}
