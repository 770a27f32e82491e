import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toAmount } from '../values/money.ts'
import { arbitraryCart, sampleLine, sampleOffer } from './cart.fixture.ts'
import {
  type CartLine,
  type CartNotice,
  cartLineNotices,
  cartTotals,
  chargedQuantity,
  lineTotal,
} from './cart.ts'
import { applyCartChange } from './cart-change.ts'

const totals = (...lines: CartLine[]) => cartTotals({ lines, limit: 10 })

describe('the totals of a cart', () => {
  it('sum current prices and the savings over compare-at prices', () => {
    const tee = { ...sampleLine, sku: 'TEE', quantity: 2, priceSeen: toAmount(5000) }
    const offer = { ...sampleOffer, price: toAmount(4400), compareAtPrice: toAmount(8800) }
    expect(totals(sampleLine, { ...tee, offer })).toEqual({
      units: 3,
      charged: 3,
      subtotal: 11300,
      savings: 8800,
    })
  })

  it('ignore saved, removed, sold-out and discontinued lines', () => {
    const gone = [
      { ...sampleLine, saved: true },
      { ...sampleLine, removed: true },
      { ...sampleLine, quantity: 4, offer: { ...sampleOffer, available: 0 } },
      { ...sampleLine, quantity: 2, offer: null },
    ]
    expect(totals(...gone)).toEqual({ units: 6, charged: 0, subtotal: 0, savings: 0 })
  })

  it('charge only what is in stock', () => {
    const offer = { ...sampleOffer, compareAtPrice: toAmount(3000), available: 3 }
    const few = { ...sampleLine, quantity: 8, offer }
    expect(totals(few)).toEqual({ units: 8, charged: 3, subtotal: 7500, savings: 1500 })
  })

  it('do not depend on the order of lines and never exceed stock or limit', () => {
    fc.assert(
      fc.property(arbitraryCart, cart => {
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
        expect(sums.savings).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

describe('the notices of a line', () => {
  const notices = (line: Partial<CartLine>, limit = 10) => cartLineNotices({ ...sampleLine, ...line }, limit)

  it('are empty when nothing changed', () => {
    expect(notices({})).toEqual([])
  })

  it.each<[string, Partial<CartLine>, CartNotice[]]>([
    ['no longer sold', { offer: null, quantity: 30 }, [{ kind: 'no-longer-sold' }]],
    [
      'sold out, whatever the price',
      { offer: { ...sampleOffer, available: 0, price: toAmount(1) } },
      [{ kind: 'sold-out' }],
    ],
    [
      'partly sold out',
      { quantity: 5, offer: { ...sampleOffer, available: 3 } },
      [{ kind: 'fewer-left', left: 3 }],
    ],
    [
      'partly sold out and repriced',
      { quantity: 2, offer: { ...sampleOffer, available: 1, price: toAmount(3000) } },
      [
        { kind: 'fewer-left', left: 1 },
        { kind: 'price-changed', oldPrice: toAmount(2500), newPrice: toAmount(3000) },
      ],
    ],
    ['over a lower limit', { quantity: 12 }, [{ kind: 'over-limit', limit: 10 }]],
  ])('name a line that is %s', (_, line, expected) => {
    expect(notices(line)).toEqual(expected)
  })

  it('exist whenever quantity or price differ from what the shopper saw', () => {
    fc.assert(
      fc.property(arbitraryCart, ({ lines, limit }) =>
        lines.every(line => {
          const isAsSeen =
            chargedQuantity(line, limit) === line.quantity && line.offer?.price === line.priceSeen
          return isAsSeen === (cartLineNotices(line, limit).length === 0)
        }),
      ),
    )
  })
})

describe('applyCartChange', () => {
  it('leaves other lines alone and neither loses nor duplicates any', () => {
    const skus = fc.integer({ min: 1, max: 14 }).map(String)
    fc.assert(
      fc.property(
        arbitraryCart,
        skus,
        fc.integer({ min: 0, max: 20 }),
        fc.integer({ min: 0, max: 4 }),
        (cart, sku, quantity, kind) => {
          const changes = [
            { kind: 'add', line: { ...sampleLine, sku, quantity: Math.max(quantity, 1) } },
            { kind: 'change', sku, quantity },
            { kind: 'save', sku },
            { kind: 'unsave', sku },
            { kind: 'restore', sku },
          ] as const
          const changed = applyCartChange(cart, changes[kind]!)
          const others = (lines: readonly CartLine[]) => lines.filter(line => line.sku !== sku)
          expect(others(changed.lines)).toEqual(others(cart.lines))
          expect(new Set(changed.lines.map(line => line.sku)).size).toBe(changed.lines.length)
        },
      ),
    )
  })

  it('can undo a removal', () => {
    fc.assert(
      fc.property(arbitraryCart, cart => {
        for (const { sku, removed } of cart.lines.filter(line => !line.removed)) {
          const without = applyCartChange(cart, { kind: 'change', sku, quantity: 0 })
          expect(removed || cartTotals(without).units <= cartTotals(cart).units).toBe(true)
          expect(applyCartChange(without, { kind: 'restore', sku })).toEqual(cart)
        }
      }),
    )
  })

  it('puts a new line first', () => {
    const cart = { lines: [sampleLine], limit: 10 }
    const added = applyCartChange(cart, { kind: 'add', line: { ...sampleLine, sku: 'TEE', quantity: 12 } })
    expect(added.lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      ['TEE', 10],
      ['CAP', 1],
    ])
  })
})
