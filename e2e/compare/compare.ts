import type { BrowserContext, Locator, Page } from '@playwright/test'
import { card } from '../support/listing.ts'

export const compareBar = (page: Page): Locator => page.getByRole('region', { name: 'Your comparison' })
export const compareBarItems = (page: Page): Locator => compareBar(page).getByRole('listitem')
export const compareLink = (page: Page): Locator =>
  compareBar(page).getByRole('link', { name: /^Compare \(\d\)$/ })
export const comparisonTable = (page: Page): Locator => page.getByRole('main').getByRole('table')
export const comparisonColumns = (page: Page): Locator => comparisonTable(page).getByRole('columnheader')
export const comparisonRow = (page: Page, name: string): Locator =>
  comparisonTable(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
export const compareAnnouncement = (page: Page): Locator => page.locator('body > p[role="status"]')

/** The button on a card of a listing, which shows on hover. */
export async function compareButton(page: Page, index: number): Promise<Locator> {
  const shown = card(page, index)
  await shown.hover()
  return shown.getByRole('button', { name: 'Compare' })
}

/** Puts products into the browser's comparison. */
export async function setCompareCookie(context: BrowserContext, url: string, slugs: string): Promise<void> {
  await context.addCookies([{ name: 'compare', value: slugs.replaceAll(',', '.'), url }])
}

export async function readBrowserCompareCookie(context: BrowserContext): Promise<string | undefined> {
  return (await context.cookies()).find(({ name }) => name === 'compare')?.value
}
