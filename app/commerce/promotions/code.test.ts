import { expect, it } from 'vitest'
import { readCode } from './code.ts'

it.each([
  [' welcome10 ', 'WELCOME10'],
  ['two-tees', 'TWO-TEES'],
  ['abcd-efgh-jkmn-pqrs', 'ABCD-EFGH-JKMN-PQRS'],
  ['ABCDEFGHJKMNPQRS', 'ABCD-EFGH-JKMN-PQRS'],
  ['abcd efgh jkmn 2345', 'ABCD-EFGH-JKMN-2345'],
  ['ab', undefined],
  ['', undefined],
  ['x'.repeat(33), undefined],
  ['10% off', undefined],
  ['wélcome', undefined],
  ["'; drop", undefined],
])('what is typed as "%s" is read as %s', (typed, code) => {
  expect(readCode(typed)).toBe(code)
})
