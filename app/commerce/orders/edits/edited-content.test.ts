import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleAddress } from '#test/sample-customer.ts'
import { amendmentOf } from '../../payments/invoices/amendment.ts'
import { type OrderToPrice, priceOrder } from '../../selling/pricing/price-order.ts'
import { anyOrder, anyPromotions } from '../../selling/pricing/pricing.fixture.ts'
import type { Quote } from '../../selling/pricing/quote.ts'
import { mergeTaxes } from '../../selling/taxes/calculate-tax.ts'
import { taxOfClass } from '../../selling/taxes/tax-rate.ts'
import { sumOf, toAmount } from '../../values/money.ts'
import type { Order } from '../order.ts'
import { orderTaxGroups } from '../taxes/order-taxes.ts'
import { editedContent, scaledDiscount } from './edited-content.ts'
import { contentOf } from './order-content.ts'

/** The order that a quote becomes. */
function orderOf(priced: OrderToPrice, quote: Quote): Order {
  const { lines, discounts, delivery, taxes, taxIncluded, subtotal, tax, total } = quote
  const agreedTax = (sku: string) =>
    taxOfClass(priced.taxRates, priced.lines.find(line => line.sku === sku)!.taxClassId)
  const order = {
    ...{ email: 'ada@example.com', address: sampleAddress, taxes, taxIncluded, subtotal, tax, total },
    lines: lines.map((line, id) => ({
      ...{ ...line, id, title: line.sku, options: '', agreedTax: agreedTax(line.sku) },
    })),
    discounts: discounts.map(({ title, code, goods, delivery: off }) => ({
      ...{ title, code, amount: toAmount(goods + off) },
    })),
    discount: sumOf(discounts.map(({ goods }) => goods)),
    delivery: delivery?.total ?? 0,
    deliveryTax: delivery?.tax ?? 0,
  }
  return order as unknown as Order
}

const quantities = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 12 })

/** Any order, and what becomes of it with other quantities and one more line. */
const always = (holds: (order: Order, edited: ReturnType<typeof editedContent>) => void) =>
  fc.assert(
    fc.property(anyOrder, anyPromotions, quantities, (priced, promotions, counts) => {
      const order = orderOf(priced, priceOrder(priced, promotions).quote)
      const lines = order.lines.flatMap((line, index) => {
        const quantity = counts[index % counts.length]!
        return quantity === 0 ? [] : [{ ...line, quantity, discount: scaledDiscount(line, quantity) }]
      })
      const added = { sku: 'ZZ', title: 'New', options: '', quantity: counts[0]! + 1 }
      const { agreedTax } = order.lines[0]!
      const more = { ...added, unitPrice: toAmount(1999), discount: toAmount(0), agreedTax }
      const { email, address } = order
      holds(order, editedContent(order, { lines: [...lines, more], email, address, taxRates: undefined }))
    }),
    { numRuns: 400 },
  )

describe('an edited order', () => {
  it('keeps every amount if nothing is edited', () => {
    fc.assert(
      fc.property(anyOrder, anyPromotions, (priced, promotions) => {
        const order = orderOf(priced, priceOrder(priced, promotions).quote)
        const { lines, email, address } = order
        const edited = editedContent(order, { lines, email, address, taxRates: undefined })
        expect(contentOf({ ...order, ...edited, lines: edited.lines as Order['lines'] })).toEqual(
          contentOf(order),
        )
      }),
      { numRuns: 400 },
    )
  })

  it('has parts that sum to its total, taxes and discounts', () => {
    always((_, { lines, delivery, deliveryTax, taxes, tax, discount, subtotal, total }) => {
      expect(sumOf(lines.map(line => line.total)) + delivery).toBe(total)
      expect(sumOf(lines.map(line => line.tax)) + deliveryTax).toBe(tax)
      expect(sumOf(taxes.map(({ amount }) => amount))).toBe(tax)
      expect(sumOf(lines.map(line => line.discount))).toBe(discount)
      expect(lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0)).toBe(subtotal)
    })
  })

  it('has goods that are taxed alike, which sum to its taxes and total', () => {
    always((order, edited) => {
      const groups = orderTaxGroups({ ...order, ...edited })
      expect(mergeTaxes(groups.map(({ taxes }) => taxes))).toEqual(edited.taxes)
      expect(sumOf(groups.map(({ gross }) => gross))).toBe(edited.total)
    })
  })

  it('divides its discounts among the promotions, and keeps those off delivery', () => {
    always((order, edited) => {
      const offDelivery = sumOf(order.discounts.map(({ amount }) => amount)) - order.discount
      expect(sumOf(edited.discounts.map(({ amount }) => amount))).toBe(edited.discount + offDelivery)
    })
  })

  it('never pays for a line or a discount twice', () => {
    always((_, { lines }) => {
      for (const line of lines) {
        expect(line.total).toBeGreaterThanOrEqual(0)
        expect(line.discount).toBeLessThanOrEqual(line.unitPrice * line.quantity)
      }
    })
  })

  it('differs by what its document states', () => {
    always((order, edited) => {
      const amendment = amendmentOf(contentOf(order), edited)!
      const { kind, lines, delivery, taxes, total } = amendment
      const sign = kind === 'invoice' ? 1 : -1
      expect(total * sign).toBe(edited.total - order.total)
      expect(sumOf(lines.map(({ amount }) => amount)) + delivery).toBe(total)
      expect(sumOf(taxes.map(({ amount }) => amount)) * sign + 0).toBe(edited.tax - order.tax)
    })
  })

  it('states each of two taxes of the same name and rate, such as of a country and a region', () => {
    const twice = (amount: number) =>
      [0, 1].map(() => ({ name: 'Tax', rate: 100, base: toAmount(amount * 100), amount: toAmount(amount) }))
    const content = (amount: number) => ({
      ...{ lines: [], delivery: toAmount(0), taxes: twice(amount), total: toAmount(amount * 102) },
    })
    const { taxes } = amendmentOf(content(2), content(5))!
    expect(taxes).toEqual(twice(3))
  })
})
