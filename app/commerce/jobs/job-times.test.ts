import { expect, it } from 'vitest'
import { restAfter } from './job-times.ts'
import { withoutAddresses } from './without-addresses.ts'

it('a job that fails rests twice as long each time, up to five minutes', () => {
  const rests = [1, 2, 3, 8, 9, 500].map(failures => restAfter(failures, 2000))
  expect(rests).toEqual([4000, 8000, 16_000, 300_000, 300_000, 300_000])
  expect(restAfter(1, 10)).toBe(2000)
})

it('a job that comes once an hour does not come sooner because it failed', () => {
  expect(restAfter(1, 3_600_000)).toBe(3_600_000)
})

it('an error in the log names nobody', () => {
  const said = withoutAddresses(
    new Error('550 <ada.lovelace+x@mail.example>: no such user, to=bob@b.example'),
  )
  expect(said).toContain('550 <…@…>: no such user, to=…@…')
  expect(said).not.toMatch(/ada|bob/)
})
