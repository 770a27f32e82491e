import { describe, expect, it } from 'vitest'
import { arrivalWindow, businessDays } from './arrival.ts'

const days = { min: 3, max: 5 }

describe('the arrival of an order', () => {
  it.each([
    ['on a Monday', '2026-11-23T12:00Z', 1, '2026-11-27', '2026-12-01'],
    ['on a Monday by a shop that ships the same day', '2026-11-23T12:00Z', 0, '2026-11-26', '2026-11-30'],
    ['on a Friday', '2026-11-27T12:00Z', 1, '2026-12-03', '2026-12-07'],
    ['on a Saturday', '2026-11-28T12:00Z', 1, '2026-12-03', '2026-12-07'],
    ['on a Sunday', '2026-11-29T12:00Z', 1, '2026-12-03', '2026-12-07'],
    ['before the new year', '2026-12-30T12:00Z', 1, '2027-01-05', '2027-01-07'],
  ])('placed %s', (_, at, handlingDays, from, to) => {
    expect(arrivalWindow(days, new Date(at), { handlingDays, timeZone: 'UTC' })).toEqual({ from, to })
  })

  it('counts from the day in the shop’s time zone', () => {
    const at = new Date('2026-11-24T02:00Z')
    const from = (timeZone: string) => arrivalWindow(days, at, { handlingDays: 0, timeZone }).from
    expect([from('America/New_York'), from('UTC')]).toEqual(['2026-11-26', '2026-11-27'])
  })

  it('is a business day, even if nothing takes a day', () => {
    const now = { min: 0, max: 0 }
    const saturday = new Date('2026-11-28T12:00Z')
    const window = arrivalWindow(now, saturday, { handlingDays: 0, timeZone: 'UTC' })
    expect(window).toEqual({ from: '2026-11-30', to: '2026-11-30' })
  })
})

it('gives no estimate unless both bounds are known', () => {
  expect([businessDays(3, 5), businessDays(null, 5), businessDays(3, null)]).toEqual([days, null, null])
})
