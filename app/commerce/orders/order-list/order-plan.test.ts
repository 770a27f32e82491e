import { describe, expect, it } from 'vitest'
import { orderStates } from '../order.ts'
import type { OrderFilter, OrderSort } from './order-filter.ts'
import { type OrderSample, planOrderList } from './order-plan.ts'

/** A million orders: most delivered and from the US, half by transfer, the bestseller in one of two. */
const sample: OrderSample = {
  count: 1_000_000,
  orders: Array.from({ length: 2000 }, (_, n) => ({
    state: n % 10 === 0 ? orderStates[(n / 10) % orderStates.length]! : 'delivered',
    payment: n % 2 === 0 ? 'stripe' : 'bank-transfer',
    country: n % 100 === 1 ? 'AT' : n % 5 === 0 ? 'DE' : 'US',
    isTest: false,
    placedAt: new Date(Date.parse('2026-01-01') + n * 3_600_000).toISOString(),
    total: 1000 + n,
    terms: n % 2 === 0 ? ['#1', 'maria smith'] : n % 50 === 1 ? ['#2', 'mario rossi'] : ['#3'],
  })),
}

function driver(filter: OrderFilter, sort?: OrderSort) {
  return plan(filter, sort).driver.by
}

function plan(filter: OrderFilter, sort: OrderSort = 'placed') {
  const query = { filter, sort, isDescending: true, lateBefore: '', limit: 51 }
  return planOrderList(query, sample)
}

describe('the plan of the order list', () => {
  it('reads the order of the list if most orders pass', () => {
    expect(driver({})).toBe('placed')
    expect(driver({}, 'total')).toBe('total')
    expect(driver({ state: 'delivered', country: 'US' }, 'total')).toBe('total')
  })

  it('reads the index of the rarest filter', () => {
    expect(driver({ state: 'placed', country: 'US' })).toBe('state')
    expect(driver({ state: 'delivered', country: 'AT' })).toBe('country')
    expect(driver({ isTest: true, payment: 'stripe' })).toBe('test')
    expect(driver({ country: 'LI', payment: 'stripe' }, 'total')).toBe('country')
  })

  it('reads one filter to its end if no order may pass them all', () => {
    expect(driver({ country: 'AT', payment: 'stripe' }, 'total')).toBe('country')
  })

  it('reads the terms of a search, unless another filter is rarer', () => {
    expect(driver({ search: 'mario' })).toBe('term')
    expect(driver({ productId: 2 })).toBe('term')
    expect(driver({ productId: 1, country: 'LI' })).toBe('country')
    expect(plan({ search: 'mario', country: 'AT' }, 'total').driver).toEqual({
      by: 'total',
      terms: 'as-set',
    })
    expect(plan({ productId: 1, country: 'LI' }).driver).toEqual({ by: 'country', terms: 'per-order' })
    expect(driver({ search: 'nobody', state: 'placed' })).toBe('term')
  })

  it('reads a common prefix by date if only some days are asked for', () => {
    const day = { placedFrom: '2026-01-20T00:00:00.000Z', placedBefore: '2026-01-21T00:00:00.000Z' }
    expect(driver({ search: 'maria', ...day })).toBe('placed')
    expect(driver({ productId: 1, ...day })).toBe('term')
  })

  it('works without any orders', () => {
    const query = {
      filter: { country: 'AT' },
      sort: 'placed',
      isDescending: true,
      lateBefore: '',
      limit: 51,
    } as const
    expect(planOrderList(query, { orders: [], count: 0 }).cost).toBeLessThan(1000)
  })
})
