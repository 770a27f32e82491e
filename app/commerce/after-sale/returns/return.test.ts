import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OrderLine } from '../../orders/order.ts'
import { toAmount } from '../../values/money.ts'
import { daysAfter, isPastLastDay, yearsAfter } from '../last-day.ts'
import {
  isOpenReturn,
  lastReturnDay,
  type OrderReturn,
  type PlannedReturn,
  planReturn,
  type ReturnState,
  returnableQuantities,
  returnStatesBefore,
  returnTransitions,
} from './return.ts'

const delivered = '2026-11-21T23:30:00.000Z'
const now = new Date('2026-12-01T08:00:00.000Z')

function orderOf(lines: { quantity: number; total: number }[], delivery = 0) {
  return {
    state: 'delivered' as const,
    deliveredAt: delivered,
    delivery: toAmount(delivery),
    deliveryRefunded: toAmount(0),
    lines: lines.map(
      ({ quantity, total }, index) =>
        ({ id: index + 1, quantity, total: toAmount(total), returned: 0, refunded: 0 }) as OrderLine,
    ),
  }
}

const asReturn = (planned: PlannedReturn & { ok: true }, state: ReturnState = 'requested') =>
  ({
    ...{ amount: planned.amount, state },
    lines: planned.lines.map(line => ({ ...line, received: isOpenReturn({ state }) ? 0 : line.quantity })),
  }) as OrderReturn

const plan = (
  order: ReturnType<typeof orderOf>,
  quantities: Record<number, number>,
  before: OrderReturn[] = [],
  at = now,
) =>
  planReturn(order, before, {
    lines: Object.entries(quantities).map(([id, quantity]) => ({ orderLineId: Number(id), quantity })),
    days: 30,
    timeZone: 'UTC',
    now: at,
  })

describe('a shop without returns', () => {
  it('plans none, even on the day of delivery', () => {
    const order = orderOf([{ quantity: 1, total: 100 }])
    expect(lastReturnDay(order, 0, 'UTC')).toBeUndefined()
    const lines = [{ orderLineId: 1, quantity: 1 }]
    const plan = planReturn(order, [], { lines, days: 0, timeZone: 'UTC', now: new Date(delivered) })
    expect(plan).toEqual({ ok: false, reason: 'not-offered' })
  })
})

describe('return and warranty periods', () => {
  it.each([
    ['2026-11-21T00:00:00.000Z', 30, '2026-12-21'],
    ['2026-11-21T23:59:59.999Z', 30, '2026-12-21'],
    ['2026-01-31T12:00:00.000Z', 30, '2026-03-02'],
    ['2028-02-01T12:00:00.000Z', 30, '2028-03-02'],
  ])('delivered at %s, %i days end on %s', (at, days, last) => {
    expect(daysAfter(at, days, 'UTC')).toBe(last)
  })

  it.each([
    ['2026-11-21T12:00:00.000Z', 2, '2028-11-21'],
    ['2028-02-29T12:00:00.000Z', 2, '2030-02-28'],
    ['2028-02-29T12:00:00.000Z', 4, '2032-02-29'],
  ])('delivered at %s, %i years end on %s', (at, years, last) => {
    expect(yearsAfter(at, years, 'UTC')).toBe(last)
  })

  it.each([
    ['America/New_York', '2026-12-27', '2028-11-27', '2026-12-28T05:00:00.000Z'],
    ['Europe/Berlin', '2026-12-28', '2028-11-28', '2026-12-28T23:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-12-28', '2028-11-28', '2026-12-28T10:00:00.000Z'],
  ])('count and end by the days of the shop in %s', (timeZone, lastReturn, lastClaim, over) => {
    const at = '2026-11-28T03:16:00.000Z'
    expect([daysAfter(at, 30, timeZone), yearsAfter(at, 2, timeZone)]).toEqual([lastReturn, lastClaim])
    expect(isPastLastDay(lastReturn, new Date(Date.parse(over) - 1), timeZone)).toBe(false)
    expect(isPastLastDay(lastReturn, new Date(over), timeZone)).toBe(true)
  })
})

describe('a return', () => {
  it('is limited to delivered items, the return window and the quantity bought', () => {
    const order = orderOf([{ quantity: 2, total: 8800 }])
    const reason = (planned: PlannedReturn) => (planned.ok ? 'ok' : planned.reason)
    expect(reason(plan({ ...order, deliveredAt: null as never }, { 1: 1 }))).toBe('not-delivered')
    expect(reason(plan({ ...order, state: 'refunded' as never }, { 1: 1 }))).toBe('not-delivered')
    expect(reason(plan(order, { 1: 1 }, [], new Date('2026-12-22T00:00:00.000Z')))).toBe('too-late')
    expect(reason(plan(order, {}))).toBe('nothing-chosen')
    expect(reason(plan(order, { 1: 0 }))).toBe('nothing-chosen')
    for (const quantity of [3, -1, 1.5, Number.NaN])
      expect(reason(plan(order, { 1: quantity }))).toBe('more-than-bought')
    expect(reason(plan(order, { 7: 1 }))).toBe('more-than-bought')
    const first = plan(order, { 1: 2 })
    expect(reason(plan(order, { 1: 1 }, first.ok ? [asReturn(first)] : []))).toBe('more-than-bought')
  })

  it('makes declined items returnable again', () => {
    const order = orderOf([{ quantity: 1, total: 500 }])
    const first = plan(order, { 1: 1 })
    if (!first.ok) throw new Error(first.reason)
    const declined = [asReturn(first, 'declined')]
    expect(returnableQuantities(order, declined).get(1)).toBe(1)
    expect(plan(order, { 1: 1 }, declined)).toMatchObject({ ok: true, amount: 500 })
  })

  it('refunds delivery with the last items', () => {
    const order = orderOf([{ quantity: 2, total: 1001 }], 700)
    const first = plan(order, { 1: 1 })
    expect(first).toMatchObject({ ok: true, amount: 500 })
    const second = plan(order, { 1: 1 }, [asReturn(first as PlannedReturn & { ok: true })])
    expect(second).toMatchObject({ ok: true, amount: 501 + 700, lines: [{ amount: 501 }] })
  })

  it('leaves out the delivery that the merchant refunded', () => {
    const order = { ...orderOf([{ quantity: 1, total: 500 }], 700), deliveryRefunded: toAmount(300) }
    expect(plan(order, { 1: 1 })).toMatchObject({ ok: true, amount: 500 + 400 })
  })

  it('does not refund again what the merchant refunded for a line', () => {
    const [line] = orderOf([{ quantity: 2, total: 1000 }]).lines
    const refunded = (over: Partial<OrderLine>) => ({ ...orderOf([]), lines: [{ ...line!, ...over }] })
    expect(plan(refunded({ refunded: toAmount(700) }), { 1: 2 })).toMatchObject({ amount: 300 })
    const restocked = refunded({ refunded: toAmount(500), returned: 1 })
    expect(plan(restocked, { 1: 1 })).toMatchObject({ amount: 500 })
    expect(plan(restocked, { 1: 2 })).toMatchObject({ reason: 'more-than-bought' })
  })

  it('counts the units of a closed return that came', () => {
    const [line] = orderOf([{ quantity: 5, total: 1000 }]).lines
    const order = { ...orderOf([]), lines: [{ ...line!, returned: 1 }] }
    const came = { orderLineId: 1, quantity: 3, received: 1, amount: toAmount(200) }
    const closed = [{ state: 'received', amount: toAmount(200), lines: [came] }] as OrderReturn[]
    expect(plan(order, { 1: 1 }, closed)).toMatchObject({ amount: 200 })
    expect(plan(order, { 1: 4 }, closed)).toMatchObject({ amount: 800 })
  })

  it('adds up to what was paid, however it is divided', () => {
    const someLines = fc.array(
      fc.record({ quantity: fc.integer({ min: 1, max: 9 }), total: fc.nat(100_000) }),
      { minLength: 1, maxLength: 4 },
    )
    const steps = fc.array(
      fc.record({ line: fc.nat(3), quantity: fc.integer({ min: 1, max: 4 }), decline: fc.boolean() }),
      { maxLength: 20 },
    )
    fc.assert(
      fc.property(someLines, fc.nat(2000), steps, (lines, delivery, steps) => {
        const order = orderOf(lines, delivery)
        const paid = lines.reduce((sum, { total }) => sum + total, delivery)
        const returns: OrderReturn[] = []
        const request = (quantities: Record<number, number>) => {
          const planned = plan(order, quantities, returns)
          if (planned.ok) returns.push(asReturn(planned))
          const open = returns.filter(({ state }) => state !== 'declined')
          expect(open.reduce((sum, { amount }) => sum + amount, 0)).toBeLessThanOrEqual(paid)
        }
        for (const { line, quantity, decline } of steps) {
          request({ [(line % lines.length) + 1]: quantity })
          if (decline && returns.length > 0) returns[line % returns.length]!.state = 'declined'
        }
        request(Object.fromEntries(returnableQuantities(order, returns)))
        const open = returns.filter(({ state }) => state !== 'declined')
        expect(open.reduce((sum, { amount }) => sum + amount, 0)).toBe(paid)
      }),
    )
  })

  it('allows only the transitions in the table', () => {
    expect(returnStatesBefore('received')).toEqual(['requested', 'accepted'])
    expect(returnStatesBefore('declined')).toEqual(['requested', 'accepted'])
    expect(returnStatesBefore('requested')).toEqual([])
    expect(returnTransitions.refunded).toEqual([])
  })
})
