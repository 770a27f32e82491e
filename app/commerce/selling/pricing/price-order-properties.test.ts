import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Amount, sumOf } from '../../values/money.ts'
import { type OrderToPrice, priceOrder } from './price-order.ts'
import { anyOrder, anyPromotions } from './pricing.fixture.ts'
import type { Quote } from './quote.ts'

const always = (holds: (quote: Quote, order: OrderToPrice) => void) =>
  fc.assert(
    fc.property(anyOrder, anyPromotions, (order, promotions) =>
      holds(priceOrder(order, promotions).quote, order),
    ),
    { numRuns: 400 },
  )

const sum = <T>(parts: readonly T[], of: (part: T) => Amount) => sumOf(parts.map(of))

describe('any order', () => {
  it('has parts that sum to the whole', () => {
    always(quote => {
      const { lines, delivery, discounts, taxes, total, giftCard } = quote
      expect(sum(lines, line => line.total) + (delivery?.total ?? 0)).toBe(total)
      expect(sum(lines, line => line.tax) + (delivery?.tax ?? 0)).toBe(quote.tax)
      expect(sum(taxes, tax => tax.amount)).toBe(quote.tax)
      expect(sum(lines, line => line.discount)).toBe(sum(discounts, discount => discount.goods))
      expect(delivery?.discount ?? 0).toBe(sum(discounts, discount => discount.delivery))
      expect(lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0)).toBe(quote.subtotal)
      expect(quote.due + (giftCard?.amount ?? 0)).toBe(total)
    })
  })

  it('adds up from top to bottom', () => {
    always(quote => {
      const off = sum(quote.discounts, discount => discount.goods) + (quote.delivery?.discount ?? 0)
      const before = quote.subtotal + (quote.delivery?.price ?? 0) - off
      expect(before + (quote.taxIncluded ? 0 : quote.tax)).toBe(quote.total)
    })
  })

  it('has no negative amount and no discount above the price', () => {
    always(quote => {
      const { lines, delivery, discounts, taxes } = quote
      for (const { discount, unitPrice, quantity, tax, total } of lines) {
        expect(discount >= 0 && discount <= unitPrice * quantity && tax >= 0 && total >= 0).toBe(true)
        const paid = unitPrice * quantity - discount
        expect(quote.taxIncluded ? tax <= paid && total === paid : total === paid + tax).toBe(true)
      }
      if (delivery) {
        expect(delivery.discount >= 0 && delivery.discount <= delivery.price && delivery.tax >= 0).toBe(true)
        expect(delivery.total >= 0).toBe(true)
      }
      expect(discounts.every(({ goods, delivery: off }) => goods >= 0 && off >= 0)).toBe(true)
      expect(taxes.every(({ base, amount }) => base >= 0 && amount >= 0)).toBe(true)
      expect(quote.due >= 0 && quote.due <= quote.total).toBe(true)
    })
  })

  it('costs the same for any order of lines, methods and promotions', () => {
    const bySku = (quote: Quote) => quote.lines.toSorted((a, b) => a.sku.localeCompare(b.sku))
    fc.assert(
      fc.property(anyOrder, anyPromotions, (order, promotions) => {
        const one = priceOrder(order, promotions)
        const other = priceOrder(
          {
            ...order,
            lines: order.lines.toReversed(),
            methods: order.methods.toReversed(),
          },
          promotions.toReversed(),
        )
        expect({ ...other.quote, lines: bySku(other.quote) }).toEqual({
          ...one.quote,
          lines: bySku(one.quote),
        })
        expect(other.offers).toEqual(one.offers)
      }),
    )
  })

  it('splits a price into included tax and base', () => {
    fc.assert(
      fc.property(anyOrder, anyPromotions, fc.integer({ min: 0, max: 4000 }), (order, promotions, rate) => {
        const taxRates = [{ name: 'VAT', rate, taxesDelivery: true, taxClassId: null }]
        const { quote } = priceOrder({ ...order, taxRates, taxIncluded: true }, promotions)
        const [{ base, amount }] = quote.taxes as [Quote['taxes'][0]]
        expect(base + amount).toBe(quote.total)
        // Rounding once changes at most half a unit.
        expect(Math.abs(amount * (10_000 + rate) - quote.total * rate)).toBeLessThanOrEqual(
          (10_000 + rate) / 2,
        )
      }),
    )
  })

  it('adds tax rounded once per rate', () => {
    always((quote, order) => {
      if (order.taxIncluded) return
      for (const { base, amount, rate } of quote.taxes)
        expect(amount).toBe(Math.floor((base * rate + 5000) / 10_000))
    })
  })

  it('without classes adds each tax to all goods, and to delivery if it says so', () => {
    fc.assert(
      fc.property(anyOrder, order => {
        const lines = order.lines.map(line => ({ ...line, taxClassId: null }))
        const taxRates = order.taxRates.map(rate => ({ ...rate, taxClassId: null }))
        const { quote } = priceOrder({ ...order, lines, taxRates, taxIncluded: false }, [])
        const bases = taxRates.map(
          rate => quote.subtotal + (rate.taxesDelivery ? (quote.delivery?.price ?? 0) : 0),
        )
        expect(quote.taxes.map(({ base }) => base)).toEqual(bases)
      }),
    )
  })
})
