import { expect, it } from 'vitest'
import { type EmailBudget, emailBudgets, mailingLimit, windowStart } from './email-limits.ts'

const hour = 60 * 60_000

it.each([
  ['forms', 4, 8],
  ['withdrawals', 5, 10],
  ['unpaid-orders', 6, 20],
] as [EmailBudget, number, number][])(
  'strangers get %s of %i emails an hour and %i a day to a mailbox',
  (budget, perHour, perDay) => {
    expect(emailBudgets[budget]).toEqual({
      short: { length: hour, max: perHour },
      long: { length: 24 * hour, max: perDay },
    })
  },
)

it('a mailing writes 60 emails a minute', () => {
  expect(mailingLimit.short).toEqual({ length: 60_000, max: 60 })
  expect(mailingLimit.long.max).toBeGreaterThanOrEqual(60 * 24 * 60)
})

it('a window begins with the hour or day of UTC', () => {
  const now = new Date('2026-11-21T12:34:56.789Z')
  expect(windowStart(now, hour)).toBe('2026-11-21T12:00:00.000Z')
  expect(windowStart(now, 24 * hour)).toBe('2026-11-21T00:00:00.000Z')
})
