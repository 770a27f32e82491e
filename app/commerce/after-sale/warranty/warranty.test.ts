import { describe, expect, it } from 'vitest'
import type { OrderLine } from '../../orders/order.ts'
import { lastWarrantyDay, parseClaim } from './warranty.ts'

const order = {
  deliveredAt: '2026-11-21T12:00:00.000Z' as string | null,
  lines: [
    { id: 1, quantity: 2, returned: 1 },
    { id: 2, quantity: 1, returned: 1 },
  ] as OrderLine[],
}
const words = 'The zipper gave way.'
const read = (
  claim: Partial<{ orderLineId: number; description: string }>,
  at = '2027-11-21T12:00:00.000Z',
  of = order,
) =>
  parseClaim(
    of,
    { orderLineId: 1, description: words, ...claim },
    { years: 2, timeZone: 'UTC', now: new Date(at) },
  )

describe('the warranty', () => {
  it('lasts until the same day two years after delivery', () => {
    expect(lastWarrantyDay(order, 2, 'UTC')).toBe('2028-11-21')
    expect(lastWarrantyDay({ deliveredAt: null }, 2, 'UTC')).toBeUndefined()
    expect(read({}, '2028-11-21T23:59:00.000Z').ok).toBe(true)
    expect(read({}, '2028-11-22T00:00:00.000Z')).toEqual({ ok: false, reason: 'over' })
  })

  it('covers what was delivered and not returned', () => {
    expect(read({ orderLineId: 2 })).toEqual({ ok: false, reason: 'unknown-line' })
    expect(read({ orderLineId: 3 })).toEqual({ ok: false, reason: 'unknown-line' })
    expect(read({}, undefined, { ...order, deliveredAt: null })).toEqual({
      ok: false,
      reason: 'not-delivered',
    })
  })

  it('covers nothing if it lasts no years', () => {
    expect(lastWarrantyDay(order, 0, 'UTC')).toBeUndefined()
    const claim = { orderLineId: 1, description: words }
    const now = new Date('2026-11-21T13:00:00.000Z')
    expect(parseClaim(order, claim, { years: 0, timeZone: 'UTC', now })).toEqual({
      ok: false,
      reason: 'not-offered',
    })
  })

  it('requires a description', () => {
    expect(read({ description: ' broken it   ' })).toEqual({ ok: false, reason: 'too-short' })
    expect(read({ description: 'x'.repeat(1501) })).toEqual({ ok: false, reason: 'too-long' })
    for (const length of [10, 1500]) expect(read({ description: 'x'.repeat(length) }).ok).toBe(true)
    expect(read({ description: `  ${words}\n` })).toEqual({ ok: true, description: words })
  })
})
