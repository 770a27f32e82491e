import { describe, expect, it } from 'vitest'
import { cancellable, mayCancel, mayMove, orderStates, shopper, statesBefore, theShop } from './order.ts'

/** Every state on the left, and where it may go: a cross for each allowed move. */
const table = `
            placed paid packed shipped delivered cancelled returned refunded
  placed      .     x     .      .        .          x        .        .
  paid        .     .     x      .        .          x        .        x
  packed      .     .     .      x        .          x        .        x
  shipped     .     .     .      .        x          .        x        x
  delivered   .     .     .      .        .          .        x        x
  cancelled   .     .     .      .        .          .        .        x
  returned    .     .     .      .        .          .        .        x
  refunded    .     .     .      .        .          .        .        .
`
const [heads, ...rows] = table
  .trim()
  .split('\n')
  .map(row => row.trim().split(/\s+/))
const cases = rows.flatMap(([from, ...marks]) =>
  marks.map((mark, at) => [from!, heads![at]!, mark === 'x'] as const),
)

describe('an order', () => {
  it('has all its states in the table', () => {
    expect(heads!.toSorted()).toEqual(orderStates.toSorted())
    expect(cases).toHaveLength(orderStates.length ** 2)
  })

  it.each(cases)('that is %s may become %s: %s', (from, to, may) => {
    const states = orderStates as readonly string[]
    expect(states).toContain(from)
    expect(mayMove(from as 'placed', to as 'placed')).toBe(may)
    expect(statesBefore(to as 'placed').includes(from as 'placed')).toBe(may)
  })

  it('comes to an end from wherever it is, and never back to where it was', () => {
    for (const start of orderStates) {
      const seen = new Set<string>()
      const walk = (state: (typeof orderStates)[number]) => {
        for (const next of orderStates.filter(to => mayMove(state, to))) {
          expect(next).not.toBe(start)
          if (!seen.has(next)) walk(next)
          seen.add(next)
        }
      }
      walk(start)
    }
  })

  it('is cancelled by its shopper until it is packed, and by the shop until it has left', () => {
    expect(cancellable(shopper)).toEqual(['placed', 'paid'])
    expect(cancellable(theShop)).toEqual(['placed', 'paid', 'packed'])
    expect(orderStates.filter(state => mayCancel(state))).toEqual(['placed', 'paid'])
    for (const state of cancellable(theShop)) expect(mayMove(state, 'cancelled')).toBe(true)
  })
})
