import { describe, expect, it } from 'vitest'
import { notWholeNumbers } from '#test/not-whole-numbers.ts'
import { readId, readWholeNumber } from './whole-number.ts'

describe('a whole number', () => {
  it.each([
    ['0', 0],
    ['1', 1],
    ['007', 7],
    ['999', 999],
    ['2147483647', 2_147_483_647],
  ])('is read from %j', (typed, number) => {
    expect(readWholeNumber(typed)).toBe(number)
  })

  it.each([null, undefined, '', ...notWholeNumbers])('is not %j', typed => {
    expect(readWholeNumber(typed)).toBeUndefined()
  })

  it('has a maximum', () => {
    expect([readWholeNumber('10', 10), readWholeNumber('11', 10)]).toEqual([10, undefined])
    expect(readWholeNumber('2147483648')).toBeUndefined()
    const largest = Number.MAX_SAFE_INTEGER
    expect(readWholeNumber('9007199254740991', largest)).toBe(largest)
  })
})

describe('an id', () => {
  it('is what an integer column holds, from 1', () => {
    expect(['1', '2147483647'].map(readId)).toEqual([1, 2_147_483_647])
  })

  it.each([null, undefined, '', '0', '01', '-0', '2147483648', ...notWholeNumbers])('is not %j', typed => {
    expect(readId(typed)).toBeUndefined()
  })
})
