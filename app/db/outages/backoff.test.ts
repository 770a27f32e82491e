import { expect, it } from 'vitest'
import { Backoff } from './backoff.ts'

it('doubles each pause up to the maximum, and starts over after a success', () => {
  const backoff = new Backoff(100, 1000, () => 1)
  expect(Array.from({ length: 6 }, () => backoff.next())).toEqual([100, 200, 400, 800, 1000, 1000])
  backoff.reset()
  expect(backoff.next()).toBe(100)
})

it('spreads pauses randomly between half and all of their length', () => {
  const pauses = [0, 0.5, 0.999].map(random => new Backoff(100, 1000, () => random).next())
  expect(pauses).toEqual([50, 75, 99.95])
})

it('returns a number after thousands of failures', () => {
  const backoff = new Backoff(100, 2000, () => 0)
  const pauses = Array.from({ length: 5000 }, () => backoff.next())
  expect(pauses.at(-1)).toBe(1000)
})
