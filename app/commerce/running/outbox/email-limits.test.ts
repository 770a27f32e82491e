import { expect, it } from 'vitest'
import { bulkEmailLimit, type EmailBudget, emailBudgets, windowStart } from './email-limits.ts'

const hour = 60 * 60_000

it.each([
  ['forms', 4, 8],
  ['withdrawals', 5, 10],
  ['unpaid-orders', 6, 20],
] as [EmailBudget, number, number][])(
  'limits %s to %i emails an hour and %i a day per mailbox',
  (budget, perHour, perDay) => {
    expect(emailBudgets[budget]).toEqual({
      short: { length: hour, max: perHour },
      long: { length: 24 * hour, max: perDay },
    })
  },
)

it('limits bulk emails to 60 a minute', () => {
  expect(bulkEmailLimit.short).toEqual({ length: 60_000, max: 60 })
  expect(bulkEmailLimit.long.max).toBeGreaterThanOrEqual(60 * 24 * 60)
})

it('windows start with the UTC hour or day', () => {
  const now = new Date('2026-11-21T12:34:56.789Z')
  expect(windowStart(now, hour)).toBe('2026-11-21T12:00:00.000Z')
  expect(windowStart(now, 24 * hour)).toBe('2026-11-21T00:00:00.000Z')
})
