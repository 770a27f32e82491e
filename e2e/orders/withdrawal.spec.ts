import { expectAccessible } from '../support/accessibility.ts'
import { errorSummary } from '../support/checkout.fixture.ts'
import {
  email,
  expect,
  orderMain,
  orderPath,
  orderSection,
  pageHeading,
  pressButton,
  test,
} from '../support/order.fixture.ts'

test('anybody can declare a withdrawal from the footer', async ({
  page,
  open,
  isMobile,
  orderInState,
  db,
  shop,
  complaints,
}) => {
  complaints.refused.add(`${shop.url}/withdrawal`)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const delivered = await orderInState('delivered')
  await open('/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Withdraw from contract here' }).click()
  await expect(pageHeading(page, 'Withdraw from contract')).toBeVisible()
  await orderMain(page).getByLabel('Your name').fill('Ada Lovelace')
  await orderMain(page).getByLabel('Email').fill('ada@example')
  await pressButton(page, 'Continue')
  await expect(errorSummary(page)).toBeFocused()
  await errorSummary(page).getByRole('link', { name: 'Enter your order number.' }).click()
  await expect(orderMain(page).getByLabel('Order number')).toBeFocused()
  await expectAccessible(page, isMobile)
  await expect(orderMain(page).getByLabel('Your name')).toHaveValue('Ada Lovelace')
  await orderMain(page).getByLabel('Order number').fill(delivered.number)
  await orderMain(page).getByLabel('Email').fill(email)
  await pressButton(page, 'Continue')

  await expect(pageHeading(page, 'Confirm withdrawal')).toBeVisible()
  await expectAccessible(page, isMobile)
  await pressButton(page, 'Edit')
  await orderMain(page).getByLabel('Which items?').fill('Only the pot.')
  await pressButton(page, 'Continue')
  await expect(orderMain(page)).toContainText('Only the pot.')
  const withdrawals = () =>
    db.selectFrom('withdrawal').selectAll().where('order_id', '=', delivered.id).execute()
  expect(await withdrawals()).toEqual([])
  await pressButton(page, 'Confirm withdrawal')

  await expect(pageHeading(page, 'Receipt of your withdrawal')).toBeVisible()
  const [withdrawal] = await withdrawals()
  const receipt = orderMain(page).getByRole('status')
  await expect(receipt).toContainText(`We received your withdrawal ${withdrawal!.number} on`)
  await expect(receipt).toContainText(/at \d+:\d+ [AP]M E[SD]T\./)
  await expectAccessible(page, isMobile)
  await page.reload()
  expect(await withdrawals()).toHaveLength(1)
  await open(orderPath(delivered))
  await expect(orderSection(page, 'Order history')).toContainText(`Withdrawal ${withdrawal!.number} received`)
})
