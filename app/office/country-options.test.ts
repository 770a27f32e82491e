import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { countryField } from '#commerce/editing/input/code-fields.server.ts'
import { countryOptions } from './country-options.server.ts'

describe('countries', () => {
  it('are those of ISO 3166-1, once each, by name', () => {
    const labels = countryOptions().map(({ label }) => label)
    expect(labels).toHaveLength(249)
    expect(new Set(labels).size).toBe(249)
    expect(labels).toEqual(labels.toSorted((a, b) => a.localeCompare(b, 'en')))
    expect(labels).toEqual(
      expect.arrayContaining(['Åland Islands', 'Germany', 'South Sudan', 'United Kingdom']),
    )
  })

  it.each([
    ...['DD', 'SU', 'YU', 'CS', 'AN', 'FX', 'BU', 'TP', 'ZR', 'NT'],
    ...['UK', 'EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'XK', 'ZZ', 'AA', 'AC', 'CP', 'DG', 'EA', 'IC', 'TA'],
  ])('has no %s: withdrawn, reserved or none', code => {
    expect(countryOptions().map(({ value }) => value)).not.toContain(code)
    expect(countryField.schema).toSatisfy(schema => !v.safeParse(schema, code).success)
  })
})
