import { expect, it } from 'vitest'
import { readCode } from '../promotions/code.ts'
import { canBeCard, hashOfCode, newGiftCardCode } from './gift-card-code.server.ts'

it('a new code is four groups of four, and no other', () => {
  const codes = Array.from({ length: 500 }, newGiftCardCode)
  expect(codes.filter(code => !/^([A-HJKMNP-Z2-9]{4}-){3}[A-HJKMNP-Z2-9]{4}$/.test(code))).toEqual([])
  expect(new Set(codes).size).toBe(codes.length)
  // Every letter comes in every place.
  for (const place of [0, 18]) expect(new Set(codes.map(code => code[place])).size).toBe(31)
})

it.each(['ABCD-EFGH-JKMN-2345', 'abcd efgh jkmn 2345', ' abcdefghjkmn2345 '])(
  '"%s" is one and the same card',
  typed => {
    const code = readCode(typed)!
    expect(canBeCard(code)).toBe(true)
    expect(hashOfCode(code)).toBe(hashOfCode('ABCD-EFGH-JKMN-2345'))
  },
)

it.each(['ABCD-EFGH-JKMN-234', 'ABCD-EFGH-JKMN-23456', 'ABCD-EFGH-JKMN-2340', 'WELCOME10'])(
  '"%s" cannot be a card',
  code => {
    expect(canBeCard(code)).toBe(false)
  },
)
