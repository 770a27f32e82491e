import { describe, expect, it } from 'vitest'
import { runInLanguage } from '#messages/run-in-language.server.ts'
import { formatCountryDate } from './country-date.ts'

describe('a date for a country', () => {
  const at = '2026-11-21T23:30:00.000Z'
  it.each([
    ['US', 'November 21, 2026', '21. November 2026'],
    ['CA', 'November 21, 2026', '21. November 2026'],
    ['DE', '21 November 2026', '21. November 2026'],
    ['GB', '21 November 2026', '21. November 2026'],
    ['EG', '21 November 2026', '21. November 2026'],
    ['unknown', 'November 21, 2026', '21. November 2026'],
  ])('has the order of %s in the language of the document', (country, english, german) => {
    expect(runInLanguage('en', () => formatCountryDate(at, country, 'UTC'))).toBe(english)
    expect(runInLanguage('de', () => formatCountryDate(at, country, 'UTC'))).toBe(german)
  })
})
