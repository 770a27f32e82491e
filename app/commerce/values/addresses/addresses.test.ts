import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { addressLines, writtenRegion } from './address-lines.ts'
import { countryFormat } from './country-format.ts'
import { countryFormats } from './country-formats.ts'
import { likelyCountry } from './likely-country.ts'
import { regions } from './regions.ts'
import { emptyAddress, validateAddress } from './validate-address.ts'

const everywhere = [...Object.keys(countryFormats), 'GL']

const ada = {
  ...emptyAddress,
  name: 'Ada Lovelace',
  line1: '548 Market Street',
  postalCode: '94103',
  city: 'San Francisco',
  region: 'CA',
  country: 'US',
}

describe('validateAddress', () => {
  it('returns the address in the form of its country', () => {
    const typed = { ...ada, name: '  Ada \n Lovelace ', region: 'california', phone: '+1 (415) 555-0100' }
    expect(validateAddress(typed, ['US'])).toEqual({
      ok: true,
      address: { ...ada, phone: '+1 (415) 555-0100' },
    })
  })

  it.each([
    ['415–555–0100', '415-555-0100'],
    ['(415) 555-0100 x12', '(415) 555-0100 x12'],
    ['415 555 0100, ext. 12', '415 555 0100 x12'],
    ['415.555.0100#12', '415.555.0100 x12'],
    ['tel:+1-415-555-0100;ext=12', '+1-415-555-0100 x12'],
    ['０９０－１２３４－５６７８', '090-1234-5678'],
    ['٠٥٠١٢٣٤٥٦٧', '0501234567'],
    ['\u202a+49\u00a030 1234567\u202c', '+49 30 1234567'],
    ['(+49) 30/1234567', '(+49) 30/1234567'],
    ['03ー1234ー5678', '03-1234-5678'],
    ['Tel.: 030 1234567', '030 1234567'],
    ['030 1234567 App. 12', '030 1234567 x12'],
    ['030 1234567, Apparat 12', '030 1234567 x12'],
    ['030 1234567 (Durchwahl 12)', '030 1234567 x12'],
    ['01 23 45 67 89 poste 12', '01 23 45 67 89 x12'],
    ['06 1234567 int. 12', '06 1234567 x12'],
    ['11 4321-0000 ramal 12', '11 4321-0000 x12'],
    ['020 123 4567 toestel 12', '020 123 4567 x12'],
    ['22 123 45 67 wew. 12', '22 123 45 67 x12'],
    ['(02) 2345-6789 分機 12', '(02) 2345-6789 x12'],
    ['010-12345678转12', '010-12345678 x12'],
    ['010-12345678 分机：12', '010-12345678 x12'],
    ['03-1234-5678 内線12', '03-1234-5678 x12'],
    ['03-1234-5678（内線１２）', '03-1234-5678 x12'],
    ['02-123-4567 내선 12', '02-123-4567 x12'],
    ['+7 495 123-45-67 доб. 12', '+7 495 123-45-67 x12'],
    ['02 123 4567 ต่อ 12', '02 123 4567 x12'],
    ['04 123 4567 تحويلة ١٢', '04 123 4567 x12'],
  ])('reads the phone %j', (phone, read) => {
    const validated = validateAddress({ ...ada, phone }, ['US'])
    expect(validated.ok ? validated.address.phone : validated.errors).toBe(read)
  })

  it.each([
    '12345',
    '1234567890123456',
    '415-CALL-US',
    '555-0100 or 555-0101',
    '030 1234567 oder 89',
    '030 1234567 App. 123456789',
    '030 1234567 App.',
    'App. 1234567',
    '0049+30 1234567',
    'x12',
    '+',
  ])('refuses the phone %j', phone => {
    expect(validateAddress({ ...ada, phone }, ['US'])).toEqual({ ok: false, errors: { phone: 'bad-form' } })
  })

  it('keeps joiners in names, and no other invisible character', () => {
    const names = ['می\u200cخواهم', 'ශ්\u200dරී', 'Ad\u200ba Love\u00adlace', '\u200b']
    expect(names.map(name => validateAddress({ ...ada, name }, ['US']))).toMatchObject([
      { address: { name: 'می\u200cخواهم' } },
      { address: { name: 'ශ්\u200dරී' } },
      { address: { name: 'Ada Lovelace' } },
      { errors: { name: 'missing' } },
    ])
  })

  it('returns the errors of all fields', () => {
    const typed = {
      ...emptyAddress,
      country: 'US',
      postalCode: '9410',
      region: 'XX',
      phone: '12',
      line2: 'x'.repeat(101),
    }
    expect(validateAddress(typed, ['US'])).toEqual({
      ok: false,
      errors: {
        name: 'missing',
        line1: 'missing',
        line2: 'too-long',
        postalCode: 'bad-form',
        city: 'missing',
        region: 'missing',
        phone: 'bad-form',
      },
    })
  })

  it('leaves out fields the country does not use', () => {
    const german = validateAddress({ ...ada, country: 'DE', postalCode: 'D-10115', city: 'Berlin' }, ['DE'])
    expect(german).toMatchObject({ ok: true, address: { region: '', postalCode: '10115', city: 'Berlin' } })
    const singapore = validateAddress({ ...ada, country: 'SG', postalCode: '049483' }, ['SG'])
    expect(singapore).toMatchObject({ ok: true, address: { region: '', city: '' } })
  })

  it('rejects a country the shop does not deliver to', () => {
    expect(validateAddress(ada, ['DE'])).toEqual({ ok: false, errors: { country: 'not-delivered-to' } })
    expect(validateAddress({ ...ada, country: 'constructor' }, ['constructor']).ok).toBe(true)
  })

  test('accepts its own output', () => {
    const field = fc.string({ maxLength: 120 })
    const typed = fc.record({
      ...Object.fromEntries(Object.keys(emptyAddress).map(name => [name, field])),
      country: fc.constantFrom(...everywhere),
    })
    fc.assert(
      fc.property(typed, address => {
        const validated = validateAddress({ ...emptyAddress, ...address }, everywhere)
        if (validated.ok) expect(validateAddress(validated.address, everywhere)).toEqual(validated)
      }),
    )
  })
})

describe('countryFormat', () => {
  const fields = (country: string) =>
    countryFormat(country)
      .rows.map(row => row.join(' '))
      .join(' | ')

  it('has the fields in the order of the country', () => {
    expect(fields('US')).toBe('name | line1 | line2 | city | region postalCode')
    expect(fields('GB')).toBe('name | line1 | line2 | city postalCode')
    expect(fields('DE')).toBe('name | line1 | line2 | postalCode city')
    expect(fields('JP')).toBe('name | postalCode region | city | line1 | line2')
    expect(fields('HK')).toBe('name | line1 | line2 | city | region')
    expect(fields('GL')).toBe('name | line1 | line2 | postalCode city')
  })

  it('has each region of a country once', () => {
    for (const country of everywhere) {
      const { region } = countryFormat(country)
      const codes = region?.choices.map(({ code }) => code) ?? []
      expect(new Set(codes).size).toBe(codes.length)
      if (region) expect(codes.length).toBeGreaterThan(2)
    }
    for (const { code, name } of Object.values(regions).flat()) {
      expect(code).toMatch(/^[A-Z0-9]{2,3}$/)
      expect(name).toMatch(/^\p{Lu}[\p{L}’() -]+$/u)
    }
    expect(
      Object.entries(regions)
        .map(([country, list]) => `${country} ${list.length}`)
        .join(', '),
    ).toBe('AE 7, AU 8, BR 27, CA 13, HK 3, IN 36, IT 107, JP 47, MX 32, US 59')
  })
})

it.each([
  ['US', 'CA', 'CA'],
  ['JP', '13', 'Tokyo'],
  ['DE', '', ''],
])('writes the region of %s with the code "%s" as "%s"', (country, region, written) => {
  expect(writtenRegion({ country, region })).toBe(written)
})

describe('addressLines', () => {
  it('formats a label by the rules of the country’s post office', () => {
    expect(
      addressLines({ ...ada, company: 'Analytical Engines', line2: 'Floor 2' }, 'United States'),
    ).toEqual([
      'Ada Lovelace',
      'Analytical Engines',
      '548 Market Street',
      'Floor 2',
      'San Francisco, CA 94103',
      'United States',
    ])
    expect(
      addressLines(
        {
          ...ada,
          country: 'DE',
          region: '',
          line1: 'Invalidenstr. 43',
          postalCode: '10115',
          city: 'Berlin',
        },
        'Germany',
      ),
    ).toEqual(['Ada Lovelace', 'Invalidenstr. 43', '10115 Berlin', 'Germany'])
    expect(
      addressLines(
        {
          ...ada,
          country: 'JP',
          region: '13',
          line1: '1-1 Chiyoda',
          postalCode: '100-0001',
          city: 'Chiyoda-ku',
        },
        'Japan',
      ),
    ).toContain('1-1 Chiyoda, Chiyoda-ku, Tokyo')
  })
})

describe('likelyCountry', () => {
  it.each([
    ['en-US,en;q=0.9', 'US'],
    ['de-AT, de;q=0.8', 'AT'],
    ['en;q=0.9, de-DE;q=0.3, fr-FR;q=0.7', 'FR'],
    ['zh-Hant-HK', 'HK'],
    ['pt-BR, en-GB;q=0', 'US'],
    ['', 'US'],
    [null, 'US'],
    ['*', 'US'],
    [';;;,,q=', 'US'],
  ])('for %s returns %s', (languages, country) => {
    expect(likelyCountry(languages, ['US', 'DE', 'AT', 'FR', 'HK', 'GB'])).toBe(country)
  })

  it('falls back to the shop’s own country, if it delivers there', () => {
    expect(likelyCountry(null, ['AU', 'DE', 'US'], 'DE')).toBe('DE')
    expect(likelyCountry('fr-FR', ['AU', 'DE', 'US'], 'DE')).toBe('DE')
    expect(likelyCountry('en-US', ['AU', 'DE', 'US'], 'DE')).toBe('US')
    expect(likelyCountry(null, ['AU', 'US'], 'DE')).toBe('AU')
  })
})
