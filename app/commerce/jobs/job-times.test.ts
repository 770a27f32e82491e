import { expect, it } from 'vitest'
import { restAfter } from './job-times.ts'

it('a job that fails rests twice as long each time, up to five minutes', () => {
  const rests = [1, 2, 3, 8, 9, 500].map(failures => restAfter(failures, 2000))
  expect(rests).toEqual([4000, 8000, 16_000, 300_000, 300_000, 300_000])
  expect(restAfter(1, 10)).toBe(2000)
})

it('a job that comes once an hour does not come sooner because it failed', () => {
  expect(restAfter(1, 3_600_000)).toBe(3_600_000)
})
