import { describe, expect, it } from 'vitest'
import type { OrderLine } from '../orders/order.ts'
import { lastWarrantyDay, readClaim } from './warranty.ts'

const order = {
  deliveredAt: '2026-11-21T12:00:00.000Z' as string | null,
  lines: [
    { id: 1, quantity: 2, returned: 1 },
    { id: 2, quantity: 1, returned: 1 },
  ] as OrderLine[],
}
const words = 'The zipper gave way.'
const read = (
  claim: Partial<{ orderLineId: number; words: string }>,
  at = '2027-11-21T12:00:00.000Z',
  of = order,
) => readClaim(of, { orderLineId: 1, words, ...claim }, { years: 2, now: new Date(at) })

describe('the warranty', () => {
  it('lasts until the same day two years after delivery', () => {
    expect(lastWarrantyDay(order, 2)?.toISOString()).toBe('2028-11-21T00:00:00.000Z')
    expect(lastWarrantyDay({ deliveredAt: null }, 2)).toBeUndefined()
    expect(read({}, '2028-11-22T11:59:00.000Z').ok).toBe(true)
    expect(read({}, '2028-11-22T12:00:00.000Z')).toEqual({ ok: false, because: 'over' })
  })

  it('is for what was delivered and kept', () => {
    expect(read({ orderLineId: 2 })).toEqual({ ok: false, because: 'unknown-line' })
    expect(read({ orderLineId: 3 })).toEqual({ ok: false, because: 'unknown-line' })
    expect(read({}, undefined, { ...order, deliveredAt: null })).toEqual({
      ok: false,
      because: 'not-delivered',
    })
  })

  it('asks what is wrong, in a sentence', () => {
    expect(read({ words: ' broken   ' })).toEqual({ ok: false, because: 'too-short' })
    expect(read({ words: 'x'.repeat(1501) })).toEqual({ ok: false, because: 'too-long' })
    expect(read({ words: `  ${words}\n` })).toEqual({ ok: true, words })
  })
})
