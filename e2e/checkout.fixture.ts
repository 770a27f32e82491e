import type { Locator, Page } from '@playwright/test'
import { expect, pot, type Sold, tee, test, untilAlive } from './cart-page.fixture.ts'

export { expect, pot, type Sold, tee, test, untilAlive }

export const orderPage = /\/orders\/[\w-]{22}$/

const main = (page: Page): Locator => page.getByRole('main')
export const field = (page: Page, label: string): Locator => main(page).getByLabel(label, { exact: true })
export const buy = (page: Page): Locator => main(page).getByRole('button', { name: /^Buy now|^Place order/ })
export const order = (page: Page): Locator => main(page).getByRole('region', { name: 'Your order' })
export const sum = (page: Page, name: string): Locator =>
  order(page)
    .locator('dl > div', { has: page.getByText(name, { exact: true }) })
    .getByRole('definition')
export const code = (page: Page): Locator => field(page, 'Discount code or gift card')
export const mistakes = (page: Page): Locator =>
  main(page).getByRole('region', { name: /needed before we can take your order/ })
export const changes = (page: Page): Locator => main(page).getByRole('region', { name: /not placed yet/ })
export const changedNow = (page: Page): Locator =>
  main(page).getByRole('region', { name: 'Changed while you were here' })

/** What a screen reader says of changes on the page. */
export const announced = (page: Page): Locator => main(page).locator('header + [aria-live="polite"]')

/** All that has to be filled in to buy something, and how often a shopper does something for it. */
export async function fillIn(page: Page): Promise<number> {
  const typed = {
    'E-mail': 'ada@example.com',
    'Full name': 'Ada Lovelace',
    'Street address': '548 Market Street',
    City: 'San Francisco',
    'ZIP code': '94103',
  }
  for (const [label, value] of Object.entries(typed)) await field(page, label).fill(value)
  await field(page, 'State').selectOption('California')
  await main(page)
    .getByRole('radio', { name: /Bank transfer/ })
    .check()
  return Object.keys(typed).length + 2
}

/** Fills all of it in, and waits until the last of it is at the shop. */
export async function fillInAndSave(page: Page): Promise<void> {
  const saved = page.waitForResponse(
    answer =>
      answer.url().endsWith('/checkout/save') &&
      (answer.request().postData() ?? '').includes('payment=bank-transfer'),
  )
  await fillIn(page)
  await saved
}

/** Waits until what was filled in is at the shop. */
export async function untilSaved(page: Page, act: () => Promise<unknown>): Promise<void> {
  const saved = page.waitForResponse(answer => answer.url().endsWith('/checkout/save') && answer.ok())
  await act()
  await saved
}
