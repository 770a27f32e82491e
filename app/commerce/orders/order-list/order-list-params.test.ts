import { describe, expect, it } from 'vitest'
import {
  orderListSearch,
  pageKeyText,
  readOrderListParams,
  readPageKey,
  toOrderFilter,
  toOrderSort,
} from './order-list-params.ts'

const read = (query: string) => readOrderListParams(new URLSearchParams(query), 'USD')
const filter = (query: string) =>
  toOrderFilter(read(query), { timeZone: 'America/Los_Angeles', currency: 'USD' })

describe('the URL of the order list', () => {
  it('names every filter, and reads back as it was written', () => {
    const query =
      'q=7KQ4&state=late&payment=stripe&country=LI&from=2026-11-17&to=2026-11-23&min=12.50&max=99&product=3&test=no&sort=total'
    expect(orderListSearch(read(query))).toBe(`?${query}`)
    expect(filter(query)).toEqual({
      ...{ search: '7KQ4', state: 'late', payment: 'stripe', country: 'LI', productId: 3, isTest: false },
      ...{ placedFrom: '2026-11-17T08:00:00.000Z', placedBefore: '2026-11-24T08:00:00.000Z' },
      ...{ totalFrom: 1250, totalTo: 9900 },
    })
    expect(toOrderSort('-total')).toEqual({ sort: 'total', isDescending: true })
  })

  it('reads days in digits of any width', () => {
    expect(read('from=２０２６－１１－１７&to=2026–11–23')).toMatchObject({
      from: '2026-11-17',
      to: '2026-11-23',
    })
  })

  it('names the shown columns, as a form sends them or as an address has them', () => {
    expect(orderListSearch(read('columns=total&columns=placed&columns=nonsense'))).toBe(
      '?columns=placed-total',
    )
    expect(orderListSearch(read('columns=placed-total'))).toBe('?columns=placed-total')
    const all = 'columns=placed-customer-place-items-payment-total'
    for (const query of ['', 'columns=', all]) expect(orderListSearch(read(query))).toBe('')
  })

  it('has no query for the newest orders', () => {
    expect(orderListSearch(read('sort=-placed&q=+'))).toBe('')
    expect(filter('')).toEqual({})
  })

  it.each([
    ...['state=gone', 'payment=%00', 'country=us', 'from=2026-13-40', 'to=yesterday', 'min=-1', 'max=1e9x'],
    ...['product=0', 'product=99999999999', 'test=maybe', 'sort=name', 'q=%00'],
  ])('leaves out %s', query => {
    expect(orderListSearch(read(query))).toBe('')
  })

  it('names a page by the order beside it', () => {
    const page = (query: string, sort: 'placed' | 'total') => readPageKey(new URLSearchParams(query), sort)
    const key = { value: '2026-11-23T12:00:00.000Z', id: 17 }
    expect(page(`after=${pageKeyText(key)}`, 'placed')).toEqual({ ...key, isBefore: false })
    expect(page('before=4200_3', 'total')).toEqual({ value: 4200, id: 3, isBefore: true })
    for (const query of ['', 'after=4200_3', 'after=x', 'before=', `after=${key.value}_-1`])
      expect(page(query, 'placed')).toBeUndefined()
  })
})
