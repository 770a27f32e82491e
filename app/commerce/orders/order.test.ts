import { describe, expect, it } from 'vitest'
import { canCancel, cancelableStates, canTransition, orderStates, orderStatesBefore } from './order.ts'

/** From the state on the left to the state on top; x marks allowed transitions. */
const table = `
            placed paid packed shipped delivered canceled returned refunded
  placed      .     x     .      .        .          x        .        .
  paid        .     .     x      .        .          x        .        x
  packed      .     .     .      x        .          x        .        x
  shipped     .     .     .      .        x          .        x        x
  delivered   .     .     .      .        .          .        x        x
  canceled   .     .     .      .        .          .        .        x
  returned    .     .     .      .        .          .        .        x
  refunded    .     .     .      .        .          .        .        .
`
const [heads, ...rows] = table
  .trim()
  .split('\n')
  .map(row => row.trim().split(/\s+/))
const cases = rows.flatMap(([from, ...cells]) =>
  cells.map((cell, at) => [from!, heads![at]!, cell === 'x'] as const),
)

describe('an order', () => {
  it('has all its states in the table', () => {
    expect(heads!.toSorted()).toEqual(orderStates.toSorted())
    expect(cases).toHaveLength(orderStates.length ** 2)
  })

  it.each(cases)('that is %s can become %s: %s', (from, to, may) => {
    const states = orderStates as readonly string[]
    expect(states).toContain(from)
    expect(canTransition(from as 'placed', to as 'placed')).toBe(may)
    expect(orderStatesBefore(to as 'placed').includes(from as 'placed')).toBe(may)
  })

  it('always reaches an end and never repeats a state', () => {
    for (const start of orderStates) {
      const seen = new Set<string>()
      const walk = (state: (typeof orderStates)[number]) => {
        for (const next of orderStates.filter(to => canTransition(state, to))) {
          expect(next).not.toBe(start)
          if (!seen.has(next)) walk(next)
          seen.add(next)
        }
      }
      walk(start)
    }
  })

  it('can be canceled by shoppers until packed, by the shop until shipped', () => {
    expect(cancelableStates('shopper')).toEqual(['placed', 'paid'])
    expect(cancelableStates('staff')).toEqual(['placed', 'paid', 'packed'])
    expect(orderStates.filter(state => canCancel({ state, shipments: [] }))).toEqual(['placed', 'paid'])
    const shipment = { id: 1, carrier: 'UPS', trackingNumber: '1Z', trackingUrl: null, lines: [] }
    const shipments = [{ ...shipment, shippedAt: '2026-11-22T12:00:00.000Z', deliveredAt: null }]
    expect(canCancel({ state: 'paid', shipments })).toBe(false)
    for (const state of cancelableStates('staff')) expect(canTransition(state, 'canceled')).toBe(true)
  })
})
