import { expect, it } from 'vitest'
import { line, promotion } from '../pricing/order-to-price.fixture.ts'
import { takeOff, untouched } from './take-off.ts'

it('nothing takes off a line more than it still costs', () => {
  const lines = [line('A', 1000, 2), line('B', 400)].map(untouched)
  const half = takeOff(promotion('percent', { value: 50 }), lines)
  expect(half.off).toEqual([1000, 200])
  const free = takeOff(promotion('buy-x-get-y', { buy: 1, get: 2 }), half.left)
  expect(free.off).toEqual([1000, 200])
  expect(takeOff(promotion('amount', { value: 500 }), free.left).off).toEqual([0, 0])
})

it('what is taken off is shared by the lines in proportion, and equal ones differ by a cent at most', () => {
  const lines = [line('A', 100), line('B', 100), line('C', 100)].map(untouched)
  expect(takeOff(promotion('amount', { value: 100 }), lines).off).toEqual([34, 33, 33])
})

it('the units of a set are counted once, whichever lines they are on', () => {
  const lines = [line('A', 900, 3), line('B', 300, 2)].map(untouched)
  const { off, left } = takeOff(promotion('buy-x-get-y', { buy: 3, get: 1 }), lines)
  expect(off).toEqual([0, 300])
  expect(left.map(({ units }) => units)).toEqual([0, 1])
})
