import { expect, it } from 'vitest'
import { adjustmentOf } from './stock-adjustment.ts'

it.each([
  ['received', 5, 5],
  ['found', 1, 1],
  ['damaged', 2, -2],
  ['lost', 3, -3],
  ['correction', 9, -1],
  ['correction', 12, 2],
] as const)('%s %i changes a stock of 10 by %i', (reason, units, change) => {
  expect(adjustmentOf(reason, units, 10)).toBe(change)
})
