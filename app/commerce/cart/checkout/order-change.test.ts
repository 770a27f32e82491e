import { describe, expect, it } from 'vitest'
import { toAmount } from '../../values/money.ts'
import { sampleLine, sampleOffer } from '../cart.fixture.ts'
import type { CartLine } from '../cart.ts'
import { lineChanges, orderableLines, quoteChanges } from './order-change.ts'

const { sku, title } = sampleLine
const limit = 10
const offer = { ...sampleOffer, price: toAmount(4400), available: 8 }
const line: CartLine = { ...sampleLine, quantity: 4, offer }
const seen = { sku, quantity: 4, unitPrice: toAmount(4400) }

describe('order changes', () => {
  it.each<[string, Partial<CartLine>, Partial<typeof seen> | null, object[]]>([
    ['nothing changed', {}, {}, []],
    ['it is sold out', { offer: { ...offer, available: 0 } }, {}, [{ kind: 'sold-out' }]],
    ['it is no longer sold', { offer: null }, {}, [{ kind: 'no-longer-sold' }]],
    ['fewer are left', { offer: { ...offer, available: 3 } }, {}, [{ kind: 'fewer-left', left: 3 }]],
    ['the shopper saw that fewer are left', { offer: { ...offer, available: 3 } }, { quantity: 3 }, []],
    [
      'even fewer are left',
      { offer: { ...offer, available: 2 } },
      { quantity: 3 },
      [{ kind: 'fewer-left', left: 2 }],
    ],
    [
      'the limit is lower',
      { quantity: 12, offer: { ...offer, available: 50 } },
      { quantity: 12 },
      [{ kind: 'over-limit', limit }],
    ],
    ['another tab raised the quantity', { quantity: 5 }, {}, [{ kind: 'quantity-changed', was: 4, now: 5 }]],
    [
      'the price rose',
      { offer: { ...offer, price: toAmount(4500) } },
      {},
      [{ kind: 'price-changed', was: 4400, now: 4500 }],
    ],
    [
      'the price fell',
      { offer: { ...offer, price: toAmount(4300) } },
      {},
      [{ kind: 'price-changed', was: 4400, now: 4300 }],
    ],
    ['the shopper never saw the line', {}, null, [{ kind: 'added', quantity: 4 }]],
    ['the shopper never saw a sold-out line', { offer: { ...offer, available: 0 } }, null, []],
    ['the shopper removed the line', { removed: true }, {}, [{ kind: 'removed' }]],
    ['the shopper saved the line for later', { saved: true }, {}, [{ kind: 'removed' }]],
    [
      'price and stock changed',
      { offer: { ...offer, price: toAmount(1), available: 1 } },
      {},
      [
        { kind: 'fewer-left', left: 1 },
        { kind: 'price-changed', was: 4400, now: 1 },
      ],
    ],
  ])('are found when %s', (_, now, was, changes) => {
    const found = lineChanges([{ ...line, ...now }], was ? [{ ...seen, ...was }] : [], limit)
    expect(found).toEqual(changes.map(change => ({ sku, title, ...change })))
  })

  it('include a line that is gone from the cart', () => {
    expect(lineChanges([], [seen], limit)).toEqual([{ kind: 'removed', sku, title: sku }])
  })

  it('leave orderable lines with their charged quantities', () => {
    const lines: CartLine[] = [
      { ...line, offer: { ...offer, available: 3 } },
      { ...line, quantity: 50, offer: { ...offer, available: 50 } },
      { ...line, offer: { ...offer, available: 0 } },
      { ...line, offer: null },
      { ...line, saved: true },
      { ...line, removed: true },
    ]
    expect(orderableLines(lines, limit).map(({ quantity }) => quantity)).toEqual([3, limit])
  })

  it('include totals, refused codes and the delivery method', () => {
    const quote = { total: toAmount(900), due: toAmount(900), delivery: null }
    const refused = [{ code: 'TEN', reason: 'ended' as const }]
    const as = (total: number, due = total) => ({
      seenTotal: toAmount(total),
      seenDue: toAmount(due),
      deliveryMethodId: 7,
    })
    expect(quoteChanges(quote, refused, as(900))).toEqual([])
    expect(quoteChanges(quote, refused, as(800))).toEqual([
      { kind: 'code-refused', code: 'TEN', reason: 'ended' },
      { kind: 'total-changed', was: 800, now: 900 },
    ])
    expect(quoteChanges(quote, [], as(900, 400))).toEqual([{ kind: 'due-changed', was: 400, now: 900 }])
    const delivery = {
      methodId: 8,
      name: 'Slow',
      days: null,
      price: toAmount(0),
      discount: toAmount(0),
      tax: toAmount(0),
      total: toAmount(0),
    }
    expect(quoteChanges({ ...quote, delivery }, [], as(900))).toEqual([
      { kind: 'delivery-changed', now: 'Slow' },
    ])
    expect(quoteChanges({ ...quote, delivery }, [], { ...as(900), deliveryMethodId: null })).toEqual([])
  })
})
