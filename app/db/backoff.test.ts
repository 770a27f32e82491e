import { expect, it } from 'vitest'
import { Backoff } from './backoff.ts'

it('each pause is twice as long as the one before, up to the longest, and short again after a success', () => {
  const backoff = new Backoff(100, 1000, () => 1)
  expect(Array.from({ length: 6 }, () => backoff.next())).toEqual([100, 200, 400, 800, 1000, 1000])
  backoff.reset()
  expect(backoff.next()).toBe(100)
})

it('no two processes come back at the same moment, and none before half of its pause', () => {
  const pauses = [0, 0.5, 0.999].map(random => new Backoff(100, 1000, () => random).next())
  expect(pauses).toEqual([50, 75, 99.95])
})

it('after thousands of failures a pause is still a number', () => {
  const backoff = new Backoff(100, 2000, () => 0)
  const pauses = Array.from({ length: 5000 }, () => backoff.next())
  expect(pauses.at(-1)).toBe(1000)
})
