import { expect, it } from 'vitest'
import { stockSeries } from './stock-series.ts'

const now = new Date('2026-11-21T12:00:00Z')
const available = (movements: Parameters<typeof stockSeries>[0], timeZone = 'UTC') =>
  stockSeries(movements, 7, { days: 4, now, timeZone })

it('is flat without movements', () => {
  expect(available([])).toEqual(
    ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21'].map(date => ({ date, available: 7 })),
  )
})

it('has the last stock of each day, and what was there before the first movement', () => {
  const movements = [
    { at: '2026-11-19T09:00', quantity: -2, available: 8 },
    { at: '2026-11-19T17:10', quantity: 4, available: 12 },
    { at: '2026-11-21T08:00', quantity: -5, available: 7 },
  ]
  expect(
    available(movements.map(sum => ({ ...sum, at: `${sum.at}:00.000Z` }))).map(d => d.available),
  ).toEqual([10, 12, 12, 7])
})

it('ends days at midnight of the shop', () => {
  const late = [{ at: '2026-11-20T02:00:00.000Z', quantity: -3, available: 7 }]
  expect(available(late).map(d => d.available)).toEqual([10, 10, 7, 7])
  expect(available(late, 'America/New_York').map(d => d.available)).toEqual([10, 7, 7, 7])
})
