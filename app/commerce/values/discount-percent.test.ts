import { expect, it } from 'vitest'
import { discountPercent } from './discount-percent.ts'

it.each([
  [4400, null, null],
  [4400, 8800, 50],
  [1999, 2999, 33],
  [2998, 2999, null],
])('a price of %i instead of %j is %j %% off', (price, compareAtPrice, percent) => {
  expect(discountPercent(price, compareAtPrice)).toBe(percent)
})
