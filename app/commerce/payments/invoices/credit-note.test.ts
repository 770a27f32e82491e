import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OrderTax } from '../../orders/order.ts'
import { type Amount, sumOf, toAmount } from '../../values/money.ts'
import {
  creditableAmount,
  creditedParts,
  creditedTaxes,
  divideCredit,
  type EarlierCredit,
  forNothing,
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
  { key: 'standard', isDelivery: false, gross: toAmount(2380), taxes: vat(1900, 2000, 380) },
  { key: 'reduced', isDelivery: false, gross: toAmount(1210), taxes: vat(700, 1131, 79) },
]
const purpose = (items: { key: string; amount: Amount }[], delivery = 0, extra = 0) => ({
  ...{ items, delivery: toAmount(delivery), extra: toAmount(extra) },
})
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
    const groups = [{ key: 'all', isDelivery: false, gross: toAmount(8800), taxes }]
    expect(creditedTaxes(groups, {}, divideCredit(groups, {}, toAmount(4400), forNothing))).toMatchObject([
      { name: 'VAT', rate: 1900, base: 3698, amount: 703 },
      { base: 3698, amount: 37 },
    ])
  })

  it('has the tax of its items alone', () => {
    const items = [{ key: 'reduced', amount: toAmount(1070) }]
    const parts = divideCredit(mixed, {}, toAmount(1070), purpose(items))
    expect(parts).toEqual({ standard: 0, reduced: 1070 })
    expect(creditedTaxes(mixed, {}, parts)).toEqual([{ name: 'VAT', rate: 700, base: 1000, amount: 70 }])
  })

  it('divides what is for no item by what is left', () => {
    const items = [{ key: 'reduced', amount: toAmount(1070) }]
    // 10.70 for the item; the other 6.30 by the 11.90 and 1.40 that are left.
    expect(divideCredit(mixed, { standard: toAmount(1190) }, toAmount(1700), purpose(items, 0, 630))).toEqual(
      {
        standard: 564,
        reduced: 1136,
      },
    )
    expect(divideCredit(mixed, {}, toAmount(535), purpose(items))).toEqual({ standard: 0, reduced: 535 })
  })

  /** Shipping of 5.95 with the standard goods, and an untaxed one of 1.00 with the reduced ones. */
  const shipped = [
    ...mixed,
    ...[
      { key: 'delivery standard', isDelivery: true, gross: toAmount(595), taxes: vat(1900, 500, 95) },
      { key: 'delivery reduced', isDelivery: true, gross: toAmount(100), taxes: vat(700, 0, 0) },
    ],
  ]

  it('has the tax of delivery only for the part that is for delivery', () => {
    const items = [{ key: 'reduced', amount: toAmount(1070) }]
    const all = divideCredit(shipped, {}, toAmount(1765), purpose(items, 695))
    expect(all).toEqual({ standard: 0, reduced: 1070, 'delivery standard': 595, 'delivery reduced': 100 })
    const alone = divideCredit(
      shipped,
      all,
      toAmount(100),
      purpose([{ key: 'standard', amount: toAmount(100) }]),
    )
    expect(alone).toMatchObject({ standard: 100, 'delivery standard': 0 })
    // Free delivery has no part of its own.
    expect(divideCredit(mixed, {}, toAmount(359), purpose([], 359))).toEqual({ standard: 238, reduced: 121 })
  })

  it('that is paid in two parts is divided like the whole', () => {
    const items = [{ key: 'reduced', amount: toAmount(200) }]
    const whole = purpose(items, 0, 200)
    const first = divideCredit(mixed, {}, toAmount(200), whole)
    const second = divideCredit(mixed, first, toAmount(200), whole)
    // 2.00 for the item and half of the goodwill by what is left of both.
    const taken = (key: string) => first[key]! + second[key]!
    expect([taken('standard'), taken('reduced')]).toEqual([138, 262])
  })

  it('counts those of goods that are gone in proportion', () => {
    const earlier: EarlierCredit[] = [
      { amount: toAmount(100), taxParts: { gone: toAmount(100) } },
      { amount: toAmount(259), taxParts: { 'also gone': toAmount(259) } },
      { amount: toAmount(10), taxParts: { reduced: toAmount(10) } },
    ]
    expect(creditedParts(mixed, earlier)).toEqual({ standard: 239, reduced: 130 })
  })

  it('and all others of an order add up to its taxes', () => {
    const anyItem = fc.record({ key: fc.constantFrom('standard', 'reduced'), amount: anyAmount })
    const anyExtra = fc.nat(700).map(toAmount)
    const anyCredit = fc.record({
      amount: anyAmount,
      ...{ items: fc.array(anyItem, { maxLength: 2 }), delivery: anyExtra, extra: anyExtra },
    })
    fc.assert(
      fc.property(fc.array(anyCredit, { maxLength: 6 }), credits => {
        const total = sumOf(shipped.map(({ gross }) => gross))
        const earlier: EarlierCredit[] = []
        const credited: OrderTax[][] = []
        for (const { amount: requested, ...of } of [...credits, { amount: total, ...forNothing }]) {
          const before = creditedParts(shipped, earlier)
          const amount = creditableAmount(total, sumOf(earlier.map(one => one.amount)), requested)
          const taxParts = divideCredit(shipped, before, amount, of)
          expect(sumOf(Object.values(taxParts))).toBe(amount)
          credited.push(creditedTaxes(shipped, before, taxParts))
          earlier.push({ amount, taxParts })
        }
        for (const rate of [1900, 700]) {
          const ofRate = (taxes: OrderTax[]) => taxes.filter(tax => tax.rate === rate)
          const [given, owed] = [credited.flat(), shipped.flatMap(group => group.taxes)].map(ofRate)
          expect(sumOf(given!.map(tax => tax.amount))).toBe(sumOf(owed!.map(tax => tax.amount)))
          expect(sumOf(given!.map(tax => tax.base))).toBe(sumOf(owed!.map(tax => tax.base)))
        }
      }),
    )
  })
})
