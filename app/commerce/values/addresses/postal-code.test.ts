import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { countryFormats } from './country-formats.ts'
import { readPostalCode } from './postal-code.ts'

/** Codes of real places. */
const real: Record<string, string[]> = {
  AT: ['1010', '6020', '9500'],
  AU: ['2000', '0800', '3121'],
  BE: ['1000', '9000'],
  BG: ['1000', '9010'],
  BR: ['01310-100', '20040-020'],
  CA: ['K1A 0B1', 'M5V 3L9', 'H2Y 1C6'],
  CH: ['8001', '1204', '6900'],
  CY: ['1010', '8045'],
  CZ: ['110 00', '602 00'],
  DE: ['10115', '01067', '80331', '99084'],
  DK: ['1050', '8000'],
  EE: ['10111', '51005'],
  ES: ['28001', '08002', '51001', '52006'],
  FI: ['00100', '33100'],
  FR: ['75001', '13001', '20000', '97110'],
  GB: ['SW1A 1AA', 'M1 1AE', 'B33 8TH', 'CR2 6XH', 'DN55 1PT', 'GIR 0AA', 'EC1A 1BB', 'W1A 0AX', 'BT1 5GS'],
  GR: ['105 57', '546 22'],
  HR: ['10000', '21000'],
  HU: ['1051', '6720'],
  IE: ['D02 AF30', 'A65 F4E2', 'T12 X70A', 'D6W XY00', 'V94 T9PX'],
  IL: ['9614303', '6473424', '91999'],
  IN: ['110001', '400050', '560001'],
  IS: ['101', '600'],
  IT: ['00184', '20121', '39100'],
  JP: ['100-0001', '530-0001', '060-0001'],
  LI: ['9490', '9498', '9485'],
  LT: ['01100', '44280'],
  LU: ['1009', '4001'],
  LV: ['LV-1050', 'LV-3401'],
  MC: ['98000'],
  MT: ['VLT 1117', 'SLM 1549'],
  MX: ['06000', '44100', '64000'],
  NL: ['1012 AB', '3011 AA', '9711 JB'],
  NO: ['0150', '5003'],
  NZ: ['6011', '1010'],
  PL: ['00-950', '30-001'],
  PT: ['1000-205', '4050-290'],
  RO: ['010011', '400001'],
  SE: ['111 52', '411 01'],
  SG: ['049483', '238801'],
  SI: ['1000', '2000'],
  SK: ['811 01', '040 01'],
  TR: ['34110', '06420'],
  UA: ['01001', '79000'],
  US: ['94103', '10001-2345', '00501', '99950'],
  ZA: ['8001', '0002'],
}

const wrong: Record<string, string[]> = {
  AT: ['101', '10100', 'ABCD'],
  AU: ['200', '20000'],
  BR: ['01310', '0131-0100X'],
  CA: ['K1A', 'D1A 0B1', 'K1A 0O1', 'W1A 0B1', '94103', 'K1A 0B'],
  CH: ['80001', '800'],
  DE: ['1011', '101155', '00123', '1O115', 'B-10115'],
  ES: ['53001', '00123', '2800'],
  FR: ['7500', '750011'],
  GB: ['GIR 1AA', 'GIS 0AA', 'SW1A', 'SW1A 1A', 'SW1A 1AC', 'QW1A 1AA', '10115', 'SW1A 1AAA'],
  IE: ['D02', 'D02 AF3', 'B02 AF30', 'D02 AFO0'],
  IN: ['010001', '11000'],
  JP: ['100-001', '1000', '100-00011'],
  LI: ['9484', '9499', '8001'],
  LV: ['105', 'LT-1050'],
  MC: ['75001'],
  MT: ['1117', 'VLT'],
  NL: ['0012 AB', '1012', '1012 SS', '1012 A'],
  PL: ['00950X', '0-950'],
  PT: ['1000', '0100-205'],
  SE: ['011 52', '1115'],
  SG: ['49483', '0494833'],
  US: ['9410', '941033', '94103-12', 'K1A 0B1', '94103-12345', 'ninety'],
}

const cases = (table: Record<string, string[]>) =>
  Object.entries(table).flatMap(([country, codes]) => codes.map(code => [country, code] as const))

it.each([
  ['JP', '〒150-0041', '150-0041'],
  ['JP', '１５０−００４１', '150-0041'],
  ['JP', '150ー0041', '150-0041'],
  ['US', '94103–1234', '94103-1234'],
  ['US', '94\u200b103', '94103'],
  ['GB', 'sw1a\u00a01aa', 'SW1A 1AA'],
  ['SA', '١٢٣٤٥', '12345'],
  ['JP', '〶150-0041', '150-0041'],
  ['IN', '400,001', '400001'],
  ['AT', 'A-1010', '1010'],
  ['CH', 'CH-8001', '8001'],
  ['LU', 'L-1234', '1234'],
  ['SE', 'SE-111 22', '111 22'],
  ['ES', 'E-28001', '28001'],
  ['LI', 'FL-9490', '9490'],
  ['FI', 'FIN-00100', '00100'],
  ['SI', 'SLO 1000', '1000'],
  ['SG', 'Singapore 123456', '123456'],
  ['SG', 'S(123456)', '123456'],
  ['IN', 'India - 400 001', '400001'],
  ['IN', 'PIN: 400001', '400001'],
  ['JP', '日本 〒150-0041', '150-0041'],
  ['CZ', 'Česko 110 00', '110 00'],
  ['AT', 'Österreich 1010', '1010'],
  ['DE', 'PLZ 10115', '10115'],
  ['BR', 'CEP 01310-100', '01310-100'],
  ['BR', 'SP, 01310-100', '01310-100'],
  ['MX', 'C.P. 06000', '06000'],
  ['US', 'CA 90210', '90210'],
  ['US', 'New York, NY 10001-2345', '10001-2345'],
  ['US', 'USA 90210', '90210'],
  ['US', 'CA, U.S. 90210', '90210'],
  ['US', 'Zip Code: 90210', '90210'],
  ['AU', 'nsw 2000', '2000'],
  ['CA', 'ON  K1A 0B1', 'K1A 0B1'],
  ['CA', 'Québec, Canada H2Y 1C6', 'H2Y 1C6'],
  ['GB', 'UK SW1A 1AA', 'SW1A 1AA'],
  ['GB', 'United Kingdom, M1 1AE', 'M1 1AE'],
  ['IE', 'Eircode D02 AF30', 'D02 AF30'],
])('in %s, %j is %j', (country, typed, code) => {
  expect(readPostalCode(country, typed)).toEqual({ ok: true, code })
})

describe('readPostalCode', () => {
  it.each(cases(real))('accepts %s %s', (country, code) => {
    expect(readPostalCode(country, code)).toEqual({ ok: true, code })
  })

  it.each(cases(wrong))('rejects %s %s', (country, code) => {
    expect(readPostalCode(country, code)).toEqual({ ok: false, reason: 'bad-form' })
  })

  test('ignores case, spaces and hyphens', () => {
    const separators = fc.constantFrom('', ' ', '-', '–', '  ')
    const typed = fc.constantFrom(...cases(real)).chain(([country, code]) =>
      fc
        .tuple(fc.array(separators, { minLength: code.length, maxLength: code.length }), fc.boolean())
        .map(([between, isLower]) => {
          const bare = code.replaceAll(/[ -]/g, '')
          const spread = [...bare].map((letter, index) => letter + between[index]).join('')
          return { country, code, typed: isLower ? spread.toLowerCase() : spread }
        }),
    )
    fc.assert(
      fc.property(typed, ({ country, code, typed }) => {
        expect(readPostalCode(country, typed)).toEqual({ ok: true, code })
      }),
    )
  })

  test('accepts its own output', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(countryFormats), 'GL'),
        fc.string({ maxLength: 12 }),
        (country, typed) => {
          const read = readPostalCode(country, typed)
          if (read.ok) expect(readPostalCode(country, read.code)).toEqual(read)
        },
      ),
    )
  })

  it('accepts the country’s own prefix and no other', () => {
    expect(readPostalCode('DE', 'D-10115')).toEqual({ ok: true, code: '10115' })
    expect(readPostalCode('DE', 'DE 10115')).toEqual({ ok: true, code: '10115' })
    expect(readPostalCode('CH', 'ch-8001')).toEqual({ ok: true, code: '8001' })
    expect(readPostalCode('LV', '1050')).toEqual({ ok: true, code: 'LV-1050' })
  })

  it.each([
    ['DE', 'F-10115'],
    ['DE', 'France 10115'],
    ['DE', 'Deutschland'],
    ['DE', 'DE'],
    ['US', 'DE-10115'],
    ['US', 'CAN 90210'],
    ['US', 'CAL 90210'],
    ['IT', 'FR-75001'],
    ['US', 'CA 9021'],
    ['SG', 'Singapore 12345'],
    ['JP', '131000001'],
    ['CA', 'ONK1A 0B1'],
    ['GB', 'GBSW1A 1AA'],
    ['GB', 'GSW1A 1AA'],
    ['IN', '400/001'],
  ])('in %s, refuses %j', (country, typed) => {
    expect(readPostalCode(country, typed)).toEqual({ ok: false, reason: 'bad-form' })
  })

  it('requires a code only where the country needs one', () => {
    expect(readPostalCode('US', '  ')).toEqual({ ok: false, reason: 'missing' })
    expect(readPostalCode('IE', '')).toEqual({ ok: true, code: '' })
    expect(readPostalCode('HK', '999077')).toEqual({ ok: true, code: '' })
    expect(readPostalCode('GL', '')).toEqual({ ok: true, code: '' })
    expect(readPostalCode('GL', ' dk  3900')).toEqual({ ok: true, code: 'DK 3900' })
  })

  it('accepts the example of every country', () => {
    for (const [country, { code }] of Object.entries(countryFormats))
      if (code)
        expect([country, readPostalCode(country, code.example)]).toEqual([
          country,
          { ok: true, code: code.example },
        ])
  })
})
