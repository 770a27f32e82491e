import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toAmount } from '../values/money.ts'
import { orderSummaryRows, type SummarizedOrder } from './order-summary.ts'

const amount = fc.nat(100_000).map(toAmount)

describe('order summary rows', () => {
  it('add up to the total, whether or not prices include tax', () => {
    const orders = fc
      .record({
        subtotal: amount,
        itemsOff: amount,
        deliveryOff: amount,
        deliveryPrice: amount,
        deliveryTax: amount,
        tax: amount,
        taxIncluded: fc.boolean(),
      })
      .map(
        ({
          subtotal,
          itemsOff,
          deliveryOff,
          deliveryPrice,
          deliveryTax,
          tax,
          taxIncluded,
        }): SummarizedOrder => {
          const delivery = deliveryPrice + (taxIncluded ? 0 : deliveryTax)
          const items = subtotal - itemsOff
          return {
            subtotal,
            discount: itemsOff,
            discounts: [
              { title: 'Ten off', code: 'TEN', amount: itemsOff },
              { title: 'Free delivery', code: null, amount: deliveryOff },
            ],
            delivery: toAmount(delivery),
            deliveryTax,
            deliveryName: 'Parcel',
            taxes: [{ name: 'VAT', rate: 2000, base: itemsOff, amount: toAmount(tax + deliveryTax) }],
            taxIncluded,
            total: toAmount(items + deliveryPrice + (taxIncluded ? 0 : deliveryTax + tax)),
          }
        },
      )
    fc.assert(
      fc.property(orders, order => {
        const added = orderSummaryRows(order).filter(({ kind }) => kind !== 'tax-included')
        expect(added.reduce((sum, row) => sum + row.amount, 0)).toBe(order.total)
      }),
    )
  })
})
