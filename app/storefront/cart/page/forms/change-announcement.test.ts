import { describe, expect, it } from 'vitest'
import { sampleLine } from '#commerce/cart/cart.fixture.ts'
import { changeAnnouncement } from './change-announcement.ts'

describe('changeAnnouncement', () => {
  const line = { ...sampleLine, sku: 'CAP', options: 'Blue', quantity: 10 }
  const cart = { lines: [line], limit: 10 }

  it('names quantity, limit and subtotal', () => {
    expect(changeAnnouncement({ kind: 'change', sku: 'CAP', quantity: 12 }, false, cart)).toBe(
      'Cap, Blue: 10. Limit 10 per order. Subtotal $250.00.',
    )
  })

  it('names only the subtotal when a line is removed', () => {
    const removed = { ...cart, lines: [{ ...line, removed: true }] }
    expect(changeAnnouncement({ kind: 'change', sku: 'CAP', quantity: 0 }, false, removed)).toBe(
      'Subtotal $0.00.',
    )
  })

  it('says that an undone removal brought the line back', () => {
    expect(changeAnnouncement({ kind: 'restore', sku: 'CAP' }, true, cart)).toBe(
      'Cap is back in your cart. Subtotal $250.00.',
    )
  })
})
