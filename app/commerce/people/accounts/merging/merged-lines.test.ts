import { describe, expect, it } from 'vitest'
import { maxCartLines } from '#commerce/cart/cart.ts'
import { type MergedLine, mergedLines } from './merged-lines.ts'

const line = (sku: string, quantity: number, more: Partial<MergedLine> = {}): MergedLine => ({
  sku,
  quantity,
  savedAt: null,
  addedAt: '2026-11-21',
  ...more,
})

describe('lines of two carts', () => {
  it('have the larger quantity of each SKU, up to the limit', () => {
    const guest = [line('POT', 3), line('TEE', 1), line('BAG', 12)]
    const own = [line('POT', 2), line('TEE', 4)]
    expect(mergedLines(guest, own, 10).map(({ sku, quantity }) => [sku, quantity])).toEqual([
      ['POT', 3],
      ['TEE', 4],
      ['BAG', 10],
    ])
  })

  it('stay in the cart if they were in one of them', () => {
    const guest = [line('POT', 1), line('TEE', 1, { savedAt: 'guest' }), line('BAG', 1, { savedAt: 'guest' })]
    const own = [line('POT', 1, { savedAt: 'own' }), line('TEE', 1), line('BAG', 1, { savedAt: 'own' })]
    expect(mergedLines(guest, own, 10).map(({ savedAt }) => savedAt)).toEqual([null, null, 'guest'])
  })

  it('fill the cart with the newest, besides those it has', () => {
    const own = Array.from({ length: maxCartLines - 1 }, (_, number) => line(`OWN-${number}`, 1))
    const guest = [line('OLD', 1, { addedAt: '2026-11-01' }), line('NEW', 1), line('OWN-3', 5)]
    expect(mergedLines(guest, own, 10).map(({ sku }) => sku)).toEqual(['NEW', 'OWN-3'])
  })
})
