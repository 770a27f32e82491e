import { expect, it } from 'vitest'
import { readCode } from './code.ts'

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
])('what is typed as "%s" is read as %s', (typed, code) => {
  expect(readCode(typed)).toBe(code)
})
