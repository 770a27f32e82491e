import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { notWholeNumbers } from '#test/not-whole-numbers.ts'
import { addQuantity, readFormQuantity, setQuantity } from './quantity.ts'
import { clampQuantity, readQuantityStep } from './quantity-input.ts'

describe('clampQuantity', () => {
  it.each([
    [null, 0, 1],
    ['', 0, 1],
    ['3', 0, 3],
    ['007', 0, 7],
    [' 7 ', 0, 1],
    ['0', 0, 0],
    ['0', -1, 0],
    ['10', 1, 10],
    ['99', 0, 10],
    ['-5', 0, 1],
    ['1.5', 0, 1],
    ['1e9', 0, 1],
    ['x', 0, 1],
    ['3', 1, 4],
    ['3', -1, 2],
  ])('reads %j with step %i as %i', (typed, step, quantity) => {
    expect(clampQuantity(typed, 10, step)).toBe(quantity)
  })
})

const invalidSteps = notWholeNumbers.filter(typed => typed !== '-1')
it('reads only 1 and -1 as steps', () => {
  expect([readQuantityStep('1'), readQuantityStep('-1')]).toEqual([1, -1])
  for (const typed of [null, '', '0', '01', '2', ...invalidSteps])
    expect([typed, readQuantityStep(typed)]).toEqual([typed, 0])
})

describe('readFormQuantity', () => {
  it.each([
    ['3', undefined, 3],
    ['0', undefined, 0],
    ['007', undefined, 7],
    ['999', undefined, 999],
    ['3', '1', 4],
    ['3', '-1', 2],
    ['0', '-1', 0],
  ])('reads %j with step %j as %i', (typed, step, quantity) => {
    expect(readFormQuantity(typed, step)).toBe(quantity)
  })

  it.each([undefined, '', ' ', 'x', '1000', ...notWholeNumbers])('rejects %j', typed => {
    expect(readFormQuantity(typed)).toBeUndefined()
  })

  it.each(['', 'x', '2', '-2', '1e1', '--1'])('rejects step %j', step => {
    expect(readFormQuantity('3', step)).toBeUndefined()
  })
})

describe('a bounded quantity', () => {
  const some = fc.integer({ min: 1, max: 999 })
  const bounds = fc.record({
    limit: fc.integer({ min: 1, max: 20 }),
    available: fc.integer({ min: 0, max: 30 }),
  })

  it('grows up to limit and stock and never shrinks by adding', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40 }), some, bounds, (had, more, { limit, available }) => {
        const added = addQuantity(had, more, { limit, available })
        const most = Math.min(limit, available)
        if (!added.ok) return added.reason === 'sold-out' ? available === 0 : had >= most
        expect(added.delta).toBeGreaterThan(0)
        expect(added.quantity).toBe(had + added.delta)
        expect(added.quantity).toBeLessThanOrEqual(most)
        // `limitedBy` is set exactly when something is missing.
        expect(added.limitedBy !== null).toBe(added.delta < more)
        expect(added.quantity).toBe(added.limitedBy === null ? had + more : most)
        return true
      }),
    )
  })

  it('distinguishes limit from stock', () => {
    const [few, many] = [
      { limit: 10, available: 3 },
      { limit: 10, available: 50 },
    ]
    expect(addQuantity(1, 5, few)).toEqual({ ok: true, quantity: 3, delta: 2, limitedBy: 'stock' })
    expect(addQuantity(8, 5, many)).toEqual({ ok: true, quantity: 10, delta: 2, limitedBy: 'limit' })
    expect(addQuantity(8, 2, many)).toEqual({ ok: true, quantity: 10, delta: 2, limitedBy: null })
    expect(addQuantity(3, 1, few)).toEqual({ ok: false, reason: 'none-left' })
    expect(addQuantity(10, 1, many)).toEqual({ ok: false, reason: 'at-limit' })
    expect(addQuantity(0, 1, { limit: 10, available: 0 })).toEqual({ ok: false, reason: 'sold-out' })
    expect(setQuantity(1, 5, few)).toEqual({ ok: true, quantity: 3, delta: 2, limitedBy: 'stock' })
    expect(setQuantity(1, 50, many)).toEqual({ ok: true, quantity: 10, delta: 9, limitedBy: 'limit' })
    expect(setQuantity(5, 2, few)).toEqual({ ok: true, quantity: 2, delta: -3, limitedBy: null })
  })

  it('is set to the requested quantity or to the maximum', () => {
    fc.assert(
      fc.property(some, some, bounds, (had, requested, { limit, available }) => {
        const set = setQuantity(had, requested, { limit, available })
        if (!set.ok) return available === 0
        return (
          set.quantity === Math.min(requested, limit, available) &&
          (set.limitedBy === null) === (set.quantity === requested) &&
          set.delta === set.quantity - had
        )
      }),
    )
  })
})
