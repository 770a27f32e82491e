import { describe, expect, it } from 'vitest'
import { readEmail } from './back-in-stock.ts'

describe('an e-mail address', () => {
  it.each([
    ['ada@example.com', 'ada@example.com'],
    ['  Ada.Lovelace+shop@Example.CO.uk ', 'ada.lovelace+shop@example.co.uk'],
    ["o'neil@bücher.example", "o'neil@bücher.example"],
    [`${'a'.repeat(242)}@example.com`, `${'a'.repeat(242)}@example.com`],
  ])('%j is one', (typed, email) => {
    expect(readEmail(typed)).toEqual({ ok: true, email })
  })

  it.each([
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'ada@example.',
    'ada@example.c',
    'ada@@example.com',
    'ada lovelace@example.com',
    'ada@example.com, bob@example.com',
    'ada@example.com\r\nBcc: all@example.com',
    '<script>@example.com',
    `${'a'.repeat(243)}@example.com`,
    `ada@${'a.'.repeat(50_000)}`,
  ])('%j is none', typed => {
    expect(readEmail(typed)).toEqual({ ok: false, because: 'bad-email' })
  })

  it.each(['', '  ', undefined, null, 7, {}])('%j is missing', typed => {
    expect(readEmail(typed)).toEqual({ ok: false, because: 'no-email' })
  })
})
