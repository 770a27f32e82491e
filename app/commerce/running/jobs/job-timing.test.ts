import { expect, it } from 'vitest'
import { jobRetryDelay } from './job-timing.ts'

it('doubles the delay after each failure, up to five minutes', () => {
  const delays = [1, 2, 3, 8, 9, 500].map(failures => jobRetryDelay(failures, 2000))
  expect(delays).toEqual([4000, 8000, 16_000, 300_000, 300_000, 300_000])
  expect(jobRetryDelay(1, 10)).toBe(2000)
})

it('never retries an hourly job sooner than in an hour', () => {
  expect(jobRetryDelay(1, 3_600_000)).toBe(3_600_000)
})
