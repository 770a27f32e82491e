import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Amount, toAmount } from '../../values/money.ts'
import { type DeliveryMethod, deliveryOffers } from './delivery-offers.ts'
import { deliveryTerms } from './delivery-terms.ts'

type Rate = [from: number, price: number]

function method(rates: Rate[], more: Partial<DeliveryMethod> = {}): DeliveryMethod {
  return {
    id: 1,
    name: 'Standard',
    duration: '3 days',
    days: null,
    measure: 'price',
    freeFrom: null,
    position: 1,
    rates: rates.map(([from, price]) => ({ from, price: toAmount(price) })),
    ...more,
  }
}

const free = { kind: 'free' }
const byWeight = { measure: 'weight' } as const

describe('the price of delivery to a country', () => {
  it.each<[string, DeliveryMethod[], object]>([
    ['is free if some method always is', [method([[0, 0]]), method([[0, 1200]])], free],
    ['is fixed', [method([[0, 500]])], { kind: 'fixed', price: 500 }],
    [
      'is free from a sum on',
      [method([[0, 500]], { freeFrom: toAmount(5000) })],
      { kind: 'free-from', goods: 5000 },
    ],
    [
      'is free from the sum where its last price ends',
      [
        method([
          [0, 900],
          [2000, 500],
          [8000, 0],
        ]),
      ],
      { kind: 'free-from', goods: 8000 },
    ],
    [
      'is free from the sum that is delivered at all',
      [method([[2000, 0]])],
      { kind: 'free-from', goods: 2000 },
    ],
    [
      'starts at its lowest',
      [
        method(
          [
            [0, 500],
            [2000, 1500],
          ],
          byWeight,
        ),
      ],
      { kind: 'from', price: 500 },
    ],
    [
      'varies if only light packages are free',
      [
        method(
          [
            [0, 0],
            [2000, 1500],
          ],
          byWeight,
        ),
      ],
      { kind: 'varies' },
    ],
  ])('%s', (_, methods, price) => {
    expect(deliveryTerms(methods)!.price).toEqual(price)
  })

  it('is unknown without a method', () => {
    expect(deliveryTerms([])).toBeUndefined()
  })
})

it('lists the methods with their own prices, in order', () => {
  const standard = method([[0, 500]], { freeFrom: toAmount(5000), position: 2 })
  const express = method([[0, 1200]], { id: 2, name: 'Express', duration: '1 day' })
  expect(deliveryTerms([standard, express])!.methods).toEqual([
    { name: 'Express', duration: '1 day', price: { kind: 'fixed', price: 1200 } },
    { name: 'Standard', duration: '3 days', price: { kind: 'free-from', goods: 5000 } },
  ])
})

const amount = fc.integer({ min: 0, max: 6 })
const anyMethod = fc
  .record({
    measure: fc.constantFrom('price' as const, 'weight' as const),
    freeFrom: fc.option(amount),
    rates: fc.uniqueArray(fc.tuple(amount, amount), {
      minLength: 1,
      maxLength: 3,
      selector: ([from]) => from,
    }),
  })
  .map(({ measure, freeFrom, rates }) => method(rates, { measure, freeFrom: freeFrom as Amount | null }))

it('no package costs more or less than the terms say', () => {
  const anyMethods = fc.array(anyMethod, { minLength: 1, maxLength: 3 })
  fc.assert(
    fc.property(anyMethods, amount, amount, (methods, goods, weight) => {
      const terms = deliveryTerms(methods)!.price
      const price = deliveryOffers(methods, { goods: toAmount(goods), weight })[0]?.price
      if (terms.kind === 'free') expect(price).toBe(0)
      if (terms.kind === 'free-from' && goods >= terms.goods) expect(price).toBe(0)
      if (terms.kind === 'fixed') expect(price).toBe(terms.price)
      if (terms.kind === 'from') expect(price ?? terms.price).toBeGreaterThanOrEqual(terms.price)
    }),
    { numRuns: 2000 },
  )
})
