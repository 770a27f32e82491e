import { describe, expect, it } from 'vitest'
import {
  boughtSince,
  customerListSearch,
  customerPageKeyText,
  readCustomerListParams,
  readCustomerPageKey,
} from './customer-list.ts'

const read = (query: string) => readCustomerListParams(new URLSearchParams(query))

describe('the URL of the list of customers', () => {
  it('has the view, the search and the period', () => {
    const params = read('view=guest&q= Ada &since=90')
    expect(params).toEqual({ view: 'guest', search: 'Ada', since: '90' })
    expect(read(customerListSearch(params))).toEqual(params)
    expect(boughtSince(params, new Date('2026-11-24T00:00:00Z'))).toBe('2026-08-26T00:00:00.000Z')
  })

  it('ignores what means nothing', () => {
    expect(read('view=x&since=7')).toEqual({ view: 'all', search: '', since: '' })
    expect(customerListSearch(read(''))).toBe('')
    expect(boughtSince(read(''), new Date())).toBeUndefined()
    expect(readCustomerPageKey(new URLSearchParams('after=1'))).toBeUndefined()
  })

  it('names a page by its first or last customer', () => {
    const key = { at: '2026-11-01T10:00:00.000Z', id: 7 }
    const url = new URLSearchParams({ before: customerPageKeyText(key) })
    expect(readCustomerPageKey(url)).toEqual({ ...key, isBefore: true })
  })
})
