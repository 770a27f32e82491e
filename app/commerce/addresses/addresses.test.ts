import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { addressLines, countryName } from './address-lines.ts'
import { fieldLabel, mistakeInWords } from './address-words.ts'
import { checkAddress, emptyAddress } from './check-address.ts'
import { countryFormat } from './country-format.ts'
import { formats } from './country-formats.ts'
import { likelyCountry } from './likely-country.ts'
import { regions } from './regions.ts'

const everywhere = [...Object.keys(formats), 'GL']

const ada = {
  ...emptyAddress,
  name: 'Ada Lovelace',
  line1: '548 Market Street',
  postalCode: '94103',
  city: 'San Francisco',
  region: 'CA',
  country: 'US',
}

describe('an address', () => {
  it('is written as its country writes it', () => {
    const typed = { ...ada, name: '  Ada \n Lovelace ', region: 'california', phone: '+1 (415) 555-0100' }
    expect(checkAddress(typed, ['US'])).toEqual({ ok: true, address: { ...ada, phone: '+1 (415) 555-0100' } })
  })

  it('names all its mistakes at once', () => {
    const typed = {
      ...emptyAddress,
      country: 'US',
      postalCode: '9410',
      region: 'XX',
      phone: '12',
      line2: 'x'.repeat(101),
    }
    expect(checkAddress(typed, ['US'])).toEqual({
      ok: false,
      mistakes: {
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

  it('leaves out what its country does not have', () => {
    const checked = checkAddress({ ...ada, country: 'DE', postalCode: 'D-10115', city: 'Berlin' }, ['DE'])
    expect(checked).toMatchObject({ ok: true, address: { region: '', postalCode: '10115', city: 'Berlin' } })
    const singapore = checkAddress({ ...ada, country: 'SG', postalCode: '049483' }, ['SG'])
    expect(singapore).toMatchObject({ ok: true, address: { region: '', city: '' } })
  })

  it('goes only where the shop delivers to', () => {
    expect(checkAddress(ada, ['DE'])).toEqual({ ok: false, mistakes: { country: 'not-delivered-to' } })
    expect(checkAddress({ ...ada, country: 'constructor' }, ['constructor']).ok).toBe(true)
  })

  test('whatever is typed, it is read or its mistakes have words', () => {
    const field = fc.string({ maxLength: 120 })
    const typed = fc.record({
      ...Object.fromEntries(Object.keys(emptyAddress).map(name => [name, field])),
      country: fc.constantFrom(...everywhere),
    })
    fc.assert(
      fc.property(typed, address => {
        const checked = checkAddress({ ...emptyAddress, ...address }, everywhere)
        if (checked.ok) expect(checkAddress(checked.address, everywhere)).toEqual(checked)
        else
          for (const [name, mistake] of Object.entries(checked.mistakes))
            expect(mistakeInWords(address.country, name as 'city', mistake)).toMatch(/^[A-Z].*\.$/)
      }),
    )
  })
})

describe('the fields of an address', () => {
  const fields = (country: string) =>
    countryFormat(country)
      .rows.map(row => row.join(' '))
      .join(' | ')

  it('stand in the order of the country', () => {
    expect(fields('US')).toBe('name | line1 | line2 | city | region postalCode')
    expect(fields('GB')).toBe('name | line1 | line2 | city postalCode')
    expect(fields('DE')).toBe('name | line1 | line2 | postalCode city')
    expect(fields('JP')).toBe('name | postalCode region | city | line1 | line2')
    expect(fields('HK')).toBe('name | line1 | line2 | city | region')
    expect(fields('GL')).toBe('name | line1 | line2 | postalCode city')
  })

  it('are called what people there call them', () => {
    const called = (country: string) =>
      (['city', 'region', 'postalCode'] as const).map(field => fieldLabel(country, field))
    expect(called('US')).toEqual(['City', 'State', 'ZIP code'])
    expect(called('CA')).toEqual(['City', 'Province or territory', 'Postal code'])
    expect(called('AU')).toEqual(['Suburb or town', 'State or territory', 'Postcode'])
    expect(called('JP')).toEqual(['City or ward', 'Prefecture', 'Postal code'])
    expect(fieldLabel('IE', 'postalCode')).toBe('Eircode')
    expect(mistakeInWords('US', 'postalCode', 'bad-form')).toBe(
      'Check the ZIP code. It should look like 94103.',
    )
    expect(mistakeInWords('GB', 'postalCode', 'missing')).toBe('Enter the postcode.')
    expect(mistakeInWords('US', 'region', 'missing')).toBe('Choose the state.')
  })

  it('have regions where the country has some, each once', () => {
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
        .map(([country, of]) => `${country} ${of.length}`)
        .join(', '),
    ).toBe('AE 7, AU 8, BR 27, CA 13, HK 3, IN 36, IT 107, JP 47, MX 32, US 59')
  })
})

describe('a label', () => {
  it('is written in lines, as the post there wants it', () => {
    expect(addressLines({ ...ada, company: 'Analytical Engines', line2: 'Floor 2' })).toEqual([
      'Ada Lovelace',
      'Analytical Engines',
      '548 Market Street',
      'Floor 2',
      'San Francisco, CA 94103',
      'United States',
    ])
    expect(
      addressLines({
        ...ada,
        country: 'DE',
        region: '',
        line1: 'Invalidenstr. 43',
        postalCode: '10115',
        city: 'Berlin',
      }),
    ).toEqual(['Ada Lovelace', 'Invalidenstr. 43', '10115 Berlin', 'Germany'])
    expect(
      addressLines({
        ...ada,
        country: 'JP',
        region: '13',
        line1: '1-1 Chiyoda',
        postalCode: '100-0001',
        city: 'Chiyoda-ku',
      }),
    ).toContain('1-1 Chiyoda, Chiyoda-ku, Tokyo')
    expect(countryName('XX')).toBe('XX')
    expect(countryName('HK')).toBe('Hong Kong')
  })
})

describe('the country that stands there first', () => {
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
  ])('for %s is %s', (languages, country) => {
    expect(likelyCountry(languages, ['US', 'DE', 'AT', 'FR', 'HK', 'GB'])).toBe(country)
  })

  it('is the shop’s own where nothing is known, if it delivers there', () => {
    expect(likelyCountry(null, ['AU', 'DE', 'US'], 'DE')).toBe('DE')
    expect(likelyCountry('fr-FR', ['AU', 'DE', 'US'], 'DE')).toBe('DE')
    expect(likelyCountry('en-US', ['AU', 'DE', 'US'], 'DE')).toBe('US')
    expect(likelyCountry(null, ['AU', 'US'], 'DE')).toBe('AU')
  })
})
