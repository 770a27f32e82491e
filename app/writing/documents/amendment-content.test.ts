import { expect, it } from 'vitest'
import type { Order } from '#commerce/orders/order.ts'
import type { Amendment } from '#commerce/payments/invoices/amendment.ts'
import { parseSettings } from '#commerce/running/settings/settings.ts'
import { toAmount } from '#commerce/values/money.ts'
import { sampleAddress } from '#test/sample-customer.ts'
import { amendmentContent } from './amendment-content.server.ts'

const order = { number: 'T-1', currency: 'USD', address: sampleAddress, deliveryName: 'Standard' } as Order
const issuedAt = '2026-11-21T12:00:00.000Z'

/** The amounts of a document that lowers an order by a tee, and changes its delivery by so much. */
function amountsOf(delivery: number) {
  const line = { sku: 'TEE', title: 'Tee', options: '', quantity: 1, amount: toAmount(1000) }
  const amendment: Amendment = {
    ...{ kind: 'credit-note', lines: [line], delivery: toAmount(delivery), taxes: [] },
    total: toAmount(1000 + delivery),
  }
  const invoice = { number: 1, issuedAt }
  const { lines, totals } = amendmentContent({
    ...{ amendment, order, settings: parseSettings([]), invoice, number: 2, issuedAt },
  })
  return [...lines, ...totals].map(({ amount }) => amount)
}

it('lists all that changed, also delivery that goes the other way', () => {
  expect(amountsOf(0)).toEqual(['$10.00', '$10.00'])
  expect(amountsOf(50)).toEqual(['$10.00', '$0.50', '$10.50'])
  expect(amountsOf(-50)).toEqual(['$10.00', '−$0.50', '$9.50'])
})
