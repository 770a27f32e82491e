import { expect, it } from 'vitest'
import { orderSummaryRows } from '#commerce/orders/order-summary.ts'
import { toAmount } from '#commerce/values/money.ts'
import { orderSummaryMessages } from './order-summary.ts'
import { runInLanguage } from './run-in-language.server.ts'

const order = {
  subtotal: toAmount(10_000),
  discount: toAmount(1000),
  discounts: [{ title: 'Ten percent', code: 'TEN', amount: toAmount(1000) }],
  delivery: toAmount(0),
  deliveryTax: toAmount(0),
  deliveryName: 'Standard',
  taxes: [{ name: 'Sales tax', rate: 725, base: toAmount(9000), amount: toAmount(653) }],
  taxIncluded: false,
  total: toAmount(9653),
}

function labels(): string[] {
  return orderSummaryRows(order).map(row => orderSummaryMessages.rows[row.kind](row))
}

it('labels the rows of an order summary', () => {
  expect(labels()).toEqual(['Subtotal', 'Ten percent (TEN)', 'Shipping, Standard', 'Sales tax 7.25%'])
  expect(runInLanguage('de', labels)).toEqual([
    'Zwischensumme',
    'Ten percent (TEN)',
    'Versand, Standard',
    'Sales tax 7,25\u00a0%',
  ])
})
