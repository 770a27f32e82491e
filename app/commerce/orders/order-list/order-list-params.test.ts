import { describe, expect, it } from 'vitest'
import {
  orderListSearch,
  pageKeyText,
  readOrderListParams,
  readPageKey,
  toOrderFilter,
  toOrderSort,
  unreadFilters,
} from './order-list-params.ts'

const read = (query: string) => readOrderListParams(new URLSearchParams(query), 'USD')
const filter = (query: string) =>
  toOrderFilter(read(query), { timeZone: 'America/Los_Angeles', currency: 'USD', productId: 3 })

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
    expect(filter('')).toEqual({ productId: 3 })
  })

  it.each([
    ...['state=gone', 'payment=X', 'country=usa', 'from=2026-13-40', 'to=yesterday', 'min=-1', 'max=1e9x'],
    ...['test=maybe', 'payment=%00', 'sort=name', 'q=%00', 'product=%00'],
  ])('leaves out %s', query => {
    expect(orderListSearch(read(query))).toBe('')
  })

  it.each([
    ['state=gone', 'state'],
    ['payment=X', 'payment'],
    ['country=usa', 'country'],
    ['from=2026-13-40', 'from'],
    ['to=yesterday', 'to'],
    ['min=-1', 'min'],
    ['max=1e9x', 'max'],
    ['test=maybe', 'test'],
  ])('tells that %s can’t be read, and keeps the others', (query, name) => {
    const url = new URLSearchParams(`${query}&q=Ada`)
    const params = readOrderListParams(url, 'USD')
    expect(params.search).toBe('Ada')
    expect(unreadFilters(url, params)).toEqual({ [name]: query.split('=')[1] })
  })

  it('reads countries in small letters, and says nothing of what it can read', () => {
    expect(read('country=us').country).toBe('US')
    const url = new URLSearchParams('state=late&country=us&from=2026-11-17&min=12,50&test=no&max=&to=+')
    expect(unreadFilters(url, readOrderListParams(url, 'USD'))).toEqual({})
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
