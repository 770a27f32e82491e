import type { BrowserContext, Locator, Page } from '@playwright/test'
import { card } from './listing.ts'

export const bar = (page: Page): Locator => page.getByRole('region', { name: 'Chosen to compare' })
/** The names of the products in the bar. */
export const chosen = (page: Page): Locator => bar(page).getByRole('listitem')
export const toComparison = (page: Page): Locator => bar(page).getByRole('link', { name: /^Compare \(\d\)$/ })
export const table = (page: Page): Locator => page.getByRole('main').getByRole('table')
export const columns = (page: Page): Locator => table(page).getByRole('columnheader')
export const rowOf = (page: Page, name: string): Locator =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
export const said = (page: Page): Locator => page.locator('body > p[role="status"]')

/** The button of a card in a listing, which a pointer first has to bring out. */
export async function compareButton(page: Page, place: number): Promise<Locator> {
  const shown = card(page, place)
  await shown.hover()
  return shown.getByRole('button', { name: 'Compare' })
}

/** A browser that has chosen these before. */
export async function choseBefore(context: BrowserContext, url: string, slugs: string): Promise<void> {
  await context.addCookies([{ name: 'compare', value: slugs.replaceAll(',', '.'), url }])
}

export async function chosenByBrowser(context: BrowserContext): Promise<string | undefined> {
  return (await context.cookies()).find(({ name }) => name === 'compare')?.value
}
