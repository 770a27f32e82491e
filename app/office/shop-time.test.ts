import { expect, it } from 'vitest'
import { instantOf, localTimeOf } from './shop-time.ts'

it.each([
  ['2026-12-01T09:00', 'UTC', '2026-12-01T09:00:00.000Z'],
  ['2026-12-01T09:00', 'Europe/Berlin', '2026-12-01T08:00:00.000Z'],
  ['2026-07-01T09:00', 'America/New_York', '2026-07-01T13:00:00.000Z'],
  ['2026-03-29T03:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
])('%s in %s is %s, and back', (local, zone, instant) => {
  expect(instantOf(local, zone)).toBe(instant)
  expect(localTimeOf(instant, zone)).toBe(local)
})

it('is no moment without a day and a time', () => {
  expect(['', 'tomorrow', '2026-12-01', '2026-13-45T99:99'].map(text => instantOf(text, 'UTC'))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
