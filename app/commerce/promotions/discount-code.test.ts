import { expect, it } from 'vitest'
import { parseDiscountCode } from './discount-code.ts'

it.each([
  [' welcome10 ', 'WELCOME10'],
  ['tote 5', 'TOTE5'],
  ['two-tees', 'TWO-TEES'],
  ['abcd-efgh-jkmn-pqrs', 'ABCD-EFGH-JKMN-PQRS'],
  ['abcd efgh jkmn 2345', 'ABCDEFGHJKMN2345'],
  ['ab', undefined],
  ['', undefined],
  ['x'.repeat(33), undefined],
  ['10% off', undefined],
  ['wélcome', undefined],
  ["'; drop", undefined],
])('reads "%s" as %s', (typed, code) => {
  expect(parseDiscountCode(typed)).toBe(code)
})
