import { describe, expect, it, test } from 'vitest'
import { createLimits } from './rate-limits.server.ts'
import { defaultRates } from './rates.ts'

test('visitors who share an address are limited each and together', async () => {
  const emails = { visitor: { burst: 2, perSecond: 0.1 }, address: { burst: 3, perSecond: 1 } }
  const limit = createLimits({ ...defaultRates, emails }).emails
  const now = new Date('2026-11-22T12:00:00.000Z')
  const waits = await Promise.all(['1', '1', '1'].map(visitor => limit.wait(visitor, '203.0.113.7', now)))
  expect(waits).toEqual([0, 0, 10])
  // This address is exhausted; another is not.
  expect(await limit.wait('2', '203.0.113.7', now)).toBe(1)
  expect(await limit.wait('3', '203.0.113.8', now)).toBe(0)
  expect(await limit.wait(undefined, '203.0.113.8', now)).toBe(0)
})

describe('the default rates', () => {
  const now = new Date('2026-11-22T12:00:00.000Z')
  const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)

  /** How many are allowed at once, and in the next 1,000 seconds. */
  async function passed(wait: (at: Date) => number | Promise<number>): Promise<[number, number]> {
    let atOnce = 0
    while ((await wait(now)) === 0) atOnce += 1
    let more = 0
    for (let seconds = 0; seconds < 1000; ) {
      const pause = await wait(later(seconds))
      if (pause === 0) more += 1
      else seconds += pause
    }
    return [atOnce, more]
  }

  it.each(['visitor', 'newcomer', 'writes', 'reports'] as const)('of %s are as documented', async name => {
    const documented = {
      writes: [600, 60_000],
      visitor: [80, 5000],
      newcomer: [120, 2000],
      reports: [10, 100],
    }
    const { forms, writes, reports } = createLimits(defaultRates)
    const wait = {
      writes: (at: Date) => writes.wait('203.0.113.7', at),
      reports: (at: Date) => reports.wait('203.0.113.7', at),
      visitor: (at: Date) => forms.wait('1', '203.0.113.7', at),
      newcomer: (at: Date) => forms.wait(undefined, '203.0.113.7', at),
    }[name]
    const [atOnce, more] = await passed(wait)
    expect(atOnce).toBe(documented[name][0])
    expect(more / documented[name][1]!).toBeCloseTo(1, 1)
  })

  it.each(['orders', 'codes', 'lookups', 'emails'] as const)('of %s are as documented', async name => {
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
    const byVisitor = await passed(at => limit.wait('-1', String(turn()), at))
    const byAddress = await passed(at => limit.wait(String(turn()), '203.0.113.7', at))
    for (const [found, expected] of [
      [byVisitor, documented.visitor],
      [byAddress, documented.address],
    ] as const) {
      expect(found[0]).toBe(expected[0])
      expect(Math.abs(found[1] - expected[1]!)).toBeLessThanOrEqual(expected[1]! / 10 + 1)
    }
  })

  it('of codes of staff are as documented', async () => {
    const turns = Array(20_000).keys()
    const turn = () => turns.next().value!
    const { staffCodes } = createLimits(defaultRates)
    const wait = async (account: string | undefined, network: string, at: Date) =>
      (await staffCodes.wait({ account, network }, at)).seconds
    expect((await passed(at => wait('ada', 'home', at)))[0]).toBe(10)
    expect((await passed(at => wait('bob', String(turn()), at)))[0]).toBe(100)
    expect((await passed(at => wait(String(turn()), 'cafe', at)))[0]).toBe(30)
    expect((await passed(at => wait(undefined, 'bus', at)))[0]).toBe(30)
  })

  it('let no network use up the codes of others', async () => {
    const { staffCodes } = createLimits(defaultRates)
    const from = (network: string) => staffCodes.wait({ account: 'ada', network }, later(0))
    const answers = []
    for (let at = 0; at < 40; at++) answers.push(await from('evil'))
    expect(answers.filter(({ seconds }) => seconds === 0)).toHaveLength(10)
    expect(answers[10]).toEqual({ seconds: 600, isForAccount: true })
    expect(answers[39]).toMatchObject({ isForAccount: false })
    expect(await from('home')).toEqual({ seconds: 0, isForAccount: false })
  })

  it('leave a known network its codes, whatever others send', async () => {
    const { staffCodes } = createLimits(defaultRates)
    const seconds = async (network: string, isKnownNetwork = false) =>
      (await staffCodes.wait({ account: 'ada', network, isKnownNetwork }, now)).seconds
    for (let at = 0; at < 130; at++) await seconds(`192.0.2.${at}`)
    expect(await seconds('elsewhere')).toBe(60)
    const known = []
    for (let at = 0; at < 11; at++) known.push(await seconds('home', true))
    expect(known).toEqual([...Array(10).fill(0), 600])
  })

  it('leave a known device its codes, whatever others send from everywhere or from its own network', async () => {
    const { staffCodes } = createLimits(defaultRates)
    const seconds = async (network: string, device?: string) =>
      (await staffCodes.wait({ account: 'ada', network, device }, now)).seconds
    const all = Array.from({ length: 130 }, (_, at) => `192.0.2.${at}`)
    for (const network of [...all, ...Array(40).fill('home')]) await seconds(network)
    expect([await seconds('elsewhere'), await seconds('home')]).toEqual([60, 20])
    const known = []
    for (let at = 0; at < 11; at++) known.push(await seconds('home', 'laptop'))
    expect(known).toEqual([...Array(10).fill(0), 600])
    expect(await seconds('home', 'phone')).toBe(0)
  })
})

describe('somebody with an IPv6 /48', () => {
  const now = new Date('2026-11-22T12:00:00.000Z')
  const network = (at: number) => `2001:db8:7:${at.toString(16)}::/64`

  it.each([
    ['orders', 240],
    ['codes', 240],
    ['lookups', 120],
    ['emails', 240],
    ['forms', 480],
    ['writes', 2400],
    ['reports', 40],
  ] as const)('sends %s from all its networks at most %i times', async (name, allowed) => {
    const limits = createLimits(defaultRates)
    const send = (at: number, from = network(at)) =>
      name === 'writes' || name === 'reports'
        ? limits[name].wait(from, now)
        : limits[name].wait(name === 'forms' ? undefined : String(at), from, now)
    let passed = 0
    for (let at = 0; at < 3000; at++) if ((await send(at)) === 0) passed += 1
    expect(passed).toBe(allowed)
    expect(await send(3000, '2001:db8:8:1::/64')).toBe(0)
    expect(await send(3001, '203.0.113.7')).toBe(0)
  })

  it('reads four times what one network reads', () => {
    const { reads } = createLimits(defaultRates)
    const waits = Array.from({ length: 5 }, (_, at) => reads.wait(network(at), now, 3000))
    expect(waits).toEqual([0, 0, 0, 0, 8])
  })

  it('takes nothing from its neighbors by what is refused', async () => {
    const { codes } = createLimits(defaultRates)
    for (let at = 0; at < 1000; at++) await codes.wait(String(at), network(1), now)
    expect(await codes.wait('neighbor', network(2), now)).toBe(0)
  })

  it('guesses the codes of an account as one network', async () => {
    const { staffCodes } = createLimits(defaultRates)
    let passed = 0
    for (let at = 0; at < 100; at++)
      if ((await staffCodes.wait({ account: 'ada', network: network(at) }, now)).seconds === 0) passed += 1
    expect(passed).toBe(10)
  })
})
