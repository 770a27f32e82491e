import { expect, it } from 'vitest'
import { lineToPrice, somePromotion } from '../pricing/pricing.fixture.ts'
import { applyPromotion, undiscountedLine } from './apply-promotion.ts'

it('never discounts a line by more than it still costs', () => {
  const lines = [lineToPrice('A', 1000, 2), lineToPrice('B', 400)].map(undiscountedLine)
  const half = applyPromotion(somePromotion('percent', { value: 50 }), lines)
  expect(half.discounts).toEqual([1000, 200])
  const free = applyPromotion(somePromotion('buy-x-get-y', { buy: 1, get: 2 }), half.remaining)
  expect(free.discounts).toEqual([1000, 200])
  expect(applyPromotion(somePromotion('amount', { value: 500 }), free.remaining).discounts).toEqual([0, 0])
})

it('divides a discount in proportion, with at most a cent between equal lines', () => {
  const lines = [lineToPrice('A', 100), lineToPrice('B', 100), lineToPrice('C', 100)].map(undiscountedLine)
  expect(applyPromotion(somePromotion('amount', { value: 100 }), lines).discounts).toEqual([34, 33, 33])
})

it('counts each unit for one set only', () => {
  const lines = [lineToPrice('A', 900, 3), lineToPrice('B', 300, 2)].map(undiscountedLine)
  const { discounts, remaining } = applyPromotion(somePromotion('buy-x-get-y', { buy: 3, get: 1 }), lines)
  expect(discounts).toEqual([0, 300])
  expect(remaining.map(({ units }) => units)).toEqual([0, 1])
})
