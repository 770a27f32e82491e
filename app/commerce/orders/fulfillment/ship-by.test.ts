import { describe, expect, it } from 'vitest'
import { lateBefore, shipBy } from './ship-by.ts'

const timeZone = 'America/Los_Angeles'
const paidTimes = Array.from({ length: 24 * 20 }, (_, hour) => new Date(Date.UTC(2026, 9, 25, hour, 30)))

describe('the day to ship', () => {
  it('counts handling days from the day of payment, without weekends', () => {
    const friday = new Date('2026-11-20T20:00:00Z')
    expect(shipBy(friday, { handlingDays: 1, timeZone })).toBe('2026-11-23')
    expect(shipBy(friday, { handlingDays: 0, timeZone })).toBe('2026-11-20')
  })

  it.each([0, 1, 3])(
    'is over for exactly the orders paid before the cutoff, with %d handling days',
    handlingDays => {
      const dispatch = { handlingDays, timeZone }
      for (const today of ['2026-11-02', '2026-11-04', '2026-11-07', '2026-11-09']) {
        const cutoff = lateBefore(new Date(`${today}T20:00:00Z`), dispatch)
        for (const paidAt of paidTimes)
          expect([today, paidAt, paidAt.toISOString() < cutoff]).toEqual([
            ...[today, paidAt, shipBy(paidAt, dispatch) < today],
          ])
      }
    },
  )
})
