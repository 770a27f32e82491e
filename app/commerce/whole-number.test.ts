import { describe, expect, it } from 'vitest'
import { notWholeNumbers } from '../../test/not-whole-numbers.ts'
import { readWholeNumber } from './whole-number.ts'

describe('a whole number', () => {
  it.each([
    ['0', 0],
    ['1', 1],
    ['007', 7],
    ['999', 999],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
  ])('is read from %j', (typed, number) => {
    expect(readWholeNumber(typed)).toBe(number)
  })

  it.each([null, undefined, '', ...notWholeNumbers])('is not %j', typed => {
    expect(readWholeNumber(typed)).toBeUndefined()
  })

  it('has a maximum', () => {
    expect([readWholeNumber('10', 10), readWholeNumber('11', 10)]).toEqual([10, undefined])
  })
})
