import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { notWholeNumbers } from '../../../test/not-whole-numbers.ts'
import { addQuantity, readCount, setQuantity } from './quantity.ts'
import { readQuantity, readStep } from './wished-quantity.ts'

describe('the quantity', () => {
  it.each([
    [null, 0, 1],
    ['', 0, 1],
    ['3', 0, 3],
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
  ])('typed %j and moved by %i is %i', (typed, step, quantity) => {
    expect(readQuantity(typed, 10, step)).toBe(quantity)
  })
})

const noSteps = notWholeNumbers.filter(typed => typed !== '-1')
it('a step is 1 or -1, as the buttons send it', () => {
  expect([readStep('1'), readStep('-1')]).toEqual([1, -1])
  for (const typed of [null, '', '0', '01', '2', ...noSteps])
    expect([typed, readStep(typed)]).toEqual([typed, 0])
})

describe('the quantity that a form sends', () => {
  it.each([
    ['3', undefined, 3],
    ['0', undefined, 0],
    ['007', undefined, 7],
    ['999', undefined, 999],
    ['3', '1', 4],
    ['3', '-1', 2],
    ['0', '-1', 0],
  ])('%j with the step %j is %i', (typed, step, quantity) => {
    expect(readCount(typed, step)).toBe(quantity)
  })

  it.each([undefined, '', ' ', 'x', '1000', ...notWholeNumbers])('%j is none', typed => {
    expect(readCount(typed)).toBeUndefined()
  })

  it.each(['', 'x', '2', '-2', '1e1', '--1'])('is none with the step %j', step => {
    expect(readCount('3', step)).toBeUndefined()
  })
})

describe('a line', () => {
  const some = fc.integer({ min: 1, max: 999 })
  const bounds = fc.record({
    limit: fc.integer({ min: 1, max: 20 }),
    available: fc.integer({ min: 0, max: 30 }),
  })

  it('takes what can be added, never more than the limit and the stock, and never loses what it has', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40 }), some, bounds, (had, more, { limit, available }) => {
        const added = addQuantity(had, more, { limit, available })
        const most = Math.min(limit, available)
        if (!added.ok) return added.because === 'sold-out' ? available === 0 : had >= most
        expect(added.took).toBeGreaterThan(0)
        expect(added.quantity).toBe(had + added.took)
        expect(added.quantity).toBeLessThanOrEqual(most)
        // It says why exactly when something is missing.
        expect(added.short !== null).toBe(added.took < more)
        expect(added.quantity).toBe(added.short === null ? had + more : most)
        return true
      }),
    )
  })

  it('says the limit and the stock apart', () => {
    const [few, many] = [
      { limit: 10, available: 3 },
      { limit: 10, available: 50 },
    ]
    expect(addQuantity(1, 5, few)).toEqual({ ok: true, quantity: 3, took: 2, short: 'stock' })
    expect(addQuantity(8, 5, many)).toEqual({ ok: true, quantity: 10, took: 2, short: 'limit' })
    expect(addQuantity(8, 2, many)).toEqual({ ok: true, quantity: 10, took: 2, short: null })
    expect(addQuantity(3, 1, few)).toEqual({ ok: false, because: 'none-left' })
    expect(addQuantity(10, 1, many)).toEqual({ ok: false, because: 'at-limit' })
    expect(addQuantity(0, 1, { limit: 10, available: 0 })).toEqual({ ok: false, because: 'sold-out' })
    expect(setQuantity(1, 5, few)).toEqual({ ok: true, quantity: 3, took: 2, short: 'stock' })
    expect(setQuantity(1, 50, many)).toEqual({ ok: true, quantity: 10, took: 9, short: 'limit' })
    expect(setQuantity(5, 2, few)).toEqual({ ok: true, quantity: 2, took: -3, short: null })
  })

  it('is set to what was wanted, or to all that can be had', () => {
    fc.assert(
      fc.property(some, some, bounds, (had, wanted, { limit, available }) => {
        const set = setQuantity(had, wanted, { limit, available })
        if (!set.ok) return available === 0
        return (
          set.quantity === Math.min(wanted, limit, available) &&
          (set.short === null) === (set.quantity === wanted) &&
          set.took === set.quantity - had
        )
      }),
    )
  })
})
