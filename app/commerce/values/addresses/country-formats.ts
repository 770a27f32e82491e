/** A country's own names for city, postal code and region. */
export type CityTerm = 'city' | 'city-or-ward' | 'district' | 'suburb-or-town' | 'town-or-city'
export type PostalCodeTerm = 'cep' | 'eircode' | 'pin-code' | 'postal-code' | 'postcode' | 'zip-code'
export type RegionTerm =
  | 'area'
  | 'emirate'
  | 'prefecture'
  | 'province'
  | 'province-or-territory'
  | 'region'
  | 'state'
  | 'state-or-territory'

/** The format of a country's postal codes. */
export interface PostalCodeFormat {
  /** `postal-code` if left out. */
  term?: PostalCodeTerm
  example: string
  /** `#` is a digit, `@` a letter, `*` either; other characters are literal. Empty if unknown. */
  forms: readonly string[]
  /** Rules that `forms` cannot express. */
  only?: RegExp
  /** Letters that belong to the code before a hyphen, typed or not. */
  prefix?: string
  optional?: boolean
}

export interface CountryFormatRow {
  /** The fields after the street: Z is the postal code, C the city, S the region, and | starts a row. */
  place: string
  code?: PostalCodeFormat
  /** `city` if left out. */
  city?: CityTerm
  /** On a label a region is written as its code, like "CA", or its name. */
  region?: { term: RegionTerm; written: 'code' | 'name' }
  /** These fields come before the street. */
  placeFirst?: boolean
}

const digits = (count: number, example: string, more: Partial<PostalCodeFormat> = {}): PostalCodeFormat => ({
  forms: ['#'.repeat(count)],
  example,
  ...more,
})

/** Most of Europe: the code, then the city in the same row. */
const codeAndCity = (code: PostalCodeFormat, more: Partial<CountryFormatRow> = {}): CountryFormatRow => ({
  place: 'ZC',
  code,
  ...more,
})

const postcode = { term: 'postcode' } as const

/**
 * Address formats by country. Sources: libaddressinput (fields and their order), Unicode CLDR 26 (postalCodeData.xml, the last
 * release with postal codes), and the country sheets of the Universal Postal Union.
 */
export const countryFormats: Record<string, CountryFormatRow> = {
  AE: { place: 'S', region: { term: 'emirate', written: 'name' } },
  AT: codeAndCity(digits(4, '1010', postcode)),
  AU: {
    place: 'C|SZ',
    code: digits(4, '2000', postcode),
    city: 'suburb-or-town',
    region: { term: 'state-or-territory', written: 'code' },
  },
  BE: codeAndCity(digits(4, '1000')),
  BG: codeAndCity(digits(4, '1000')),
  BR: {
    place: 'ZC|S',
    code: { term: 'cep', forms: ['#####-###'], example: '01310-100' },
    region: { term: 'state', written: 'code' },
  },
  CA: {
    place: 'C|SZ',
    // Never D, F, I, O, Q or U: Canada Post, Addressing Guidelines.
    code: {
      forms: ['@#@ #@#'],
      example: 'K1A 0B1',
      only: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$/,
    },
    region: { term: 'province-or-territory', written: 'code' },
  },
  CH: codeAndCity(digits(4, '8001', postcode)),
  CY: codeAndCity(digits(4, '1010')),
  CZ: codeAndCity({ forms: ['### ##'], example: '110 00' }),
  DE: codeAndCity(digits(5, '10115', { ...postcode, only: /^(?!00)/ }), { city: 'town-or-city' }),
  DK: codeAndCity(digits(4, '1050', postcode)),
  EE: codeAndCity(digits(5, '10111')),
  // The first two digits are the province, 01 to 52.
  ES: codeAndCity(digits(5, '28001', { only: /^(0[1-9]|[1-4]\d|5[0-2])/ })),
  FI: codeAndCity(digits(5, '00100')),
  FR: codeAndCity(digits(5, '75001'), { city: 'town-or-city' }),
  GB: {
    place: 'CZ',
    city: 'town-or-city',
    // Royal Mail, Programmer's Guide to the Postcode Address File: the last two letters are never C, I, K, M, O or V.
    // GIR is Girobank's.
    code: {
      ...postcode,
      forms: ['@# #@@', '@## #@@', '@@# #@@', '@@## #@@', '@#@ #@@', '@@#@ #@@', '@@@ #@@'],
      example: 'SW1A 1AA',
      only: /^(GIR 0AA|[A-PR-UWYZ]\D?\d.* \d[ABD-HJLNP-UW-Z]{2})$/,
    },
  },
  GR: codeAndCity({ forms: ['### ##'], example: '105 57' }),
  HK: { place: 'C|S', city: 'district', region: { term: 'area', written: 'name' } },
  HR: codeAndCity(digits(5, '10000')),
  HU: codeAndCity(digits(4, '1051')),
  IE: {
    place: 'CZ',
    city: 'town-or-city',
    // An Post: a routing key and four characters, none of them B, G, I, J, L, M, O, Q, S, U or Z.
    code: {
      term: 'eircode',
      forms: ['@#* ****'],
      example: 'D02 AF30',
      only: /^([AC-FHKNPRTV-Y]\d\d|D6W) [AC-FHKNPRTV-Y0-9]{4}$/,
      optional: true,
    },
  },
  IL: codeAndCity({ forms: ['#######', '#####'], example: '9614303', optional: true }),
  IN: {
    place: 'CZ|S',
    code: digits(6, '110001', { term: 'pin-code', only: /^[1-9]/ }),
    region: { term: 'state', written: 'name' },
  },
  IS: codeAndCity(digits(3, '101')),
  IT: codeAndCity(digits(5, '00184'), { place: 'ZC|S', region: { term: 'province', written: 'code' } }),
  JP: {
    place: 'ZS|C',
    code: { forms: ['###-####'], example: '100-0001' },
    city: 'city-or-ward',
    region: { term: 'prefecture', written: 'name' },
    placeFirst: true,
  },
  LI: codeAndCity(digits(4, '9490', { only: /^94(8[5-9]|9[0-8])/ })),
  LT: codeAndCity(digits(5, '01100')),
  LU: codeAndCity(digits(4, '1009')),
  LV: codeAndCity(digits(4, 'LV-1050', { prefix: 'LV' })),
  MC: codeAndCity(digits(5, '98000', { only: /^980/ })),
  MT: { place: 'CZ', code: { forms: ['@@@ ####'], example: 'VLT 1117' } },
  MX: { place: 'ZC|S', code: digits(5, '06000'), region: { term: 'state', written: 'name' } },
  // No code starts with 0 or ends in SA, SD or SS.
  NL: codeAndCity({ forms: ['#### @@'], example: '1012 AB', only: /^[1-9].*(?<!SA|SD|SS)$/, ...postcode }),
  NO: codeAndCity(digits(4, '0150', postcode)),
  NZ: { place: 'CZ', city: 'town-or-city', code: digits(4, '6011', postcode) },
  PL: codeAndCity({ forms: ['##-###'], example: '00-950' }),
  PT: codeAndCity({ forms: ['####-###'], example: '1000-205', only: /^[1-9]/ }),
  RO: codeAndCity(digits(6, '010011')),
  SE: codeAndCity({ forms: ['### ##'], example: '111 52', ...postcode, only: /^[1-9]/ }),
  SG: { place: 'Z', code: digits(6, '049483') },
  SI: codeAndCity(digits(4, '1000')),
  SK: codeAndCity({ forms: ['### ##'], example: '811 01' }),
  TR: codeAndCity(digits(5, '34110')),
  UA: codeAndCity(digits(5, '01001')),
  US: {
    place: 'C|SZ',
    code: { term: 'zip-code', forms: ['#####', '#####-####'], example: '94103' },
    region: { term: 'state', written: 'code' },
  },
  ZA: { place: 'CZ', code: digits(4, '8001') },
}
