import { expect, it } from 'vitest'
import { orderPageMessages } from './order-page.ts'

it.each([
  [14, 2, 'Marked as delivered. Returns and the warranty count from today.'],
  [14, 0, 'Marked as delivered. Returns count from today.'],
  [0, 2, 'Marked as delivered. The warranty counts from today.'],
  [0, 0, 'Marked as delivered.'],
])(
  'a delivery starts %i days for returns and %i years of warranty, and nothing else',
  (days, years, text) => {
    expect(orderPageMessages.delivered({ returnDays: days, warrantyYears: years })).toBe(text)
  },
)
