import { describe, expect, it } from 'vitest'
import type { OrderState } from '../order.ts'
import { isPartShipped, packageScope, unshippedLines } from './part-shipment.ts'

const line = (id: number, quantity: number, shipped = 0) => ({ id, quantity, shipped })
const shipment = (id: number, ...lines: [orderLineId: number, quantity: number][]) => ({
  ...{ id, carrier: 'UPS', trackingNumber: `1Z${id}`, trackingUrl: null },
  ...{ shippedAt: '2026-11-22T12:00:00.000Z', deliveredAt: null },
  lines: lines.map(([orderLineId, quantity]) => ({ orderLineId, quantity })),
})

describe('an order in several packages', () => {
  it('lists what no package has', () => {
    expect(unshippedLines([line(1, 3, 1), line(2, 1, 1), line(3, 2)])).toEqual([
      { orderLineId: 1, quantity: 2 },
      { orderLineId: 3, quantity: 2 },
    ])
  })

  it.each<[OrderState, number, boolean]>([
    ['paid', 0, false],
    ['paid', 1, true],
    ['packed', 1, true],
    ['shipped', 1, false],
    ['refunded', 1, false],
  ])(
    'is part shipped while the rest is to pack or to ship: %s with %i packages',
    (state, count, expected) => {
      expect(isPartShipped({ state, shipments: [shipment(1)].slice(0, count) })).toBe(expected)
    },
  )

  it('tells a package with everything from a part and the rest', () => {
    const order = (...shipments: ReturnType<typeof shipment>[]) => ({
      lines: [line(1, 3), line(2, 1)].map(one => one as never),
      shipments,
    })
    const first = shipment(1, [1, 2])
    const second = shipment(2, [1, 1], [2, 1])
    expect(packageScope(order(first, second), first)).toBe('part')
    expect(packageScope(order(first, second), second)).toBe('rest')
    const whole = shipment(3, [1, 3], [2, 1])
    expect(packageScope(order(whole), whole)).toBe('whole')
  })
})
