import { expect, it } from 'vitest'
import { cents } from '../commerce/money.ts'
import { orderSummaryRows } from '../commerce/orders/order-summary.ts'
import { runInLanguage } from './current-language.ts'
import { orderSummaryMessages } from './order-summary.ts'

const order = {
  subtotal: cents(10_000),
  discount: cents(1000),
  discounts: [{ title: 'Ten percent', code: 'TEN', amount: cents(1000) }],
  delivery: cents(0),
  deliveryTax: cents(0),
  deliveryName: 'Standard',
  taxes: [{ name: 'Sales tax', rate: 725, base: cents(9000), amount: cents(653) }],
  taxIncluded: false,
  total: cents(9653),
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
