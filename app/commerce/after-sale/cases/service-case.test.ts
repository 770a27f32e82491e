import { describe, expect, it } from 'vitest'
import { caseAge, caseDaysLate, caseDueOn, type ServiceCase } from './service-case.ts'

const rules = { answerDays: 7, timeZone: 'America/New_York' }

const dueOn = (kind: ServiceCase['kind'], state: ServiceCase['state'], receivedAt: string | null = null) =>
  caseDueOn({ kind, state, startedAt: '2026-11-02T15:00:00.000Z', receivedAt }, rules)

describe('the day by which a case must be dealt with', () => {
  it('is that of the answer for requests and claims, by the settings', () => {
    expect(dueOn('return', 'requested')).toBe('2026-11-09')
    expect(dueOn('claim', 'open')).toBe('2026-11-09')
  })

  it('is fourteen days after a withdrawal', () => {
    expect(dueOn('withdrawal', 'open')).toBe('2026-11-16')
  })

  it('is that of the refund once the goods are back, and never before they are', () => {
    expect(dueOn('return', 'received', '2026-11-05T12:00:00.000Z')).toBe('2026-11-16')
    expect(dueOn('return', 'received', '2026-11-30T12:00:00.000Z')).toBe('2026-11-30')
  })

  it('is none while goods are on their way, and once everything is done', () => {
    expect(dueOn('return', 'accepted')).toBeNull()
    for (const state of ['refunded', 'declined'] as const) expect(dueOn('return', state)).toBeNull()
    expect(dueOn('claim', 'answered')).toBeNull()
    expect(dueOn('withdrawal', 'settled')).toBeNull()
  })

  it('counts from the day in the shop’s time zone', () => {
    const late = { kind: 'withdrawal', state: 'open', startedAt: '2026-11-02T03:00:00.000Z' } as const
    expect(caseDueOn({ ...late, receivedAt: null }, rules)).toBe('2026-11-15')
    expect(caseAge(late, '2026-11-03', rules.timeZone)).toBe(2)
  })

  it('is late from the next day on', () => {
    expect(caseDaysLate({ dueOn: '2026-11-09' }, '2026-11-09')).toBe(0)
    expect(caseDaysLate({ dueOn: '2026-11-09' }, '2026-11-10')).toBe(1)
    expect(caseDaysLate({ dueOn: null }, '2026-11-10')).toBe(0)
  })
})
