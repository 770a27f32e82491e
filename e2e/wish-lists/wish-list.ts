import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { card } from '../support/listing.ts'
import { pageMain } from '../support/product.ts'

/** The heart on a card of a listing, which shows on hover. */
export async function heartButton(page: Page, index: number): Promise<Locator> {
  const shown = card(page, index)
  await shown.scrollIntoViewIfNeeded()
  await shown.hover()
  return shown.getByRole('button', { name: 'Add to Wish List' })
}

export const wishLink = (page: Page): Locator =>
  page.getByRole('banner').getByRole('link', { name: /^Wish list/ })

/** The count is in the link's name, for screen readers, and on its icon. */
export async function expectWishes(page: Page, count: 1 | 2): Promise<void> {
  await expect(wishLink(page)).toHaveAccessibleName(`Wish list, ${count === 1 ? '1 item' : '2 items'}`)
  await expect(wishLink(page)).toHaveText(String(count), { useInnerText: true })
}

export const wishNames = (page: Page): Locator => pageMain(page).getByRole('heading', { level: 2 })
export const wishItem = (page: Page, name: string): Locator =>
  pageMain(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) })
export const listTabs = (page: Page): Locator =>
  pageMain(page).getByRole('navigation', { name: 'Your lists' }).getByRole('link')
export const shareLinkField = (page: Page): Locator =>
  pageMain(page).getByRole('textbox', { name: 'Link to this list' })
export const listPopup = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name })

/** Saves products by form requests; returns the list's id. */
export async function saveWishes(context: BrowserContext, url: string, ...skus: string[]): Promise<string> {
  let list = ''
  for (const sku of skus) {
    // A connection left idle may be closed just when the next request of the test takes it.
    const headers = { origin: url, accept: 'application/json', connection: 'close' }
    const response = await context.request.post(`${url}/wish-list/add`, { form: { sku }, headers })
    list = (await response.json()).list
  }
  return list
}
