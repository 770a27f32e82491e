import { expect, it } from 'vitest'
import { marginOf } from './margin.ts'

it.each([
  [4400, 1100, 0, 7500],
  [11_900, 5000, 1900, 5000],
  [4400, 0, 0, 10_000],
  [1000, 1500, 0, -5000],
  [0, 100, 0, undefined],
])('of %s that cost %s, with a tax of %s, is %s', (price, cost, tax, margin) => {
  expect(marginOf(price, cost, tax)).toBe(margin)
})
