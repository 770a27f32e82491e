import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { limitsOf, RateLimit, SharedRateLimit, usualRates } from './rate-limit.server.ts'

const noon = Date.UTC(2026, 10, 21, 12)
const at = (seconds: number) => new Date(noon + 1000 * seconds)

describe('a rate', () => {
  it('lets so many pass at once, and then as many as time brings', () => {
    const limit = new RateLimit({ burst: 3, perSecond: 0.5 })
    expect([0, 0, 0, 0].map(seconds => limit.wait('ada', at(seconds)))).toEqual([0, 0, 0, 2])
    expect(limit.wait('ada', at(1))).toBe(1)
    expect(limit.wait('ada', at(2))).toBe(0)
    expect(limit.wait('ada', at(2))).toBe(2)
  })

  it('of one is not that of another', () => {
    const limit = new RateLimit({ burst: 1, perSecond: 1 })
    expect([limit.wait('ada', at(0)), limit.wait('bob', at(0))]).toEqual([0, 0])
    expect([limit.wait('ada', at(0)), limit.wait('bob', at(0))]).toEqual([1, 1])
  })

  it('does not fall apart when the clock is put back', () => {
    const limit = new RateLimit({ burst: 1, perSecond: 1 })
    expect(limit.wait('ada', at(10))).toBe(0)
    expect(limit.wait('ada', at(0))).toBe(1)
    expect(limit.wait('ada', at(1))).toBe(0)
  })

  it('is not met by who clicks ten times a second for ten seconds', () => {
    const limit = new RateLimit(usualRates.visitor)
    const waits = Array.from({ length: 100 }, (_, click) => limit.wait('ada', at(click / 10)))
    expect(waits.every(wait => wait === 0)).toBe(true)
  })

  it('charges what something costs, and lets what costs more than ever is there be done alone', () => {
    const limit = new RateLimit({ burst: 10, perSecond: 1 })
    expect([4, 4, 4].map(cost => limit.wait('ada', at(0), cost))).toEqual([0, 0, 2])
    expect(limit.wait('ada', at(0), 2)).toBe(0)
    expect(limit.wait('ada', at(9), 25)).toBe(1)
    expect(limit.wait('ada', at(10), 25)).toBe(0)
    expect(limit.wait('ada', at(10))).toBe(1)
  })

  it('of reads is met by a bot, and not by an office of thirty', () => {
    const limit = new RateLimit(usualRates.reads)
    // For half an hour somebody turns to a page twice a second that nobody had before, and searches every third time.
    const costs = Array.from({ length: 3600 }, (_, page) => [page / 2, page % 3 === 0 ? 25 : 12] as const)
    const office = costs.map(([seconds, cost]) => limit.wait('office', at(seconds), cost))
    expect(office.every(wait => wait === 0)).toBe(true)
    const bot = Array.from({ length: 3000 }, (_, page) => limit.wait('bot', at(page / 50), 12))
    const refused = bot.filter(wait => wait > 0).length
    expect(refused).toBeGreaterThan(1000)
  })

  it('is kept, and who waits as long as they were told may', () => {
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
            // Dates are whole milliseconds, and each of them may be one too many.
            expect(passed).toBeLessThanOrEqual(burst + perSecond * (seconds + 0.001) + 1e-6)
          }
        },
      ),
    )
  })
})

test('visitors who share an address are held each by themselves, and all together', () => {
  const limit = new SharedRateLimit({
    visitor: { burst: 2, perSecond: 0.1 },
    address: { burst: 3, perSecond: 1 },
  })
  const now = new Date('2026-11-22T12:00:00.000Z')
  const waits = [1, 1, 1].map(visitor => limit.wait(visitor, '203.0.113.7', now))
  expect(waits).toEqual([0, 0, 10])
  // The address is used up by now; another one is not.
  expect(limit.wait(2, '203.0.113.7', now)).toBe(1)
  expect(limit.wait(3, '203.0.113.8', now)).toBe(0)
  expect(limit.wait(undefined, '203.0.113.8', now)).toBe(0)
})

describe('the usual rates', () => {
  const now = new Date('2026-11-22T12:00:00.000Z')
  const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)

  /** How many pass at once, and how many more within the next 1,000 seconds. */
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

  it.each(['visitors', 'newcomers', 'writes', 'reports'] as const)(
    'of %s are those that are documented',
    name => {
      const documented = {
        writes: [600, 60_000],
        visitors: [80, 5000],
        newcomers: [120, 2000],
        reports: [10, 100],
      }
      const limit = limitsOf(usualRates)[name]
      const [atOnce, more] = passed(at => limit.wait('ada', at))
      expect(atOnce).toBe(documented[name][0])
      expect(more / documented[name][1]!).toBeCloseTo(1, 1)
    },
  )

  it.each(['orders', 'codes', 'lookups', 'emails'] as const)('of %s are those that are documented', name => {
    const documented = {
      orders: { visitor: [15, 100], address: [60, 1000] },
      codes: { visitor: [10, 50], address: [60, 200] },
      lookups: { visitor: [10, 50], address: [30, 100] },
      emails: { visitor: [8, 10], address: [60, 20] },
    }[name]
    // A visitor who changes their address with each form, and an address with a new visitor for each.
    const turns = Array(20_000).keys()
    const turn = () => turns.next().value!
    const limit = limitsOf(usualRates)[name]
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
