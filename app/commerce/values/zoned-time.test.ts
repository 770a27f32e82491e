import { describe, expect, it } from 'vitest'
import {
  addDays,
  countDays,
  daysLater,
  instantOf,
  isDay,
  localTimeOf,
  repetitionOf,
  shopDate,
  startOfDay,
} from './zoned-time.ts'

/** Every zone with the days of 2026 on which it changes its clocks, those after them, and a usual one. */
const changes = ['UTC', ...Intl.supportedValuesOf('timeZone')].map(zone => {
  const noon = (day: string) => localTimeOf(`${day}T12:00:00.000Z`, zone).slice(10)
  const days = Array.from({ length: 365 }, (_, at) => addDays('2026-01-01', at))
  const changed = days.filter(day => noon(day) !== noon(addDays(day, 1)))
  return [zone, ['2026-06-15', ...changed.flatMap(day => [day, addDays(day, 1), addDays(day, 2)])]] as const
})

describe('a local time', () => {
  it.each([
    ['2026-12-01T09:00', 'UTC', '2026-12-01T09:00:00.000Z'],
    ['2026-12-01T09:00', 'Europe/Berlin', '2026-12-01T08:00:00.000Z'],
    ['2026-07-01T09:00', 'America/New_York', '2026-07-01T13:00:00.000Z'],
    ['2026-07-01T09:00', 'Asia/Kolkata', '2026-07-01T03:30:00.000Z'],
    ['2026-07-01T09:00', 'Asia/Kathmandu', '2026-07-01T03:15:00.000Z'],
    ['2026-01-01T00:00', 'Pacific/Kiritimati', '2025-12-31T10:00:00.000Z'],
    ['0001-01-01T00:00', 'UTC', '0001-01-01T00:00:00.000Z'],
    ['2027-03-14T01:59', 'America/New_York', '2027-03-14T06:59:00.000Z'],
    ['2027-03-14T03:00', 'America/New_York', '2027-03-14T07:00:00.000Z'],
    ['2026-03-29T03:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
    ['2026-10-04T02:30', 'Australia/Lord_Howe', '2026-10-03T15:30:00.000Z'],
    ['2011-12-29T23:59', 'Pacific/Apia', '2011-12-30T09:59:00.000Z'],
    ['2011-12-31T00:00', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
  ])('%s in %s is %s, and back', (local, zone, instant) => {
    expect(instantOf(local, zone)).toBe(instant)
    expect(localTimeOf(instant, zone)).toBe(local)
  })

  // RFC 5545, section 3.3.5: read with the offset from before the gap.
  it.each([
    ['2027-03-14T02:00', 'America/New_York', '2027-03-14T03:00'],
    ['2027-03-14T02:30', 'America/New_York', '2027-03-14T03:30'],
    ['2026-03-29T02:30', 'Europe/Berlin', '2026-03-29T03:30'],
    ['2026-03-29T01:59', 'Europe/London', '2026-03-29T02:59'],
    ['2026-10-04T02:15', 'Australia/Lord_Howe', '2026-10-04T02:45'],
    ['2026-10-04T02:30', 'Australia/Sydney', '2026-10-04T03:30'],
    ['2026-09-06T00:30', 'America/Santiago', '2026-09-06T01:30'],
    ['2026-03-29T00:30', 'Asia/Beirut', '2026-03-29T01:30'],
    ['2026-04-24T00:00', 'Africa/Cairo', '2026-04-24T01:00'],
    ['2018-05-04T23:45', 'Asia/Pyongyang', '2018-05-05T00:15'],
    ['2026-03-29T02:15', 'Antarctica/Troll', '2026-03-29T04:15'],
    ['2011-12-30T12:00', 'Pacific/Apia', '2011-12-31T12:00'],
  ])('%s, which clocks in %s skip, is %s', (local, zone, later) => {
    expect(localTimeOf(instantOf(local, zone)!, zone)).toBe(later)
  })

  it.each([
    ['2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
    ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
    ['2026-04-05T01:45', 'Australia/Lord_Howe', '2026-04-04T14:45:00.000Z'],
    ['2026-04-04T23:30', 'America/Santiago', '2026-04-05T02:30:00.000Z'],
    ['2026-11-01T00:30', 'America/Havana', '2026-11-01T04:30:00.000Z'],
    ['2026-10-29T23:30', 'Africa/Cairo', '2026-10-29T20:30:00.000Z'],
  ])('%s, which clocks in %s repeat, is the first: %s', (local, zone, instant) => {
    expect(instantOf(local, zone)).toBe(instant)
    const second = repetitionOf(instant, zone)!
    expect(second > instant).toBe(true)
    expect(localTimeOf(second, zone)).toBe(local)
    expect(repetitionOf(second, zone)).toBeUndefined()
  })

  it.each([
    ['2026-11-01T04:30:00.000Z', 'America/New_York'],
    ['2026-11-01T07:30:00.000Z', 'America/New_York'],
    ['2027-03-14T06:30:00.000Z', 'America/New_York'],
    ['2026-07-01T06:30:00.000Z', 'UTC'],
  ])('%s in %s comes once', (instant, zone) => {
    expect(repetitionOf(instant, zone)).toBeUndefined()
  })

  it('comes back from its instant in every zone that has it, and later ones stay later', () => {
    for (const [zone, days] of changes) for (const day of days) expectLocalTimes(day, zone)
  })

  it.each(['', 'tomorrow', '2026-12-01', '2026-13-45T99:99', '2026-02-30T10:00', '2026-12-01T24:00'])(
    '“%s” is none',
    text => {
      expect(instantOf(text, 'UTC')).toBeUndefined()
    },
  )
})

/** Times of one day in order: each is found again, or is skipped and moves later. */
function expectLocalTimes(day: string, zone: string) {
  let before = ''
  for (let minutes = 0; minutes < 24 * 60; minutes += 30) {
    const local = new Date(Date.parse(`${day}T00:00Z`) + minutes * 60_000).toISOString().slice(0, 16)
    const instant = instantOf(local, zone)!
    const back = localTimeOf(instant, zone)
    if (back < local) expect.fail(`${local} in ${zone} became the earlier ${back}`)
    // Skipped times overlap those that follow.
    if (back !== local) continue
    if (instant <= before) expect.fail(`${local} in ${zone} is not after ${before}`)
    before = instant
  }
}

describe('the day', () => {
  it.each([
    ['2026-11-28T03:16:00.000Z', 'America/New_York', '2026-11-27'],
    ['2026-11-28T03:16:00.000Z', 'UTC', '2026-11-28'],
    ['2026-11-27T23:30:00.000Z', 'Europe/Berlin', '2026-11-28'],
    ['2011-12-30T09:59:59.999Z', 'Pacific/Apia', '2011-12-29'],
    ['2011-12-30T10:00:00.000Z', 'Pacific/Apia', '2011-12-31'],
  ])('of %s in %s is %s', (at, zone, day) => {
    expect(shopDate(new Date(at), zone)).toBe(day)
  })

  it.each([
    ['2026-11-22', 'America/New_York', '2026-11-22T05:00:00.000Z'],
    ['2026-11-22', 'Asia/Tokyo', '2026-11-21T15:00:00.000Z'],
    ['2026-11-22', 'UTC', '2026-11-22T00:00:00.000Z'],
    ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
    ['2026-03-30', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
    // Days that begin at one o’clock.
    ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
    ['2026-03-29', 'Asia/Beirut', '2026-03-28T22:00:00.000Z'],
    ['2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
    // Its midnight comes twice.
    ['2026-11-01', 'America/Havana', '2026-11-01T04:00:00.000Z'],
    // A day that never was has no length.
    ['2011-12-30', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
    ['2011-12-31', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
  ])('%s begins in %s at %s', (day, zone, expected) => {
    expect(startOfDay(day, zone)?.toISOString()).toBe(expected)
  })

  it('begins in every zone with the first moment that has its date', () => {
    for (const [zone, days] of changes)
      for (const day of days) {
        const start = startOfDay(day, zone)!
        const dates = [new Date(start.getTime() - 1), start].map(at => shopDate(at, zone))
        if (dates[0]! >= day || dates[1] !== day) expect.fail(`${day} in ${zone} begins wrongly: ${dates}`)
      }
  })

  it.each([
    ['2026-03-08', 'America/New_York', 23],
    ['2026-11-01', 'America/New_York', 25],
    ['2026-10-04', 'Australia/Lord_Howe', 23.5],
    ['2026-04-05', 'Australia/Lord_Howe', 24.5],
    ['2026-09-06', 'America/Santiago', 23],
    ['2026-04-04', 'America/Santiago', 25],
    ['2011-12-30', 'Pacific/Apia', 0],
    ['2026-11-22', 'Asia/Tokyo', 24],
  ])('%s in %s has %d hours', (day, zone, hours) => {
    const [start, end] = [day, addDays(day, 1)].map(each => startOfDay(each, zone)!.getTime())
    expect((end! - start!) / 3_600_000).toBe(hours)
  })

  it.each([
    ['2026-10-31T02:16:00.500Z', 3, 'America/New_York', '2026-11-03T03:16:00.500Z'],
    ['2026-11-03T03:16:00.500Z', -3, 'America/New_York', '2026-10-31T02:16:00.500Z'],
    ['2027-03-13T07:30:00.000Z', 1, 'America/New_York', '2027-03-14T07:30:00.000Z'],
    ['2026-10-20T10:00:00.000Z', 7, 'Europe/Berlin', '2026-10-27T11:00:00.000Z'],
    ['2026-11-22T10:00:00.000Z', 7, 'UTC', '2026-11-29T10:00:00.000Z'],
  ])('%s is, %d days later in %s, %s', (at, days, zone, later) => {
    expect(daysLater(new Date(at), days, zone).toISOString()).toBe(later)
  })

  it.each(['', '2026-02-30', '2026-13-01', 'today', '2026-11-22T00:00'])('“%s” is none', text => {
    expect(isDay(text)).toBe(false)
    expect(startOfDay(text, 'UTC')).toBeUndefined()
  })

  it('is counted by the calendar', () => {
    expect(addDays('2026-02-27', 2)).toBe('2026-03-01')
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
    expect(countDays('2026-12-30', '2027-01-02')).toBe(3)
    expect(countDays('2027-01-02', '2026-12-30')).toBe(-3)
  })
})
