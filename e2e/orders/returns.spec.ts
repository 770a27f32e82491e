import { acceptReturn } from '#commerce/after-sale/returns/answer-return.server.ts'
import { receiveReturn } from '#commerce/after-sale/returns/receive-return.server.ts'
import { readReturns } from '#commerce/after-sale/returns/return-store.server.ts'
import { commandLineActor } from '#commerce/values/actor.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { errorSummary } from '../support/checkout.fixture.ts'
import {
  expect,
  orderMain,
  orderPath,
  orderSection,
  pageHeading,
  pressButton,
  test,
} from '../support/order.fixture.ts'

test('shoppers can return items with a label and get a refund', async ({
  page,
  open,
  orderInState,
  db,
  shop,
  complaints,
  isMobile,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const delivered = await orderInState('delivered')
  complaints.refused.add(`${shop.url}${orderPath(delivered)}/return`)
  await open(orderPath(delivered))
  await orderMain(page).getByRole('link', { name: 'Start a return' }).click()
  await expect(pageHeading(page, `Return from order ${delivered.number}`)).toBeVisible()
  await orderMain(page).getByLabel('Anything else?').fill('Too wide.')
  await pressButton(page, 'Request return')
  await expect(errorSummary(page)).toBeFocused()
  await expect(orderMain(page).getByText('Choose how many items you’re returning.')).toHaveCount(1)
  await expect(orderMain(page).getByLabel('Anything else?')).toHaveValue('Too wide.')
  await expectAccessible(page, isMobile)
  await orderMain(page).getByLabel('Basic Crew Neck Tee').selectOption('1')
  await pressButton(page, 'Request return')

  await expect(orderMain(page)).toContainText('Requested.')
  const { number } = (await readReturns(db, delivered.id))[0]!
  await expect(pageHeading(page, `Return ${number}`)).toBeVisible()
  await acceptReturn(db, number, { actor: commandLineActor, message: 'Gladly.', now: new Date() })
  await page.reload()
  await expect(orderSection(page, `Return ${number}`)).toContainText('12 Market Street, Springfield')
  await expect(orderMain(page)).toContainText('$44.00')
  await receiveReturn(db, number, { actor: commandLineActor, now: new Date() })
  await orderMain(page).getByRole('link', { name: 'Back to order' }).click()
  await expect(orderSection(page, 'Returns')).toContainText('$44.00')
  await expect(orderSection(page, '3 items')).toContainText('1 returned')
  await open(`${orderPath(delivered)}/return`)
  const quantities = orderMain(page).getByLabel('Basic Crew Neck Tee').getByRole('option')
  await expect(quantities).toHaveText(['0', /^1 \(\$/])
})

test('shoppers can make a warranty claim', async ({
  page,
  open,
  orderInState,
  shop,
  complaints,
  isMobile,
}) => {
  const delivered = await orderInState('delivered', undefined, 400)
  await open(orderPath(delivered))
  await orderMain(page).getByRole('link', { name: 'Make a warranty claim: Water Pot' }).click()
  await expect(pageHeading(page, 'Make a warranty claim')).toBeVisible()
  complaints.refused.add(page.url())
  const description = orderMain(page).getByLabel('What’s wrong, and when did it start?')
  await description.fill('Broken')
  await pressButton(page, 'Submit claim')
  await expect(description).toHaveAttribute('aria-invalid', 'true')
  await expect(description).toHaveAccessibleDescription('Describe the problem in at least 10 characters.')
  await expect(description).toHaveValue('Broken')
  await expectAccessible(page, isMobile)
  await description.fill('The handle broke off on Monday.')
  await pressButton(page, 'Submit claim')
  await expect(orderMain(page).getByRole('status')).toHaveText(
    'We’ve received your claim and will reply by email.',
  )
  await expect(orderSection(page, 'Warranty claims')).toContainText('The handle broke off on Monday.')
  expect(page.url().startsWith(shop.url + orderPath(delivered))).toBe(true)
})
