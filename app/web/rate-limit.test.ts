import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { RateLimit, SharedRateLimit, usualRates } from './rate-limit.server.ts'

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
