import { describe, expect, it } from 'vitest'
import { someLine, someOffer } from './cart.fixture.ts'
import { type Cart, type CartLine, mostLines } from './cart.ts'
import { mostInWords, type Said } from './cart-words.ts'
import { stillTrue } from './still-true.ts'

const cartOf = (...lines: CartLine[]): Cart => ({ lines, limit: 10 })

describe('what was said of a line', () => {
  const inCart = someLine
  const saved = { ...someLine, saved: true }
  const removed = { ...someLine, removed: true }
  const atLimit = { ...someLine, quantity: 10 }
  const atStock = { ...someLine, quantity: 3, offer: { ...someOffer, available: 3 } }
  const soldOut = { ...someLine, offer: { ...someOffer, available: 0 } }

  it.each<[Said, CartLine[], CartLine[]]>([
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
  ])('"%s" is said only as long as it is so', (said, so, notSo) => {
    for (const line of so) expect([line, stillTrue(said, line, cartOf(line))]).toEqual([line, true])
    for (const line of notSo) expect([line, stillTrue(said, line, cartOf(line))]).toEqual([line, false])
  })

  it('needs its line, unless it is about what never came into the cart', () => {
    const cart = cartOf(someLine)
    for (const said of ['added', 'changed', 'at-limit', 'none-left', 'removed', 'restored', 'saved'] as const)
      expect([said, stillTrue(said, undefined, cart)]).toEqual([said, false])
    for (const said of ['sold-out', 'none-wanted', 'not-in-cart'] as const)
      expect([said, stillTrue(said, undefined, cart)]).toEqual([said, true])
  })

  it('says that a cart is full when no line more goes in', () => {
    const lines = Array.from({ length: mostLines }, (_, at) => ({ ...someLine, sku: String(at) }))
    expect(stillTrue('lines-full', undefined, cartOf(...lines))).toBe(true)
    expect(stillTrue('lines-full', undefined, cartOf(...lines.slice(1)))).toBe(false)
    expect(
      stillTrue('lines-full', undefined, cartOf({ ...lines[0]!, removed: true }, ...lines.slice(1))),
    ).toBe(false)
  })
})

describe('the most of a line', () => {
  const words = (quantity: number, available: number, limit = 10) =>
    mostInWords({ ...someLine, quantity, offer: { ...someOffer, available } }, { lines: [], limit }, 3)

  it.each([
    ['there is enough', 1, 20, undefined],
    ['it is reached', 10, 20, '10 is the most of one product in one order.'],
    ['limit and stock are the same', 10, 10, '10 is the most of one product in one order.'],
    ['the last are in the cart', 7, 7, 'These are the last 7.'],
    ['the last one is', 1, 1, 'This is the last one.'],
    ['few are left', 1, 3, 'Only 3 left'],
    ['more are wanted than are left', 5, 3, undefined],
    ['more are wanted than are sold', 12, 20, undefined],
    ['it is sold out', 1, 0, undefined],
  ])('is said when %s', (_, quantity, available, said) => {
    expect(words(quantity, available)).toBe(said)
  })

  it('is not said of what is no longer sold', () => {
    expect(mostInWords({ ...someLine, offer: null }, cartOf(), 3)).toBeUndefined()
  })
})
