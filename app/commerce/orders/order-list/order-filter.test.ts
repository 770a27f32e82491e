import { expect, it } from 'vitest'
import { toAmount } from '../../values/money.ts'
import { type OrderListQuery, withOneBound } from './order-filter.ts'

const query = { isDescending: true, lateBefore: '', limit: 50 }
const placed = { placedFrom: '2026-02-01', placedBefore: '2026-03-01' }
const totals = { totalFrom: toAmount(1000), totalTo: toAmount(2000) }

const afterPlaced = (value: string): OrderListQuery => ({
  ...{ ...query, filter: placed, sort: 'placed', key: { value, id: 7, isBefore: false } },
})
const afterTotal = (value: number): OrderListQuery => ({
  ...{ ...query, filter: totals, sort: 'total', key: { value, id: 7, isBefore: false } },
})

it('starts a page at its key alone, if the filter begins before it', () => {
  const inside = afterPlaced('2026-02-14')
  expect(withOneBound(inside)).toEqual({ ...inside, filter: { placedFrom: '2026-02-01' } })
  const back = { ...inside, key: { ...inside.key!, isBefore: true } }
  expect(withOneBound(back)).toEqual({ ...back, filter: { placedBefore: '2026-03-01' } })
  const byTotal = afterTotal(2000)
  expect(withOneBound(byTotal)).toEqual({ ...byTotal, filter: { totalFrom: 1000 } })
})

it('starts a page at the filter alone, if its key is outside', () => {
  for (const outside of [afterPlaced('2026-03-01'), afterTotal(2001)]) {
    const { key: _, ...expected } = outside
    expect(withOneBound(outside)).toEqual(expected)
  }
})

it('leaves pages with other filters alone', () => {
  const other: OrderListQuery = { ...afterPlaced('2026-02-14'), filter: totals }
  expect(withOneBound(other)).toBe(other)
})
