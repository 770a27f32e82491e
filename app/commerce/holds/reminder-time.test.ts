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
] as const)('reminds of an order on hold %s for %i ms at %s', (kind, timeout, at) => {
  expect(reminderTime(kind, placedAt, timeout).toISOString()).toBe(at)
})
