import type { Page } from '@playwright/test'
import { expectGood } from './barriers.ts'
import { expect, heading, main, pathOf, pot, press, test } from './order.fixture.ts'

const choice = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name })
const refused = (page: Page) => main(page).getByRole('alert')
const state = (page: Page, name: string) => main(page).getByRole('heading', { level: 2, name, exact: true })

async function goToPay(page: Page): Promise<void> {
  await press(page, 'Pay now')
  await expect(heading(page, 'Test payment')).toBeVisible()
}

test('a payment that goes through leads back to the order, which is paid', async ({ page, open, order }) => {
  const placed = await order([{ sold: pot }], 'test')
  await open(pathOf(placed))
  await goToPay(page)
  await expect(main(page)).toContainText('This is not a real payment.')
  await expect(main(page)).toContainText(placed.number)
  await expect(main(page)).toContainText('$80.00')
  await expect(main(page).getByRole('textbox')).toHaveCount(0)
  const there = page.url()
  await choice(page, /^The card that pays/).click()
  await expect(page).toHaveURL(pathOf(placed))
  await expect(state(page, 'Paid')).toBeVisible()
  // Whoever goes back, or has the page open in another tab, pays nothing twice.
  await page.goto(there)
  await expect(page).toHaveURL(pathOf(placed))
})

test('after a refusal another payment is tried, which the bank wants confirmed', async ({
  page,
  open,
  order,
  isMobile,
}) => {
  const placed = await order([{ sold: pot }], 'test')
  await open(pathOf(placed))
  await goToPay(page)
  await expectGood(page, isMobile)
  await choice(page, /^The card that is refused/).click()
  await expect(refused(page)).toHaveText(/^The payment was refused. Nothing was charged/)
  await expectGood(page, isMobile)
  await press(page, 'Try another payment')
  await choice(page, /^The card that needs confirmation/).click()
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText(/is it you/)
  await expectGood(page, isMobile)
  await choice(page, /^No, decline it/).click()
  await expect(refused(page)).toBeVisible()
  await press(page, 'Try another payment')
  await choice(page, /^The card that needs confirmation/).click()
  await choice(page, /^Yes, confirm the payment/).click()
  await expect(page).toHaveURL(pathOf(placed))
  await expect(state(page, 'Paid')).toBeVisible()
})

test('whoever comes back without paying finds the order as it was, and pays then', async ({
  page,
  open,
  order,
}) => {
  const placed = await order([{ sold: pot }], 'test')
  await open(pathOf(placed))
  await goToPay(page)
  const first = page.url()
  await main(page).getByRole('link', { name: 'Back to the order, without paying' }).click()
  await expect(state(page, 'Ordered')).toBeVisible()
  await goToPay(page)
  expect(page.url()).toBe(first)
})

test.describe('without JavaScript', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false })

  test('a refused payment is followed by one that goes through, by keyboard', async ({
    page,
    open,
    order,
  }) => {
    const placed = await order([{ sold: pot }], 'test')
    await open(pathOf(placed))
    await goToPay(page)
    await choice(page, /^The card that is refused/).press('Enter')
    await expect(refused(page)).toBeVisible()
    await main(page).getByRole('button', { name: 'Try another payment' }).press('Enter')
    await choice(page, /^The card that pays/).press('Enter')
    await expect(page).toHaveURL(pathOf(placed))
    await expect(state(page, 'Paid')).toBeVisible()
  })
})
