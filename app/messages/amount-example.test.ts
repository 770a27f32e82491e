import { expect, it } from 'vitest'
import { runInCurrency } from './current-currency.ts'
import { bulkMessages } from './office/bulk-changes.ts'
import { giftCardMessages } from './office/gift-cards.ts'
import { orderStepMessages } from './office/order-steps.ts'
import { shippingCostMessages } from './office/shipping-cost.ts'
import { recordMessages } from './records.ts'
import { commandMessages } from './shop-commands.ts'

const examples = () => [
  bulkMessages.errors.value,
  giftCardMessages.issue.wrongAmount,
  orderStepMessages.refund.refusals.unreadable,
  shippingCostMessages.wrongAmount,
  recordMessages['overlapping-range'](),
  commandMessages.enterAmount,
]

it('shows amounts that exist in the currency', () => {
  expect(runInCurrency('JPY', examples).filter(text => /\d\.\d/.test(text))).toEqual([])
  expect(runInCurrency('JPY', () => recordMessages['overlapping-range']())).toContain('after 20, start at 21')
  expect(runInCurrency('EUR', examples).filter(text => /\d\.\d\d\b/.test(text))).toHaveLength(6)
})
