import type { Locator, Page } from '@playwright/test'
import { sampleCustomer } from '#test/sample-customer.ts'
import { type DemoItem, demoPot, demoTee, expect, test, waitForHydration } from './cart-page.fixture.ts'

export { type DemoItem as Sold, demoPot as pot, demoTee as tee, expect, test, waitForHydration }

export const orderPage = /\/orders\/[\w-]{22}$/

const main = (page: Page): Locator => page.getByRole('main')
export const checkoutField = (page: Page, label: string): Locator =>
  main(page).getByLabel(label, { exact: true })
export const buyButton = (page: Page): Locator =>
  main(page).getByRole('button', { name: /^Pay|^Place order/ })
export const orderSummary = (page: Page): Locator =>
  main(page).getByRole('region', { name: 'Your order', exact: true })
/** On phones, the summary starts as one line with the total. */
export const openOrderSummary = (page: Page): Promise<void> => orderSummary(page).locator('summary').click()
export const totalsRow = (page: Page, name: string): Locator =>
  orderSummary(page)
    .locator('dl > div', { has: page.getByText(name, { exact: true }) })
    .getByRole('definition')
export const codeField = (page: Page): Locator => checkoutField(page, 'Discount code or gift card')
export const errorSummary = (page: Page): Locator => main(page).getByRole('region', { name: /^Please check/ })
export const changesNotice = (page: Page): Locator =>
  main(page).getByRole('region', { name: /^Some details changed/ })
export const liveChanges = (page: Page): Locator => main(page).getByRole('region', { name: 'Just changed' })

/** The announcements for screen readers. */
export const announcement = (page: Page): Locator => main(page).locator('header + [aria-live="polite"]')

/** Fills in all required fields. Returns the number of user actions. */
export async function fillInCheckout(page: Page): Promise<number> {
  const typed = {
    Email: sampleCustomer.email,
    'Full name': sampleCustomer.name,
    'Street address': sampleCustomer.line1,
    City: sampleCustomer.city,
    'ZIP code': sampleCustomer.postalCode,
  }
  for (const [label, value] of Object.entries(typed)) await checkoutField(page, label).fill(value)
  await checkoutField(page, 'State').selectOption('California')
  await main(page)
    .getByRole('radio', { name: /Bank transfer/ })
    .check()
  return Object.keys(typed).length + 2
}

/** Fills in all required fields and waits until they are saved. */
export async function fillInAndSave(page: Page): Promise<void> {
  const saved = page.waitForResponse(
    response =>
      response.url().endsWith('/checkout/save') &&
      (response.request().postData() ?? '').includes('payment=bank-transfer'),
  )
  await fillInCheckout(page)
  await saved
}

/** Waits until the draft is saved. */
export async function untilSaved(page: Page, act: () => Promise<unknown>): Promise<void> {
  const saved = page.waitForResponse(response => response.url().endsWith('/checkout/save') && response.ok())
  await act()
  await saved
}

/** Where each control and heading of the form is, by name. The order beside it moves with the scroll position. */
export function readPlaces(page: Page): Promise<Record<string, string>> {
  return main(page).evaluate(element =>
    Object.fromEntries(
      [...element.querySelectorAll<HTMLElement>('input, select, summary, h2, .button')]
        .filter(each => each.checkVisibility() && !each.closest('#order, :has(> #errors)'))
        .map(each => {
          const { x, y, width, height } = each.getBoundingClientRect()
          const name = `${each.tagName} ${each.id || each.textContent} ${each.getAttribute('value') ?? ''}`
          return [name, [x, y + scrollY, width, height].map(Math.round).join(' ')]
        }),
    ),
  )
}
