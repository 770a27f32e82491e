import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cents } from '../money.ts'
import { type Summed, sumRows } from './sum-rows.ts'

const amount = fc.nat(100_000).map(cents)

describe('the rows of an order’s sum', () => {
  it('come to its total, whether prices hold the tax or not', () => {
    const orders = fc
      .record({
        subtotal: amount,
        goodsOff: amount,
        deliveryOff: amount,
        deliveryPrice: amount,
        deliveryTax: amount,
        tax: amount,
        taxIncluded: fc.boolean(),
      })
      .map(({ subtotal, goodsOff, deliveryOff, deliveryPrice, deliveryTax, tax, taxIncluded }): Summed => {
        const delivery = deliveryPrice + (taxIncluded ? 0 : deliveryTax)
        const goods = subtotal - goodsOff
        return {
          subtotal,
          discount: goodsOff,
          discounts: [
            { title: 'Ten off', code: 'TEN', amount: goodsOff },
            { title: 'Free delivery', code: null, amount: deliveryOff },
          ],
          delivery: cents(delivery),
          deliveryTax,
          deliveryName: 'Parcel',
          taxes: [{ name: 'VAT', rate: 2000, base: goodsOff, amount: cents(tax + deliveryTax) }],
          taxIncluded,
          total: cents(goods + deliveryPrice + (taxIncluded ? 0 : deliveryTax + tax)),
        }
      })
    fc.assert(
      fc.property(orders, order => {
        const added = sumRows(order).filter(({ kind }) => kind !== 'tax-within')
        expect(added.reduce((sum, row) => sum + row.amount, 0)).toBe(order.total)
      }),
    )
  })

  it('say what each is for', () => {
    const rows = sumRows({
      subtotal: cents(10_000),
      discount: cents(1000),
      discounts: [{ title: 'Ten percent', code: 'TEN', amount: cents(1000) }],
      delivery: cents(0),
      deliveryTax: cents(0),
      deliveryName: 'Standard',
      taxes: [{ name: 'Sales tax', rate: 725, base: cents(9000), amount: cents(653) }],
      taxIncluded: false,
      total: cents(9653),
    })
    expect(rows.map(({ label, amount }) => [label, amount])).toEqual([
      ['Subtotal', 10_000],
      ['Ten percent (TEN)', -1000],
      ['Delivery, Standard', 0],
      ['Sales tax 7.25 %', 653],
    ])
  })
})
