import { expect, it } from 'vitest'
import { officeRecordMessages } from './records.ts'
import { setupMessages } from './setup.ts'

it('says when shoppers see a change', () => {
  expect(officeRecordMessages.says('at-once')).toBe('Shoppers see the change at once. Nobody gets an email.')
  expect(officeRecordMessages.says('never')).toBe('Shoppers don’t see it. Nobody gets an email.')
})

it('says nothing of canceling the orders of the demo, of which some are delivered', () => {
  for (const orders of [1, 3]) expect(setupMessages.demo.keepsOrders(orders)).not.toContain('cancel')
})
