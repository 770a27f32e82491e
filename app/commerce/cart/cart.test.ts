import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cents } from '../money.ts'
import { carts, someLine, someOffer } from './cart.fixture.ts'
import { type CartLine, cartTotals, chargedQuantity, lineTotal, noticesOf } from './cart.ts'
import { applyChange } from './cart-change.ts'
import { noticeInWords } from './cart-words.ts'

const totals = (...lines: CartLine[]) => cartTotals({ lines, limit: 10 })

describe('what a cart comes to', () => {
  it('is the sum of its lines at the prices of now, and what their old prices would cost more', () => {
    const tee = { ...someLine, sku: 'TEE', quantity: 2, priceSeen: cents(5000) }
    const offer = { ...someOffer, price: cents(4400), compareAtPrice: cents(8800) }
    expect(totals(someLine, { ...tee, offer })).toEqual({
      units: 3,
      charged: 3,
      subtotal: 11300,
      saving: 8800,
    })
  })

  it('is nothing for what is saved, removed, sold out or no longer sold', () => {
    const gone = [
      { ...someLine, saved: true },
      { ...someLine, removed: true },
      { ...someLine, quantity: 4, offer: { ...someOffer, available: 0 } },
      { ...someLine, quantity: 2, offer: null },
    ]
    expect(totals(...gone)).toEqual({ units: 6, charged: 0, subtotal: 0, saving: 0 })
  })

  it('counts what can be had where more is wanted', () => {
    const offer = { ...someOffer, compareAtPrice: cents(3000), available: 3 }
    const few = { ...someLine, quantity: 8, offer }
    expect(totals(few)).toEqual({ units: 8, charged: 3, subtotal: 7500, saving: 1500 })
  })

  it('is the same in whatever order, and never more than is there', () => {
    fc.assert(
      fc.property(carts, cart => {
        const sums = cartTotals(cart)
        expect(cartTotals({ ...cart, lines: cart.lines.toReversed() })).toEqual(sums)
        const inCart = cart.lines.filter(line => !line.saved && !line.removed)
        const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)
        expect(sums.subtotal).toBe(sum(inCart.map(line => lineTotal(line, cart.limit))))
        expect(sums.charged).toBeLessThanOrEqual(sums.units)
        for (const line of cart.lines) {
          const charged = chargedQuantity(line, cart.limit)
          expect(charged).toBeLessThanOrEqual(Math.min(line.quantity, cart.limit, line.offer?.available ?? 0))
        }
        expect(sums.saving).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

describe('a line', () => {
  const words = (line: Partial<CartLine>, limit = 10) =>
    noticesOf({ ...someLine, ...line }, limit).map(noticeInWords)

  it('says nothing when nothing changed', () => {
    expect(words({})).toEqual([])
  })

  it.each<[string, Partial<CartLine>, string[]]>([
    ['is no longer sold', { offer: null, quantity: 30 }, ['No longer sold. It is not charged.']],
    [
      'is sold out, whatever it costs',
      { offer: { ...someOffer, available: 0, price: cents(1) } },
      ['Sold out since you added it. It is not charged.'],
    ],
    [
      'has fewer left',
      { quantity: 5, offer: { ...someOffer, available: 3 } },
      ['Only 3 left: only 3 are charged.'],
    ],
    [
      'has one left and another price',
      { quantity: 2, offer: { ...someOffer, available: 1, price: cents(3000) } },
      ['Only 1 left: only 1 is charged.', 'The price changed from $25.00 to $30.00 since you added it.'],
    ],
    ['is over a lower limit', { quantity: 12 }, ['At most 10 in one order: only 10 are charged.']],
  ])('says when it %s', (_, line, said) => {
    expect(words(line)).toEqual(said)
  })

  it('says something whenever less is charged than wanted, or at another price', () => {
    fc.assert(
      fc.property(carts, ({ lines, limit }) =>
        lines.every(line => {
          const asSeen =
            chargedQuantity(line, limit) === line.quantity && line.offer?.price === line.priceSeen
          return asSeen === (noticesOf(line, limit).length === 0)
        }),
      ),
    )
  })
})

describe('a change, as a browser shows it before the answer', () => {
  it('of a line leaves the others as they are, and none is lost or doubled', () => {
    const skus = fc.integer({ min: 1, max: 14 }).map(String)
    fc.assert(
      fc.property(
        carts,
        skus,
        fc.integer({ min: 0, max: 20 }),
        fc.integer({ min: 0, max: 4 }),
        (cart, sku, quantity, kind) => {
          const changes = [
            { kind: 'add', line: { ...someLine, sku, quantity: Math.max(quantity, 1) } },
            { kind: 'change', sku, quantity },
            { kind: 'save', sku },
            { kind: 'unsave', sku },
            { kind: 'restore', sku },
          ] as const
          const changed = applyChange(cart, changes[kind]!)
          const others = (lines: readonly CartLine[]) => lines.filter(line => line.sku !== sku)
          expect(others(changed.lines)).toEqual(others(cart.lines))
          expect(new Set(changed.lines.map(line => line.sku)).size).toBe(changed.lines.length)
        },
      ),
    )
  })

  it('that removes a line can be undone', () => {
    fc.assert(
      fc.property(carts, cart => {
        for (const { sku, removed } of cart.lines.filter(line => !line.removed)) {
          const without = applyChange(cart, { kind: 'change', sku, quantity: 0 })
          expect(removed || cartTotals(without).units <= cartTotals(cart).units).toBe(true)
          expect(applyChange(without, { kind: 'restore', sku })).toEqual(cart)
        }
      }),
    )
  })

  it('puts a new line first', () => {
    const cart = { lines: [someLine], limit: 10 }
    const added = applyChange(cart, { kind: 'add', line: { ...someLine, sku: 'TEE', quantity: 12 } })
    expect(added.lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      ['TEE', 10],
      ['CAP', 1],
    ])
  })
})
