import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OrderLine } from '../../orders/order.ts'
import { refundableAmount } from '../../orders/order.ts'
import { toAmount } from '../../values/money.ts'
import type { OrderReturn } from '../returns/return.ts'
import { type ItemRefundLine, planItemRefund, restockableQuantity, suggestedRefund } from './item-refund.ts'

const lineOf = (id: number, over: Partial<OrderLine> = {}) =>
  ({
    id,
    quantity: 2,
    total: toAmount(16000),
    shipped: 2,
    returned: 0,
    refunded: toAmount(0),
    ...over,
  }) as OrderLine
const orderOf = (...lines: OrderLine[]) => ({
  lines,
  paid: toAmount(42400),
  giftCard: toAmount(0),
  refunded: toAmount(0),
  delivery: toAmount(500),
  deliveryRefunded: toAmount(0),
})
const part = (over: Partial<ItemRefundLine> = {}): ItemRefundLine => ({
  ...{ orderLineId: 1, quantity: 1, amount: toAmount(8000), isRestocked: false },
  ...over,
})
const plan = (
  order: ReturnType<typeof orderOf>,
  lines: ItemRefundLine[],
  extra = 0,
  returns: OrderReturn[] = [],
) => planItemRefund(order, returns, { lines, extra: toAmount(extra) })
const openReturn = {
  state: 'accepted',
  amount: 0,
  lines: [{ orderLineId: 1, quantity: 1, received: 0, amount: 0 }],
} as unknown as OrderReturn

describe('a refund of items', () => {
  it('gives back delivery once, by itself or by returns', () => {
    const none = { lines: [], extra: toAmount(0) }
    const refund = (delivery: number, deliveryRefunded = 0, returns: OrderReturn[] = []) =>
      planItemRefund({ ...orderOf(), deliveryRefunded: toAmount(deliveryRefunded) }, returns, {
        ...none,
        delivery: toAmount(delivery),
      })
    expect(refund(500)).toEqual({ ok: true, amount: 500 })
    expect(refund(501)).toEqual({ ok: false, reason: 'more-than-delivery' })
    expect(refund(300, 201)).toEqual({ ok: false, reason: 'more-than-delivery' })
    const whole = { state: 'accepted', amount: 200, lines: [] } as unknown as OrderReturn
    expect(refund(300, 0, [whole])).toEqual({ ok: true, amount: 300 })
    expect(refund(301, 0, [whole])).toEqual({ ok: false, reason: 'more-than-delivery' })
  })

  it('adds up items and an extra amount', () => {
    expect(
      plan(orderOf(lineOf(1), lineOf(2)), [part(), part({ orderLineId: 2, amount: toAmount(50) })], 700),
    ).toEqual({
      ok: true,
      amount: 8750,
    })
    expect(plan(orderOf(), [], 42400)).toEqual({ ok: true, amount: 42400 })
  })

  it.each<[string, OrderLine, ItemRefundLine[], number, object]>([
    ['nothing', lineOf(1), [], 0, { reason: 'nothing-chosen' }],
    ['items for nothing', lineOf(1), [part({ amount: toAmount(0) })], 0, { reason: 'nothing-chosen' }],
    ['more than was paid', lineOf(1), [part()], 34401, { reason: 'more-than-paid' }],
    [
      'more items than have shipped',
      lineOf(1),
      [part({ quantity: 3 })],
      0,
      { reason: 'more-than-shipped', orderLineId: 1 },
    ],
    ['no items', lineOf(1), [part({ quantity: 0 })], 0, { reason: 'more-than-shipped', orderLineId: 1 }],
    ['another order’s line', lineOf(7), [part()], 0, { reason: 'more-than-shipped', orderLineId: 1 }],
    ['a line twice', lineOf(1), [part(), part()], 0, { reason: 'more-than-shipped', orderLineId: 1 }],
    [
      'more than a line cost',
      lineOf(1, { refunded: toAmount(8001) }),
      [part()],
      0,
      { reason: 'more-than-line', orderLineId: 1 },
    ],
    [
      'items that stayed in the shop',
      lineOf(1, { shipped: 0 }),
      [part()],
      0,
      { reason: 'more-than-shipped', orderLineId: 1 },
    ],
  ])('refuses %s', (_, line, lines, extra, refusal) => {
    expect(plan(orderOf(line), lines, extra)).toEqual({ ok: false, ...refusal })
  })

  it('counts returns of the line that were not declined', () => {
    const returned = (state: string) =>
      ({
        state,
        amount: 8000,
        lines: [{ orderLineId: 1, quantity: 1, received: 0, amount: 8000 }],
      }) as unknown as OrderReturn
    const both = [part({ quantity: 2, amount: toAmount(16000) })]
    for (const state of ['requested', 'accepted', 'received', 'refunded']) {
      expect(plan(orderOf(lineOf(1)), both, 0, [returned(state)])).toMatchObject({ reason: 'more-than-line' })
      expect(plan(orderOf(lineOf(1)), [part()], 0, [returned(state)])).toMatchObject({ ok: true })
    }
    expect(plan(orderOf(lineOf(1)), both, 0, [returned('declined')])).toMatchObject({ ok: true })
  })

  it('restocks only what is neither back nor in an open return', () => {
    expect(restockableQuantity(lineOf(1), [openReturn])).toBe(1)
    expect(restockableQuantity(lineOf(1, { returned: 1 }), [openReturn])).toBe(0)
    const both = [part({ quantity: 2, isRestocked: true })]
    expect(plan(orderOf(lineOf(1)), both, 0, [openReturn])).toMatchObject({ reason: 'not-restockable' })
    expect(plan(orderOf(lineOf(1)), both)).toMatchObject({ ok: true })
  })

  it('suggests the share of a line, and together never more than it cost', () => {
    expect(suggestedRefund(lineOf(1), 1)).toBe(8000)
    expect(suggestedRefund(lineOf(1, { refunded: toAmount(10000) }), 1)).toBe(6000)
    const steps = fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 12 })
    fc.assert(
      fc.property(fc.nat(100_000), fc.integer({ min: 1, max: 9 }), steps, (total, quantity, parts) => {
        const line = { total: toAmount(total), quantity, refunded: toAmount(0) }
        for (const units of parts)
          line.refunded = toAmount(line.refunded + suggestedRefund(line, Math.min(units, quantity)))
        expect(line.refunded).toBeLessThanOrEqual(total)
      }),
    )
  })

  it('counts what was refunded before, and the gift card', () => {
    const order = { ...orderOf(), giftCard: toAmount(1000), refunded: toAmount(43000) }
    expect(refundableAmount(order)).toBe(400)
    expect(plan(order, [], 400)).toMatchObject({ ok: true })
    expect(plan(order, [], 401)).toMatchObject({ reason: 'more-than-paid' })
  })
})
