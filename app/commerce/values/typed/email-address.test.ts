import { describe, expect, it } from 'vitest'
import { parseEmail } from './email-address.ts'

describe('parseEmail', () => {
  it.each([
    ['ada@example.com', 'ada@example.com'],
    ['  Ada.Lovelace+shop@Example.CO.uk ', 'ada.lovelace+shop@example.co.uk'],
    ["o'neil@bücher.example", "o'neil@bücher.example"],
    [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
    [`a@${'b'.repeat(63)}.example`, `a@${'b'.repeat(63)}.example`],
    ['zw\u200bjs@example.com', 'zwjs@example.com'],
    ['\ufeffada@exam\u00adple.com\u200e', 'ada@example.com'],
    ['ａｄａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'ada@example.com'],
    ['ada@example。jp', 'ada@example.jp'],
    ['anne‑marie@example.com', 'anne-marie@example.com'],
    ['ada٢٠@example.com', 'ada20@example.com'],
    ['用户@例え.jp', '用户@例え.jp'],
    ['ada@example.com.', 'ada@example.com'],
    ['mailto:ada@example.com', 'ada@example.com'],
    ['<ada@example.com>', 'ada@example.com'],
    ['ada..lovelace.@docomo.example', 'ada..lovelace.@docomo.example'],
    ["!#$%&'*+/=?^_`{|}~-@example.com", "!#$%&'*+/=?^_`{|}~-@example.com"],
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
    'ada@example..com',
    'ada@.example.com',
    'ada@-example.com',
    'ada@example-.com',
    'ada@exa_mple.com',
    'ada@192.0.2.1',
    'ada@[192.0.2.1]',
    'ada@example.1',
    'ada[1]@example.com',
    '"ada"@example.com',
    `${'a'.repeat(65)}@example.com`,
    `${'ä'.repeat(33)}@example.com`,
    `ada@${'b'.repeat(64)}.example`,
    `${'a'.repeat(64)}@${'b'.repeat(60)}.${'b'.repeat(60)}.${'b'.repeat(60)}.example`,
    `ada@${'a.'.repeat(50_000)}`,
  ])('rejects %j', typed => {
    expect(parseEmail(typed)).toEqual({ ok: false, reason: 'bad-email' })
  })

  it.each(['', '  ', undefined, null, 7, {}])('reports %j as missing', typed => {
    expect(parseEmail(typed)).toEqual({ ok: false, reason: 'no-email' })
  })
})
