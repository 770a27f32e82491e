import { expect, it } from 'vitest'
import { startOfDay } from './start-of-day.ts'

it.each([
  ['2026-11-22', 'America/New_York', '2026-11-22T05:00:00.000Z'],
  ['2026-07-01', 'America/New_York', '2026-07-01T04:00:00.000Z'],
  ['2026-11-22', 'Asia/Tokyo', '2026-11-21T15:00:00.000Z'],
  ['2026-11-22', 'UTC', '2026-11-22T00:00:00.000Z'],
  // The clocks change at 1 AM UTC.
  ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
  ['2026-03-30', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
])('%s begins in %s at %s', (day, timeZone, expected) => {
  expect(startOfDay(day, timeZone)?.toISOString()).toBe(expected)
})

it.each(['', '2026-02-30', '2026-13-01', 'today', '2026-11-22T00:00'])('“%s” is no day', day => {
  expect(startOfDay(day, 'UTC')).toBeUndefined()
})
