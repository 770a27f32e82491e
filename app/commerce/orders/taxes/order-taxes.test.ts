import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculateTax, mergeTaxes } from '../../selling/taxes/calculate-tax.ts'
import type { TaxRate } from '../../selling/taxes/tax-rate.ts'
import { sumOf, toAmount } from '../../values/money.ts'
import { orderTaxGroups } from './order-taxes.ts'

const sparing = { name: 'State', rate: 2000, taxesDelivery: false }
const whole = { name: 'City', rate: 1000, taxesDelivery: true }

/** An order of one unit for each price, as placing it would tax it. */
function orderOf(
  goods: { price: number; rates: readonly TaxRate[] }[],
  deliveryPrice: number,
  taxIncluded: boolean,
) {
  const lines = goods.map(({ price, rates }) => ({ amount: toAmount(price), rates }))
  const tax = calculateTax({ lines, delivery: toAmount(deliveryPrice) }, taxIncluded)
  const all = sumOf(tax.taxes.map(({ amount }) => amount))
  const subtotal = toAmount(goods.reduce((sum, { price }) => sum + price, 0))
  const added = (amount: number) => (taxIncluded ? 0 : amount)
  return {
    ...{ taxes: tax.taxes, taxIncluded, subtotal, discount: toAmount(0), deliveryTax: tax.delivery },
    delivery: toAmount(deliveryPrice + added(tax.delivery)),
    total: toAmount(subtotal + deliveryPrice + added(all)),
    lines: goods.map(({ price, rates }, at) => ({
      ...{ sku: `SKU-${at}`, quantity: 1, unitPrice: toAmount(price), discount: toAmount(0) },
      ...{ tax: tax.lines[at]!, agreedTax: { taxClassId: null, rates } },
    })),
  }
}

describe('the parts of an order that are taxed alike', () => {
  it('have delivery apart, with the taxes that are on it', () => {
    const groups = orderTaxGroups(orderOf([{ price: 10_000, rates: [sparing, whole] }], 1000, false))
    expect(groups).toMatchObject([
      { isDelivery: false, gross: 13_000, taxes: [{ base: 10_000, amount: 2000 }, { amount: 1000 }] },
      {
        isDelivery: true,
        gross: 1100,
        taxes: [
          { base: 0, amount: 0 },
          { base: 1000, amount: 100 },
        ],
      },
    ])
  })

  it('have no delivery if it was free', () => {
    const groups = orderTaxGroups(orderOf([{ price: 10_000, rates: [whole] }], 0, true))
    expect(groups.map(({ isDelivery }) => isDelivery)).toEqual([false])
  })

  it('sum to the taxes and the total of every order, and never are negative', () => {
    const anyRates = fc.constantFrom([], [sparing], [whole], [sparing, whole], [{ ...whole, rate: 0 }])
    const anyGoods = fc.array(fc.record({ price: fc.nat(5000), rates: anyRates }), {
      ...{ minLength: 1, maxLength: 4 },
    })
    fc.assert(
      fc.property(anyGoods, fc.nat(3000), fc.boolean(), (goods, deliveryPrice, isIncluded) => {
        const order = orderOf(goods, deliveryPrice, isIncluded)
        const groups = orderTaxGroups(order)
        expect(sumOf(groups.map(({ gross }) => gross))).toBe(order.total)
        expect(mergeTaxes(groups.map(({ taxes }) => taxes))).toEqual(order.taxes)
        for (const { gross, taxes } of groups)
          for (const { base, amount } of taxes) {
            expect(Math.min(gross, base, amount)).toBeGreaterThanOrEqual(0)
            expect(amount).toBeLessThanOrEqual(gross)
          }
      }),
    )
  })
})
