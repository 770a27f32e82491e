import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import {
  expect,
  orderMain,
  orderPath,
  pageHeading,
  pot,
  pressButton,
  test,
} from '../support/order.fixture.ts'

const paymentButton = (page: Page, name: string | RegExp) => orderMain(page).getByRole('button', { name })
const declined = (page: Page) => orderMain(page).getByRole('alert')
const state = (page: Page, name: string) =>
  orderMain(page).getByRole('heading', { level: 2, name, exact: true })

async function goToPay(page: Page): Promise<void> {
  await pressButton(page, 'Pay now')
  await expect(pageHeading(page, 'Test payment')).toBeVisible()
}

test('an abandoned payment can be resumed and leads back to the paid order', async ({
  page,
  open,
  order,
}) => {
  const placed = await order([{ sold: pot }], 'test')
  await open(orderPath(placed))
  await goToPay(page)
  const paymentPage = page.url()
  await expect(orderMain(page)).toContainText('This isn’t a real payment.')
  await expect(orderMain(page)).toContainText(placed.number)
  await expect(orderMain(page)).toContainText('$80.00')
  await expect(orderMain(page).getByRole('textbox')).toHaveCount(0)
  await orderMain(page).getByRole('link', { name: 'Back to order without paying' }).click()
  await expect(state(page, 'Ordered')).toBeVisible()
  await goToPay(page)
  expect(page.url()).toBe(paymentPage)
  await paymentButton(page, /^Card that works/).click()
  await expect(page).toHaveURL(orderPath(placed))
  await expect(state(page, 'Paid')).toBeVisible()
  // Going back, or another tab, cannot pay twice.
  await page.goto(paymentPage)
  await expect(page).toHaveURL(orderPath(placed))
})

test('a declined payment can be followed by one with confirmation', async ({
  page,
  open,
  order,
  isMobile,
}) => {
  const placed = await order([{ sold: pot }], 'test')
  await open(orderPath(placed))
  await goToPay(page)
  await expectAccessible(page, isMobile)
  await paymentButton(page, /^Card that gets declined/).click()
  await expect(declined(page)).toHaveText(/^Payment declined. You weren’t charged/)
  await expectAccessible(page, isMobile)
  await pressButton(page, 'Try another payment')
  await paymentButton(page, /^Card that needs confirmation/).click()
  await expect(orderMain(page).getByRole('heading', { level: 2 })).toHaveText(/is this you/)
  await expectAccessible(page, isMobile)
  await paymentButton(page, /^No, decline it/).click()
  await expect(declined(page)).toBeVisible()
  await pressButton(page, 'Try another payment')
  await paymentButton(page, /^Card that needs confirmation/).click()
  await paymentButton(page, /^Yes, confirm the payment/).click()
  await expect(page).toHaveURL(orderPath(placed))
  await expect(state(page, 'Paid')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a declined payment can be followed by another, by keyboard', async ({ page, open, order }) => {
    const placed = await order([{ sold: pot }], 'test')
    await open(orderPath(placed))
    await goToPay(page)
    await paymentButton(page, /^Card that gets declined/).press('Enter')
    await expect(declined(page)).toBeVisible()
    await orderMain(page).getByRole('button', { name: 'Try another payment' }).press('Enter')
    await paymentButton(page, /^Card that works/).press('Enter')
    await expect(page).toHaveURL(orderPath(placed))
    await expect(state(page, 'Paid')).toBeVisible()
  })
})
