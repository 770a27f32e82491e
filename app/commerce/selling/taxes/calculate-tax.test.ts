import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sumOf, toAmount } from '../../values/money.ts'
import { calculateTax } from './calculate-tax.ts'
import type { TaxableAmounts } from './tax-groups.ts'
import type { TaxRate } from './tax-rate.ts'

const vat = (rate: number, taxesDelivery = true): TaxRate[] => [{ name: 'VAT', rate, taxesDelivery }]
const line = (amount: number, rates: readonly TaxRate[]) => ({ amount: toAmount(amount), rates })

const amount = fc.oneof(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 2_000_000 })).map(toAmount)
const anyRates = fc.array(
  fc.record({
    name: fc.constantFrom('VAT', 'City'),
    rate: fc.oneof(fc.constantFrom(0, 700, 1900), fc.integer({ min: 0, max: 4000 })),
    taxesDelivery: fc.boolean(),
  }),
  { maxLength: 3 },
)
/** Up to three sets of rates among up to six lines. */
const anyTaxed: fc.Arbitrary<TaxableAmounts> = fc
  .record({
    sets: fc.array(anyRates, { minLength: 1, maxLength: 3 }),
    lines: fc.array(fc.record({ amount, set: fc.nat(2) }), { minLength: 1, maxLength: 6 }),
    delivery: amount,
  })
  .map(({ sets, lines, delivery }) => ({
    lines: lines.map(({ amount, set }) => ({ amount, rates: sets[set % sets.length]! })),
    delivery,
  }))

const always = (holds: (taxed: TaxableAmounts, included: boolean) => void) =>
  fc.assert(fc.property(anyTaxed, fc.boolean(), holds), { numRuns: 600 })

describe('the taxes of an order', () => {
  it('taxes each line by its own rates, and delivery in proportion', () => {
    const taxed = { lines: [line(1070, vat(700)), line(3210, vat(1900))], delivery: toAmount(400) }
    expect(calculateTax(taxed, true)).toEqual({
      // 32.10 with 3.00 of the delivery, and 10.70 with 1.00.
      taxes: [
        { name: 'VAT', rate: 1900, base: 2950, amount: 560 },
        { name: 'VAT', rate: 700, base: 1093, amount: 77 },
      ],
      lines: [70, 512],
      delivery: 55,
    })
    expect(calculateTax(taxed, false).taxes).toEqual([
      { name: 'VAT', rate: 1900, base: 3510, amount: 667 },
      { name: 'VAT', rate: 700, base: 1170, amount: 82 },
    ])
  })

  it('rounds an added tax once, also if only some goods have another one, too', () => {
    const [country] = vat(500)
    const province = { name: 'Province', rate: 700, taxesDelivery: true }
    const lines = [line(110, [country!]), line(110, [country!, province])]
    // Twice half a cent would be 6 + 6.
    expect(calculateTax({ lines, delivery: toAmount(0) }, false).taxes).toEqual([
      { name: 'VAT', rate: 500, base: 220, amount: 11 },
      { name: 'Province', rate: 700, base: 110, amount: 8 },
    ])
  })

  it('taxes nothing of goods without a rate, or with a rate of 0', () => {
    fc.assert(
      fc.property(anyTaxed, fc.constantFrom([], vat(0)), fc.boolean(), (taxed, rates, included) => {
        const lines = [...taxed.lines, line(5000, rates)]
        expect(calculateTax({ ...taxed, lines }, included).lines.at(-1)).toBe(0)
      }),
    )
  })

  it('leaves a delivery without lines untaxed', () => {
    const none = { lines: [], delivery: toAmount(500) }
    expect(calculateTax(none, true)).toEqual({ taxes: [], lines: [], delivery: 0 })
  })

  it('sums to the shares of lines and delivery', () => {
    always((taxed, included) => {
      const { taxes, lines, delivery } = calculateTax(taxed, included)
      expect(sumOf(taxes.map(tax => tax.amount))).toBe(sumOf([...lines, delivery]))
      expect(lines.every(share => share >= 0) && delivery >= 0).toBe(true)
    })
  })

  it('and what is taxed make up the price, if prices include it and each line has one rate', () => {
    always(({ lines, delivery }) => {
      const single = lines.map(({ amount, rates }) => ({
        ...{ amount, rates: vat(rates[0]?.rate ?? 0) },
      }))
      const { taxes } = calculateTax({ lines: single, delivery }, true)
      const gross = sumOf([...lines.map(({ amount }) => amount), delivery])
      expect(sumOf(taxes.flatMap(({ base, amount }) => [base, amount]))).toBe(gross)
      expect(new Set(taxes.map(({ rate }) => rate)).size).toBe(taxes.length)
    })
  })

  it('never takes more than a price that includes it', () => {
    always(taxed => {
      const { lines, delivery } = calculateTax(taxed, true)
      expect(lines.every((share, index) => share <= taxed.lines[index]!.amount)).toBe(true)
      expect(delivery).toBeLessThanOrEqual(taxed.delivery)
    })
  })

  it('with the same rates for all lines is that of their sum, rounded once', () => {
    fc.assert(
      fc.property(anyTaxed, fc.integer({ min: 0, max: 4000 }), fc.boolean(), (taxed, rate, included) => {
        const lines = taxed.lines.map(({ amount }) => line(amount, vat(rate)))
        const { taxes } = calculateTax({ ...taxed, lines }, included)
        const sum = sumOf([...lines.map(({ amount }) => amount), taxed.delivery])
        const over = included ? 10_000 + rate : 10_000
        const amount = Number((2n * BigInt(sum) * BigInt(rate) + BigInt(over)) / (2n * BigInt(over)))
        expect(taxes).toEqual([{ name: 'VAT', rate, base: included ? sum - amount : sum, amount }])
      }),
    )
  })

  it('does not depend on where a line is', () => {
    always(({ lines, delivery }, included) => {
      const sorted = lines.toSorted((a, b) => b.amount - a.amount)
      const forth = calculateTax({ lines: sorted, delivery }, included)
      const back = calculateTax({ lines: sorted.toReversed(), delivery }, included)
      expect(back.delivery).toBe(forth.delivery)
      expect(back.taxes.map(({ amount }) => amount)).toEqual(forth.taxes.map(({ amount }) => amount))
    })
  })
})
