import { expect, it } from 'vitest'
import { reminderTime } from './reminder-time.ts'

const placedAt = new Date('2026-11-21T12:00:00.000Z')
const minute = 60_000
const day = 24 * 60 * minute

it.each([
  ['online', 60 * minute, '2026-11-21T12:30:00.000Z'],
  ['online', 15 * minute, '2026-11-21T12:07:30.000Z'],
  ['unconfirmed', 3 * day, '2026-11-23T12:00:00.000Z'],
  ['confirmed', day, '2026-11-22T00:00:00.000Z'],
] as const)('reminds of an order on hold %s for %i ms at %s', (kind, paymentTimeout, at) => {
  const reminded = reminderTime(kind, { placedAt, paymentTimeout, timeZone: 'America/New_York' })
  expect(reminded.toISOString()).toBe(at)
})

it('reminds of a transfer at the same time of the day before, also if clocks change between', () => {
  const [placed, due] = ['2026-10-30T14:00:00.000Z', '2026-11-02T00:00:00.000Z'].map(Date.parse)
  const facts = { placedAt: new Date(placed!), paymentTimeout: due! - placed!, timeZone: 'America/New_York' }
  expect(reminderTime('confirmed', facts).toISOString()).toBe('2026-10-31T23:00:00.000Z')
})
