import { expect, it } from 'vitest'
import { promisedPeriods } from './promised-periods.ts'

const now = { returnDays: 14, warrantyYears: 2 }

it.each([
  ['what was promised', { returnDays: 30, warrantyYears: 3 }, { returnDays: 30, warrantyYears: 3 }],
  ['what is promised now', { returnDays: 7, warrantyYears: 0 }, now],
])('gives an order %s if that is better', (_, order, periods) => {
  expect(promisedPeriods(order, now)).toEqual(periods)
})
