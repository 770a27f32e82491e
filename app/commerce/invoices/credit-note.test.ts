import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sumOf, toAmount } from '../money.ts'
import type { OrderTax } from '../orders/order.ts'
import {
  creditableAmount,
  creditedParts,
  creditedTaxes,
  divideCredit,
  type EarlierCredit,
} from './credit-note.ts'

const taxes = [
  { name: 'VAT', rate: 1900, base: toAmount(7395), amount: toAmount(1405) },
  { name: 'City', rate: 100, base: toAmount(7395), amount: toAmount(74) },
]

/** 23.80 and 1.40 of goods in two classes, with delivery. */
const vat = (rate: number, base: number, amount: number): OrderTax[] => [
  { name: 'VAT', rate, base: toAmount(base), amount: toAmount(amount) },
]
const mixed = [
  { key: 'standard', gross: toAmount(2380), taxes: vat(1900, 2000, 380) },
  { key: 'reduced', gross: toAmount(1210), taxes: vat(700, 1131, 79) },
]
const anyAmount = fc.integer({ min: 1, max: 1500 }).map(toAmount)

describe('a credit', () => {
  it('never exceeds what is left of the total', () => {
    const [total, credited] = [toAmount(100), toAmount(70)]
    expect(creditableAmount(total, credited, toAmount(20))).toBe(20)
    expect(creditableAmount(total, credited, toAmount(31))).toBe(30)
    expect(creditableAmount(total, toAmount(100), toAmount(31))).toBe(0)
    expect(creditableAmount(total, toAmount(130), toAmount(31))).toBe(0)
  })

  it('has its share of each tax', () => {
    const groups = [{ key: 'all', gross: toAmount(8800), taxes }]
    expect(creditedTaxes(groups, {}, divideCredit(groups, {}, toAmount(4400), []))).toMatchObject([
      { name: 'VAT', rate: 1900, base: 3698, amount: 703 },
      { base: 3698, amount: 37 },
    ])
  })

  it('has the tax of its items alone', () => {
    const items = [{ key: 'reduced', amount: toAmount(1070) }]
    const parts = divideCredit(mixed, {}, toAmount(1070), items)
    expect(parts).toEqual({ standard: 0, reduced: 1070 })
    expect(creditedTaxes(mixed, {}, parts)).toEqual([{ name: 'VAT', rate: 700, base: 1000, amount: 70 }])
  })

  it('divides what is for no item by what is left', () => {
    const items = [{ key: 'reduced', amount: toAmount(1070) }]
    // 10.70 for the item; the other 6.30 by the 11.90 and 1.40 that are left.
    expect(divideCredit(mixed, { standard: toAmount(1190) }, toAmount(1700), items)).toEqual({
      standard: 564,
      reduced: 1136,
    })
    expect(divideCredit(mixed, {}, toAmount(535), items)).toEqual({ standard: 0, reduced: 535 })
  })

  it('counts those from before parts were stored, and of goods that are gone, in proportion', () => {
    const earlier: EarlierCredit[] = [
      { amount: toAmount(100), taxParts: { gone: toAmount(100) } },
      { amount: toAmount(259), taxParts: null },
      { amount: toAmount(10), taxParts: { reduced: toAmount(10) } },
    ]
    expect(creditedParts(mixed, earlier)).toEqual({ standard: 239, reduced: 130 })
  })

  it('and all others of an order add up to its taxes', () => {
    const anyItem = fc.record({ key: fc.constantFrom('standard', 'reduced'), amount: anyAmount })
    const anyCredit = fc.record({ amount: anyAmount, items: fc.array(anyItem, { maxLength: 2 }) })
    fc.assert(
      fc.property(fc.array(anyCredit, { maxLength: 6 }), credits => {
        const total = sumOf(mixed.map(({ gross }) => gross))
        const earlier: EarlierCredit[] = []
        const credited: OrderTax[][] = []
        for (const { amount: requested, items } of [...credits, { amount: total, items: [] }]) {
          const before = creditedParts(mixed, earlier)
          const amount = creditableAmount(total, sumOf(earlier.map(one => one.amount)), requested)
          const taxParts = divideCredit(mixed, before, amount, items)
          expect(sumOf(Object.values(taxParts))).toBe(amount)
          credited.push(creditedTaxes(mixed, before, taxParts))
          earlier.push({ amount, taxParts })
        }
        for (const { rate, base, amount } of mixed.flatMap(group => group.taxes)) {
          const same = credited.flat().filter(tax => tax.rate === rate)
          expect(sumOf(same.map(tax => tax.amount))).toBe(amount)
          expect(sumOf(same.map(tax => tax.base))).toBe(base)
        }
      }),
    )
  })
})
