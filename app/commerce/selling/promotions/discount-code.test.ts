import { expect, it } from 'vitest'
import { parseDiscountCode } from './discount-code.ts'

it.each([
  [' welcome10 ', 'WELCOME10'],
  ['tote 5', 'TOTE5'],
  ['two-tees', 'TWO-TEES'],
  ['abcd-efgh-jkmn-pqrs', 'ABCD-EFGH-JKMN-PQRS'],
  ['abcd efgh jkmn 2345', 'ABCDEFGHJKMN2345'],
  ['SUMMER–15', 'SUMMER-15'],
  ['ＯＦＦ１０', 'OFF10'],
  ['wel\u200bcome\u00ad10', 'WELCOME10'],
  ['TOTE١٠', 'TOTE10'],
  ['abcd—efgh−jkmn‑2345', 'ABCD-EFGH-JKMN-2345'],
  ['ab', undefined],
  ['', undefined],
  ['x'.repeat(33), undefined],
  ['10% off', undefined],
  ['wélcome', undefined],
  ["'; drop", undefined],
])('reads "%s" as %s', (typed, code) => {
  expect(parseDiscountCode(typed)).toBe(code)
})
