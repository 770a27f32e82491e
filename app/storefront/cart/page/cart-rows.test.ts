import { describe, expect, it } from 'vitest'
import { sampleLine, sampleOffer } from '#commerce/cart/cart.fixture.ts'
import type { CartLine } from '#commerce/cart/cart.ts'
import type { CartLineChange } from '#commerce/cart/cart-change.ts'
import { type CartRow, groupCartRows, type RecentMove, withRecentMove } from './cart-rows.ts'

const line = (sku: string, overrides: Partial<CartLine> = {}) => ({ ...sampleLine, sku, ...overrides })
const soldOut = { ...sampleOffer, available: 0 }
const names = (rows: CartRow[]) =>
  rows.map(row => (row.placeholder ? `${row.line.sku} ${row.placeholder}` : row.line.sku))

function grouped(lines: CartLine[], moves: [string, RecentMove][] = []) {
  const { available, unavailable, saved } = groupCartRows({ lines, limit: 10 }, new Map(moves))
  return { available: names(available), unavailable: names(unavailable), saved: names(saved) }
}

describe('groupCartRows', () => {
  it('separates available, unavailable and saved lines', () => {
    const lines = [
      line('cap'),
      line('pot', { offer: soldOut }),
      line('bag', { saved: true }),
      line('mug', { saved: true, offer: soldOut }),
      line('tee', { offer: null }),
    ]
    expect(grouped(lines)).toEqual({ available: ['cap'], unavailable: ['pot', 'tee'], saved: ['bag', 'mug'] })
  })

  it('leaves a placeholder where a line was removed', () => {
    const lines = [
      line('cap', { removed: true }),
      line('pot', { removed: true, saved: true }),
      line('tee', { removed: true, offer: null }),
    ]
    expect(grouped(lines)).toEqual({
      available: ['cap removed'],
      unavailable: ['tee removed'],
      saved: ['pot removed'],
    })
  })

  it('leaves a placeholder where a line was before it moved', () => {
    const lines = [line('cap', { saved: true }), line('pot')]
    const moves: [string, RecentMove][] = [
      ['cap', 'saved'],
      ['pot', 'unsaved'],
    ]
    expect(grouped(lines, moves)).toEqual({
      available: ['cap saved', 'pot'],
      unavailable: [],
      saved: ['cap', 'pot unsaved'],
    })
  })

  it('drops the placeholder of a line that is back', () => {
    expect(grouped([line('cap')], [['cap', 'saved']])).toEqual({
      available: ['cap'],
      unavailable: [],
      saved: [],
    })
    expect(grouped([line('cap', { removed: true })], [['cap', 'unsaved']]).saved).toEqual([])
  })
})

describe('withRecentMove', () => {
  it('records moves and forgets undone ones', () => {
    const save: CartLineChange = { kind: 'save', sku: 'cap' }
    const unsave: CartLineChange = { kind: 'unsave', sku: 'cap' }
    const remove: CartLineChange = { kind: 'change', sku: 'cap', quantity: 0 }
    const once = withRecentMove(new Map([['pot', 'saved']]), save, false)
    expect([...once]).toEqual([
      ['pot', 'saved'],
      ['cap', 'saved'],
    ])
    expect([...withRecentMove(once, unsave, true)]).toEqual([['pot', 'saved']])
    expect([...withRecentMove(once, unsave, false)]).toEqual([
      ['pot', 'saved'],
      ['cap', 'unsaved'],
    ])
    expect([...withRecentMove(once, remove, false)]).toEqual([['pot', 'saved']])
  })
})
