import { describe, expect, it } from 'vitest'
import { someLine, someOffer } from '../../../commerce/cart/cart.fixture.ts'
import type { CartLine } from '../../../commerce/cart/cart.ts'
import { type CartRow, type Left, movedWith, rowsOf } from './cart-rows.ts'
import { changeInWords } from './change-in-words.ts'
import { type LineChange, readFormChange } from './form-change.ts'

const line = (sku: string, more: Partial<CartLine> = {}) => ({ ...someLine, sku, ...more })
const soldOut = { ...someOffer, available: 0 }
const names = (rows: CartRow[]) => rows.map(row => (row.left ? `${row.line.sku} ${row.left}` : row.line.sku))

function parts(lines: CartLine[], moved: [string, Left][] = []) {
  const { charged, gone, saved } = rowsOf({ lines, limit: 10 }, new Map(moved))
  return { charged: names(charged), gone: names(gone), saved: names(saved) }
}

describe('the lines of the cart page', () => {
  it('stand by what can be done with them', () => {
    const lines = [
      line('cap'),
      line('pot', { offer: soldOut }),
      line('bag', { saved: true }),
      line('mug', { saved: true, offer: soldOut }),
      line('tee', { offer: null }),
    ]
    expect(parts(lines)).toEqual({ charged: ['cap'], gone: ['pot', 'tee'], saved: ['bag', 'mug'] })
  })

  it('leave a word where they were removed from', () => {
    const lines = [
      line('cap', { removed: true }),
      line('pot', { removed: true, saved: true }),
      line('tee', { removed: true, offer: null }),
    ]
    expect(parts(lines)).toEqual({ charged: ['cap removed'], gone: ['tee removed'], saved: ['pot removed'] })
  })

  it('leave a word where they were moved from, and stand where they went', () => {
    const lines = [line('cap', { saved: true }), line('pot')]
    const moved: [string, Left][] = [
      ['cap', 'saved'],
      ['pot', 'unsaved'],
    ]
    expect(parts(lines, moved)).toEqual({
      charged: ['cap saved', 'pot'],
      gone: [],
      saved: ['cap', 'pot unsaved'],
    })
  })

  it('leave no word where they are again', () => {
    expect(parts([line('cap')], [['cap', 'saved']])).toEqual({ charged: ['cap'], gone: [], saved: [] })
    expect(parts([line('cap', { removed: true })], [['cap', 'unsaved']]).saved).toEqual([])
  })

  it('leave no word when what was done is undone', () => {
    const save: LineChange = { kind: 'save', sku: 'cap' }
    const unsave: LineChange = { kind: 'unsave', sku: 'cap' }
    const remove: LineChange = { kind: 'change', sku: 'cap', quantity: 0 }
    const once = movedWith(new Map([['pot', 'saved']]), save, false)
    expect([...once]).toEqual([
      ['pot', 'saved'],
      ['cap', 'saved'],
    ])
    expect([...movedWith(once, unsave, true)]).toEqual([['pot', 'saved']])
    expect([...movedWith(once, unsave, false)]).toEqual([
      ['pot', 'saved'],
      ['cap', 'unsaved'],
    ])
    expect([...movedWith(once, remove, false)]).toEqual([['pot', 'saved']])
  })
})

describe('a form of the cart page', () => {
  const read = (action: string, fields: Record<string, string>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    return readFormChange(action, form)
  }

  it.each([
    ['/cart/save', { sku: 'CAP' }, { kind: 'save', sku: 'CAP' }],
    ['/cart/unsave', { sku: 'CAP' }, { kind: 'unsave', sku: 'CAP' }],
    ['/cart/restore', { sku: 'CAP' }, { kind: 'restore', sku: 'CAP' }],
    ['/cart/change', { sku: 'CAP', quantity: '3' }, { kind: 'change', sku: 'CAP', quantity: 3 }],
    ['/cart/change', { sku: 'CAP', quantity: '3', step: '1' }, { kind: 'change', sku: 'CAP', quantity: 4 }],
    ['/cart/change', { sku: 'CAP', quantity: '1', step: '-1' }, { kind: 'change', sku: 'CAP', quantity: 0 }],
    ['/cart/change', { sku: 'CAP', quantity: '' }, undefined],
    ['/cart/change', { sku: 'CAP', quantity: '1000' }, undefined],
  ])('to %s with %j is read as its route reads it', (action, fields, change) => {
    expect(read(action, fields)).toEqual(change)
  })
})

describe('what those hear who hear the page', () => {
  const cart = { lines: [line('CAP', { options: 'Blue', quantity: 10 })], limit: 10 }

  it('is how many there are now, why not more, and what it comes to', () => {
    expect(changeInWords({ kind: 'change', sku: 'CAP', quantity: 12 }, false, cart)).toBe(
      'Cap, Blue: 10. 10 is the most of one product in one order. Subtotal $250.00.',
    )
  })

  it('is only what it comes to when a line left, for the button that undoes it says the rest', () => {
    const left = { ...cart, lines: [line('CAP', { removed: true })] }
    expect(changeInWords({ kind: 'change', sku: 'CAP', quantity: 0 }, false, left)).toBe('Subtotal $0.00.')
  })

  it('is that a line is back', () => {
    expect(changeInWords({ kind: 'restore', sku: 'CAP' }, true, cart)).toBe('Cap is back. Subtotal $250.00.')
  })
})
