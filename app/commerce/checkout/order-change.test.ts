import { describe, expect, it } from 'vitest'
import { someLine, someOffer } from '../cart/cart.fixture.ts'
import type { CartLine } from '../cart/cart.ts'
import { cents } from '../money.ts'
import { changesOfLines, changesOfQuote, orderedLines } from './order-change.ts'

const { sku, title } = someLine
const limit = 10
const offer = { ...someOffer, price: cents(4400), available: 8 }
const line: CartLine = { ...someLine, quantity: 4, offer }
const seen = { sku, quantity: 4, unitPrice: cents(4400) }

describe('what the shopper is told before an order is placed', () => {
  it.each<[string, Partial<CartLine>, Partial<typeof seen> | null, object[]]>([
    ['all is as it was', {}, {}, []],
    ['it is sold out', { offer: { ...offer, available: 0 } }, {}, [{ about: 'sold-out' }]],
    ['it is no longer sold', { offer: null }, {}, [{ about: 'no-longer-sold' }]],
    ['fewer are left', { offer: { ...offer, available: 3 } }, {}, [{ about: 'fewer-left', left: 3 }]],
    ['they saw that fewer are left', { offer: { ...offer, available: 3 } }, { quantity: 3 }, []],
    [
      'even fewer are left',
      { offer: { ...offer, available: 2 } },
      { quantity: 3 },
      [{ about: 'fewer-left', left: 2 }],
    ],
    [
      'the limit is lower',
      { quantity: 12, offer: { ...offer, available: 50 } },
      { quantity: 12 },
      [{ about: 'over-limit', limit }],
    ],
    ['another tab wants more', { quantity: 5 }, {}, [{ about: 'quantity-changed', was: 4, now: 5 }]],
    [
      'the price rose',
      { offer: { ...offer, price: cents(4500) } },
      {},
      [{ about: 'price-changed', was: 4400, now: 4500 }],
    ],
    [
      'the price fell',
      { offer: { ...offer, price: cents(4300) } },
      {},
      [{ about: 'price-changed', was: 4400, now: 4300 }],
    ],
    ['they never saw it', {}, null, [{ about: 'added', quantity: 4 }]],
    ['they never saw what is sold out', { offer: { ...offer, available: 0 } }, null, []],
    ['they took it out', { removed: true }, {}, [{ about: 'removed' }]],
    ['they saved it for later', { saved: true }, {}, [{ about: 'removed' }]],
    [
      'price and stock changed',
      { offer: { ...offer, price: cents(1), available: 1 } },
      {},
      [
        { about: 'fewer-left', left: 1 },
        { about: 'price-changed', was: 4400, now: 1 },
      ],
    ],
  ])('when %s', (_, now, was, changes) => {
    const told = changesOfLines([{ ...line, ...now }], was ? [{ ...seen, ...was }] : [], limit)
    expect(told).toEqual(changes.map(change => ({ sku, title, ...change })))
  })

  it('of a line that is gone from the cart altogether', () => {
    expect(changesOfLines([], [seen], limit)).toEqual([{ about: 'removed', sku, title: sku }])
  })

  it('and what is ordered is what is charged', () => {
    const lines: CartLine[] = [
      { ...line, offer: { ...offer, available: 3 } },
      { ...line, quantity: 50, offer: { ...offer, available: 50 } },
      { ...line, offer: { ...offer, available: 0 } },
      { ...line, offer: null },
      { ...line, saved: true },
      { ...line, removed: true },
    ]
    expect(orderedLines(lines, limit).map(({ quantity }) => quantity)).toEqual([3, limit])
  })

  it('of the sum, with the codes that take nothing off', () => {
    const quote = { total: cents(900), due: cents(900), delivery: null }
    const refused = [{ code: 'TEN', because: 'ended' as const }]
    const as = (total: number, due = total) => ({
      seenTotal: cents(total),
      seenDue: cents(due),
      deliveryMethodId: 7,
    })
    expect(changesOfQuote(quote, refused, as(900))).toEqual([])
    expect(changesOfQuote(quote, refused, as(800))).toEqual([
      { about: 'code-refused', code: 'TEN', because: 'ended' },
      { about: 'total-changed', was: 800, now: 900 },
    ])
    expect(changesOfQuote(quote, [], as(900, 400))).toEqual([{ about: 'due-changed', was: 400, now: 900 }])
    const delivery = {
      methodId: 8,
      name: 'Slow',
      price: cents(0),
      discount: cents(0),
      tax: cents(0),
      total: cents(0),
    }
    expect(changesOfQuote({ ...quote, delivery }, [], as(900))).toEqual([
      { about: 'delivery-changed', now: 'Slow' },
    ])
    expect(changesOfQuote({ ...quote, delivery }, [], { ...as(900), deliveryMethodId: null })).toEqual([])
  })
})
