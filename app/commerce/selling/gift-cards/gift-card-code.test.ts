import { expect, it } from 'vitest'
import { parseDiscountCode } from '../promotions/discount-code.ts'
import { hashGiftCardCode, isGiftCardCode, newGiftCardCode } from './gift-card-code.server.ts'

it('makes codes of four groups of four', () => {
  const codes = Array.from({ length: 500 }, newGiftCardCode)
  expect(codes.filter(code => !/^([A-HJKMNP-Z2-9]{4}-){3}[A-HJKMNP-Z2-9]{4}$/.test(code))).toEqual([])
  expect(new Set(codes).size).toBe(codes.length)
  // Every character appears in every position.
  for (const position of [0, 18]) expect(new Set(codes.map(code => code[position])).size).toBe(31)
})

it.each(['ABCD-EFGH-JKMN-2345', 'abcd efgh jkmn 2345', ' abcdefghjkmn2345 '])(
  '"%s" is the same card',
  typed => {
    const code = parseDiscountCode(typed)!
    expect(isGiftCardCode(code)).toBe(true)
    expect(hashGiftCardCode(code)).toBe(hashGiftCardCode('ABCD-EFGH-JKMN-2345'))
  },
)

it.each(['ABCD-EFGH-JKMN-234', 'ABCD-EFGH-JKMN-23456', 'ABCD-EFGH-JKMN-2340', 'WELCOME10'])(
  '"%s" is not a gift card code',
  code => {
    expect(isGiftCardCode(code)).toBe(false)
  },
)
