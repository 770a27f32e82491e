import { describe, expect, it } from 'vitest'
import { matchingStep, newTotpSecret, toBase32, totpCode, totpStep, totpUri } from './totp.server.ts'

/** RFC 6238, appendix B: "12345678901234567890", whose codes there have eight digits. */
const secret = toBase32(Buffer.from('12345678901234567890'))

it.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('the code at second %i is %s', (second, code) => {
  expect(totpCode(secret, totpStep(new Date(second * 1000)))).toBe(code)
})

describe('a code', () => {
  const now = new Date(1111111109_000)
  const step = totpStep(now)
  const at = (offset: number) => totpCode(secret, step + offset)

  it.each([-1, 0, 1])('works %i steps from now', offset => {
    expect(matchingStep(secret, at(offset), now)).toBe(step + offset)
  })

  it.each([-2, 2])('doesn’t work %i steps from now', offset => {
    expect(matchingStep(secret, at(offset), now)).toBeUndefined()
  })

  it.each(['', '81804', '081805', '0818040', 'abcdef', '０８１８０４', '081804 '])('is not "%s"', typed => {
    expect(matchingStep(secret, typed, now)).toBeUndefined()
  })
})

it('secrets are new each time, and have 160 bits', () => {
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/)
  expect(newTotpSecret()).not.toBe(newTotpSecret())
})

it('the link for apps names the shop and the address', () => {
  const uri = totpUri('ABC', { shopName: 'Harbor: Goods & Co', email: 'ada@mail.example' })
  expect(uri).toBe(
    'otpauth://totp/Harbor%20%20Goods%20%26%20Co:ada%40mail.example?secret=ABC&issuer=Harbor%20%20Goods%20%26%20Co',
  )
})
