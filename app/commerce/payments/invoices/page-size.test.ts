import { describe, expect, it } from 'vitest'
import { pageSizeOf } from './page-size.ts'

describe('the paper of a country', () => {
  it.each(['US', 'CA', 'MX', 'PH', 'CL'])('is Letter for %s', country =>
    expect(pageSizeOf(country)).toBe('LETTER'),
  )
  it.each(['DE', 'GB', 'JP', 'BR', 'AU', 'ZZ', ''])('is A4 for "%s"', country =>
    expect(pageSizeOf(country)).toBe('A4'),
  )
})
