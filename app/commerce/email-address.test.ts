import { describe, expect, it } from 'vitest'
import { parseEmail } from './email-address.ts'

describe('parseEmail', () => {
  it.each([
    ['ada@example.com', 'ada@example.com'],
    ['  Ada.Lovelace+shop@Example.CO.uk ', 'ada.lovelace+shop@example.co.uk'],
    ["o'neil@bücher.example", "o'neil@bücher.example"],
    [`${'a'.repeat(242)}@example.com`, `${'a'.repeat(242)}@example.com`],
  ])('accepts %j', (typed, email) => {
    expect(parseEmail(typed)).toEqual({ ok: true, email })
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
  ])('rejects %j', typed => {
    expect(parseEmail(typed)).toEqual({ ok: false, reason: 'bad-email' })
  })

  it.each(['', '  ', undefined, null, 7, {}])('reports %j as missing', typed => {
    expect(parseEmail(typed)).toEqual({ ok: false, reason: 'no-email' })
  })
})
