import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sumOf, toAmount } from '../money.ts'
import { creditableAmount, creditedTaxes } from './credit-note.ts'

const taxes = [
  { name: 'VAT', rate: 1900, base: toAmount(7395), amount: toAmount(1405) },
  { name: 'City', rate: 100, base: toAmount(7395), amount: toAmount(74) },
]

describe('a credit', () => {
  it('never exceeds what is left of the total', () => {
    const [total, credited] = [toAmount(100), toAmount(70)]
    expect(creditableAmount(total, credited, toAmount(20))).toBe(20)
    expect(creditableAmount(total, credited, toAmount(31))).toBe(30)
    expect(creditableAmount(total, toAmount(100), toAmount(31))).toBe(0)
    expect(creditableAmount(total, toAmount(130), toAmount(31))).toBe(0)
  })

  it('has its share of each tax', () => {
    const order = { taxes, total: toAmount(8800) }
    expect(creditedTaxes(order, toAmount(0), toAmount(4400))).toMatchObject([
      { name: 'VAT', rate: 1900, base: 3698, amount: 703 },
      { base: 3698, amount: 37 },
    ])
  })

  it('and all others of an order add up to its taxes', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 9 }), parts => {
        const order = { taxes, total: toAmount(parts.reduce((sum, part) => sum + part)) }
        let credited = toAmount(0)
        const all = parts.map(part => {
          const credits = creditedTaxes(order, credited, toAmount(part))
          credited = toAmount(credited + part)
          return credits
        })
        for (const [index, tax] of taxes.entries()) {
          expect(sumOf(all.map(credits => credits[index]!.amount))).toBe(tax.amount)
          expect(sumOf(all.map(credits => credits[index]!.base))).toBe(tax.base)
        }
      }),
    )
  })
})
