import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { createLimits, defaultRates, RateLimit, SharedRateLimit } from './rate-limit.server.ts'

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

test('visitors who share an address are limited each and together', () => {
  const limit = new SharedRateLimit({
    visitor: { burst: 2, perSecond: 0.1 },
    address: { burst: 3, perSecond: 1 },
  })
  const now = new Date('2026-11-22T12:00:00.000Z')
  const waits = [1, 1, 1].map(visitor => limit.wait(visitor, '203.0.113.7', now))
  expect(waits).toEqual([0, 0, 10])
  // This address is exhausted; another is not.
  expect(limit.wait(2, '203.0.113.7', now)).toBe(1)
  expect(limit.wait(3, '203.0.113.8', now)).toBe(0)
  expect(limit.wait(undefined, '203.0.113.8', now)).toBe(0)
})

describe('the default rates', () => {
  const now = new Date('2026-11-22T12:00:00.000Z')
  const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)

  /** How many are allowed at once, and in the next 1,000 seconds. */
  function passed(wait: (at: Date) => number): [atOnce: number, later: number] {
    let atOnce = 0
    while (wait(now) === 0) atOnce += 1
    let more = 0
    for (let seconds = 0; seconds < 1000; ) {
      const pause = wait(later(seconds))
      if (pause === 0) more += 1
      else seconds += pause
    }
    return [atOnce, more]
  }

  it.each(['visitors', 'newcomers', 'writes', 'reports'] as const)('of %s are as documented', name => {
    const documented = {
      writes: [600, 60_000],
      visitors: [80, 5000],
      newcomers: [120, 2000],
      reports: [10, 100],
    }
    const limit = createLimits(defaultRates)[name]
    const [atOnce, more] = passed(at => limit.wait('ada', at))
    expect(atOnce).toBe(documented[name][0])
    expect(more / documented[name][1]!).toBeCloseTo(1, 1)
  })

  it.each(['orders', 'codes', 'lookups', 'emails'] as const)('of %s are as documented', name => {
    const documented = {
      orders: { visitor: [15, 100], address: [60, 1000] },
      codes: { visitor: [10, 50], address: [60, 200] },
      lookups: { visitor: [10, 50], address: [30, 100] },
      emails: { visitor: [8, 10], address: [60, 20] },
    }[name]
    // A visitor with a new address for each form, and an address with a new visitor for each.
    const turns = Array(20_000).keys()
    const turn = () => turns.next().value!
    const limit = createLimits(defaultRates)[name]
    const byVisitor = passed(at => limit.wait(-1, String(turn()), at))
    const byAddress = passed(at => limit.wait(turn(), '203.0.113.7', at))
    for (const [found, expected] of [
      [byVisitor, documented.visitor],
      [byAddress, documented.address],
    ] as const) {
      expect(found[0]).toBe(expected[0])
      expect(Math.abs(found[1] - expected[1]!)).toBeLessThanOrEqual(expected[1]! / 10 + 1)
    }
  })
})
