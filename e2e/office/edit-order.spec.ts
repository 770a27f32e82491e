import { placeSampleOrder } from '#commerce/orders/sample-order.fixture.ts'
import { recordTransfer } from '#commerce/payments/record-transfer.server.ts'
import { namedStaff } from '#commerce/values/actor.fixture.ts'
import { orderEditMessages as edit } from '#messages/office/order-edit.ts'
import { orderPageMessages } from '#messages/office/order-page.ts'
import { orderStepMessages } from '#messages/office/order-steps.ts'
import { blackTeeSku, officeBagSku } from '#test/demo-skus.ts'
import { expect, test } from '../support/office.fixture.ts'

const { refund } = orderStepMessages

test('edits an order before packing, and refunds part of it', async ({ page, db, openOffice }) => {
  const items = [blackTeeSku, officeBagSku].map(sku => ({ sku, quantity: 2 }))
  const order = await placeSampleOrder(db, items, 'bank-transfer', new Date())
  await recordTransfer(db, order.id, { actor: namedStaff('Dev'), now: new Date() })
  await openOffice(`/office/orders/${order.number}`)

  await page.getByRole('link', { name: edit.action }).click()
  await page.getByLabel(edit.quantity('Office Bag')).fill('1')
  await page.getByLabel('Street address').fill('9 Elm Street')
  await page.getByRole('button', { name: edit.preview }).click()
  await expect(page.getByRole('region', { name: edit.outcome })).toBeFocused()
  const total = page.getByRole('row', { name: `${edit.total} $328.00 $208.00`, exact: true })
  await expect(total).toBeVisible()
  await page.getByRole('button', { name: edit.saveAndRefund('$120.00') }).click()
  await expect(page.getByRole('status').filter({ hasText: edit.savedRefund('$120.00') })).toBeVisible()
  await expect(page.getByText('Office Bag, Black: 2 → 1')).toBeVisible()

  await page.getByRole('link', { name: orderPageMessages.refund, exact: true }).click()
  await page.getByLabel(refund.extra).fill('5.00')
  await page.getByRole('button', { name: refund.review }).click()
  await page.getByRole('button', { name: refund.button('$5.00') }).click()
  await expect(page.getByRole('status').filter({ hasText: refund.done({ amount: '$5.00' }) })).toBeVisible()
})
