import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RateLimit } from './rate-limit.server.ts'
import { defaultRates } from './rates.ts'

const noon = Date.UTC(2026, 10, 21, 12)
const at = (seconds: number) => new Date(noon + 1000 * seconds)

describe('a rate limit', () => {
  it('allows a burst and then the rate', () => {
    const limit = new RateLimit({ burst: 3, perSecond: 0.5 })
    expect([0, 0, 0, 0].map(seconds => limit.wait('ada', at(seconds)))).toEqual([0, 0, 0, 2])
    expect(limit.wait('ada', at(1))).toBe(1)
    expect(limit.wait('ada', at(2))).toBe(0)
    expect(limit.wait('ada', at(2))).toBe(2)
  })

  it('counts each key separately', () => {
    const limit = new RateLimit({ burst: 1, perSecond: 1 })
    expect([limit.wait('ada', at(0)), limit.wait('bob', at(0))]).toEqual([0, 0])
    expect([limit.wait('ada', at(0)), limit.wait('bob', at(0))]).toEqual([1, 1])
  })

  it('survives a clock that is set back', () => {
    const limit = new RateLimit({ burst: 1, perSecond: 1 })
    expect(limit.wait('ada', at(10))).toBe(0)
    expect(limit.wait('ada', at(0))).toBe(1)
    expect(limit.wait('ada', at(1))).toBe(0)
  })

  it('allows ten clicks a second for ten seconds', () => {
    const limit = new RateLimit(defaultRates.visitor)
    const waits = Array.from({ length: 100 }, (_, click) => limit.wait('ada', at(click / 10)))
    expect(waits.every(wait => wait === 0)).toBe(true)
  })

  it('charges the cost, and allows one above the burst on its own', () => {
    const limit = new RateLimit({ burst: 10, perSecond: 1 })
    expect([4, 4, 4].map(cost => limit.wait('ada', at(0), cost))).toEqual([0, 0, 2])
    expect(limit.wait('ada', at(0), 2)).toBe(0)
    expect(limit.wait('ada', at(9), 25)).toBe(1)
    expect(limit.wait('ada', at(10), 25)).toBe(0)
    expect(limit.wait('ada', at(10))).toBe(1)
  })

  it('of reads stops a bot but not an office of thirty', () => {
    const limit = new RateLimit(defaultRates.reads)
    // Half an hour of two new pages a second, every third of them a search.
    const costs = Array.from({ length: 3600 }, (_, page) => [page / 2, page % 3 === 0 ? 25 : 12] as const)
    const office = costs.map(([seconds, cost]) => limit.wait('office', at(seconds), cost))
    expect(office.every(wait => wait === 0)).toBe(true)
    const bot = Array.from({ length: 3000 }, (_, page) => limit.wait('bot', at(page / 50), 12))
    const refused = bot.filter(wait => wait > 0).length
    expect(refused).toBeGreaterThan(1000)
  })

  it('is never exceeded, and waiting for the returned time is enough', () => {
    const pauses = fc.array(fc.double({ min: 0, max: 3, noNaN: true }), { maxLength: 60 })
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 8 }),
        fc.double({ min: 0.1, max: 5, noNaN: true }),
        pauses,
        (burst, perSecond, list) => {
          const limit = new RateLimit({ burst, perSecond })
          let seconds = 0
          let passed = 0
          for (const pause of list) {
            seconds += pause
            const wait = limit.wait('ada', at(seconds))
            if (wait === 0) passed++
            else {
              seconds += wait
              expect(limit.wait('ada', at(seconds))).toBe(0)
              passed++
            }
            // Dates are whole milliseconds, so each may be off by one.
            expect(passed).toBeLessThanOrEqual(burst + perSecond * (seconds + 0.001) + 1e-6)
          }
        },
      ),
    )
  })
})
