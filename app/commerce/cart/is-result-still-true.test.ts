import { describe, expect, it } from 'vitest'
import { sampleLine, sampleOffer } from './cart.fixture.ts'
import { type Cart, type CartLine, maxCartLines } from './cart.ts'
import type { CartResult } from './cart-outcome.ts'
import { isResultStillTrue } from './is-result-still-true.ts'

const cartWith = (...lines: CartLine[]): Cart => ({ lines, limit: 10 })

describe('isResultStillTrue', () => {
  const inCart = sampleLine
  const saved = { ...sampleLine, saved: true }
  const removed = { ...sampleLine, removed: true }
  const atLimit = { ...sampleLine, quantity: 10 }
  const atStock = { ...sampleLine, quantity: 3, offer: { ...sampleOffer, available: 3 } }
  const soldOut = { ...sampleLine, offer: { ...sampleOffer, available: 0 } }

  it.each<[CartResult, CartLine[], CartLine[]]>([
    ['added', [inCart, atLimit, soldOut], [saved, removed]],
    ['changed', [inCart, atLimit], [saved, removed]],
    ['unsaved', [inCart], [saved, removed]],
    ['added-to-limit', [atLimit], [inCart, saved, removed]],
    ['changed-to-limit', [atLimit], [inCart, { ...atLimit, saved: true }]],
    ['at-limit', [atLimit], [inCart]],
    ['added-to-stock', [atStock], [inCart, { ...atStock, offer: null }]],
    ['changed-to-stock', [atStock], [inCart, { ...atStock, removed: true }]],
    ['none-left', [atStock], [inCart]],
    ['removed', [removed], [inCart, saved]],
    ['restored', [inCart, saved], [removed]],
    ['saved', [saved], [inCart, { ...removed, saved: true }]],
    ['sold-out', [soldOut], [inCart, { ...inCart, offer: null }]],
  ])('checks "%s" against its line', (result, trueLines, falseLines) => {
    for (const line of trueLines)
      expect([line, isResultStillTrue(result, line, cartWith(line))]).toEqual([line, true])
    for (const line of falseLines)
      expect([line, isResultStillTrue(result, line, cartWith(line))]).toEqual([line, false])
  })

  it('requires a line, except for results about products outside the cart', () => {
    const cart = cartWith(sampleLine)
    for (const result of [
      'added',
      'changed',
      'at-limit',
      'none-left',
      'removed',
      'restored',
      'saved',
    ] as const)
      expect([result, isResultStillTrue(result, undefined, cart)]).toEqual([result, false])
    for (const result of ['sold-out', 'zero-quantity', 'not-in-cart'] as const)
      expect([result, isResultStillTrue(result, undefined, cart)]).toEqual([result, true])
  })

  it('calls a cart full when it has no room for another line', () => {
    const lines = Array.from({ length: maxCartLines }, (_, at) => ({ ...sampleLine, sku: String(at) }))
    const isFull = (...cartLines: CartLine[]) =>
      isResultStillTrue('lines-full', undefined, cartWith(...cartLines))
    expect(isFull(...lines)).toBe(true)
    expect(isFull(...lines.slice(1))).toBe(false)
    expect(isFull({ ...lines[0]!, removed: true }, ...lines.slice(1))).toBe(false)
  })
})
