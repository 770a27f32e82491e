/** How a country's postal codes look. */
export interface PostalForm {
  /** As the country's people call it. */
  name?: string
  example: string
  /** `#` is a digit, `@` a letter, `*` either; all else stands for itself. None where the shop does not know how they look. */
  forms: readonly string[]
  /** What the forms cannot say. */
  only?: RegExp
  /** Letters that are part of the code, whether they are typed or not. */
  prefix?: string
  optional?: boolean
}

export interface FormatRow {
  /** What follows the lines of the street: Z is the postal code, C the city, S the region, and | begins a row. */
  place: string
  code?: PostalForm
  /** What is called a city elsewhere. */
  city?: string
  /** What a region is called, and what stands on a label: its code, as in "CA", or its name. */
  region?: { name: string; written: 'code' | 'name' }
  /** The place stands before the street. */
  placeFirst?: boolean
}

const digits = (count: number, example: string, more: Partial<PostalForm> = {}): PostalForm => ({
  forms: ['#'.repeat(count)],
  example,
  ...more,
})

/** Most of Europe: the code, and the city beside it. */
const codeAndCity = (code: PostalForm, more: Partial<FormatRow> = {}): FormatRow => ({
  place: 'ZC',
  code,
  ...more,
})

const postcode = { name: 'postcode' }

/**
 * How addresses are written, by country. Sources: the address data of libaddressinput (fields, their order, which are
 * required), the postal code forms of Unicode CLDR 26 (postalCodeData.xml, the last that had them), and the country sheets of
 * the Universal Postal Union.
 */
export const formats: Record<string, FormatRow> = {
  AE: { place: 'S', region: { name: 'emirate', written: 'name' } },
  AT: codeAndCity(digits(4, '1010', postcode)),
  AU: {
    place: 'C|SZ',
    code: digits(4, '2000', postcode),
    city: 'suburb or town',
    region: { name: 'state or territory', written: 'code' },
  },
  BE: codeAndCity(digits(4, '1000')),
  BG: codeAndCity(digits(4, '1000')),
  BR: {
    place: 'ZC|S',
    code: { name: 'CEP', forms: ['#####-###'], example: '01310-100' },
    region: { name: 'state', written: 'code' },
  },
  CA: {
    place: 'C|SZ',
    // Without D, F, I, O, Q and U, which a machine took for others: Canada Post, Addressing guidelines.
    code: {
      forms: ['@#@ #@#'],
      example: 'K1A 0B1',
      only: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$/,
    },
    region: { name: 'province or territory', written: 'code' },
  },
  CH: codeAndCity(digits(4, '8001', postcode)),
  CY: codeAndCity(digits(4, '1010')),
  CZ: codeAndCity({ forms: ['### ##'], example: '110 00' }),
  DE: codeAndCity(digits(5, '10115', { ...postcode, only: /^(?!00)/ }), { city: 'town or city' }),
  DK: codeAndCity(digits(4, '1050', postcode)),
  EE: codeAndCity(digits(5, '10111')),
  // The first two digits are the province, 01 to 52.
  ES: codeAndCity(digits(5, '28001', { only: /^(0[1-9]|[1-4]\d|5[0-2])/ })),
  FI: codeAndCity(digits(5, '00100')),
  FR: codeAndCity(digits(5, '75001'), { city: 'town or city' }),
  GB: {
    place: 'CZ',
    city: 'town or city',
    // Royal Mail, Programmer's Guide to the Postcode Address File: the last two letters are never C, I, K, M, O or V.
    code: {
      ...postcode,
      forms: ['@# #@@', '@## #@@', '@@# #@@', '@@## #@@', '@#@ #@@', '@@#@ #@@'],
      example: 'SW1A 1AA',
      only: /^[A-PR-UWYZ].* \d[ABD-HJLNP-UW-Z]{2}$/,
    },
  },
  GR: codeAndCity({ forms: ['### ##'], example: '105 57' }),
  HK: { place: 'C|S', city: 'district', region: { name: 'area', written: 'name' } },
  HR: codeAndCity(digits(5, '10000')),
  HU: codeAndCity(digits(4, '1051')),
  IE: {
    place: 'CZ',
    city: 'town or city',
    // An Post: a routing key, and four signs of which none is B, G, I, J, L, M, O, Q, S, U or Z.
    code: {
      name: 'Eircode',
      forms: ['@#* ****'],
      example: 'D02 AF30',
      only: /^([AC-FHKNPRTV-Y]\d\d|D6W) [AC-FHKNPRTV-Y0-9]{4}$/,
      optional: true,
    },
  },
  IL: codeAndCity({ forms: ['#######', '#####'], example: '9614303', optional: true }),
  IN: {
    place: 'CZ|S',
    code: digits(6, '110001', { name: 'PIN code', only: /^[1-9]/ }),
    region: { name: 'state', written: 'name' },
  },
  IS: codeAndCity(digits(3, '101')),
  IT: codeAndCity(digits(5, '00184'), { place: 'ZC|S', region: { name: 'province', written: 'code' } }),
  JP: {
    place: 'ZS|C',
    code: { forms: ['###-####'], example: '100-0001' },
    city: 'city or ward',
    region: { name: 'prefecture', written: 'name' },
    placeFirst: true,
  },
  LI: codeAndCity(digits(4, '9490', { only: /^94(8[5-9]|9[0-8])/ })),
  LT: codeAndCity(digits(5, '01100')),
  LU: codeAndCity(digits(4, '1009')),
  LV: codeAndCity(digits(4, 'LV-1050', { prefix: 'LV-' })),
  MC: codeAndCity(digits(5, '98000', { only: /^980/ })),
  MT: { place: 'CZ', code: { forms: ['@@@ ####'], example: 'VLT 1117' } },
  MX: { place: 'ZC|S', code: digits(5, '06000'), region: { name: 'state', written: 'name' } },
  // No code begins with 0, and none ends in the letters of the occupiers: SA, SD, SS.
  NL: codeAndCity({ forms: ['#### @@'], example: '1012 AB', only: /^[1-9].*(?<!SA|SD|SS)$/, ...postcode }),
  NO: codeAndCity(digits(4, '0150', postcode)),
  NZ: { place: 'CZ', city: 'town or city', code: digits(4, '6011', postcode) },
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
    code: { name: 'ZIP code', forms: ['#####', '#####-####'], example: '94103' },
    region: { name: 'state', written: 'code' },
  },
  ZA: { place: 'CZ', code: digits(4, '8001') },
}
