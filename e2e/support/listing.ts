import { expect, type Locator, type Page } from '@playwright/test'

export const mainContent = (page: Page): Locator => page.getByRole('main')
export const filters = (page: Page): Locator => page.getByRole('complementary', { name: 'Filters' })
export const filtersButton = (page: Page): Locator =>
  mainContent(page).getByRole('button', { name: /^Filters( \(\d+\))?$/ })
/** A value of the filter panel: "Color Black", "Brand 2", "In stock". */
export const facetValue = (page: Page, name: string): Locator =>
  filters(page).getByRole('checkbox', { name, exact: true })
export const cardTitles = (page: Page): Locator => mainContent(page).getByRole('heading', { level: 2 })
export const cards = (page: Page): Locator =>
  mainContent(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) })
export const card = (page: Page, index: number): Locator => cards(page).nth(index)
export const filterChipList = (page: Page): Locator =>
  mainContent(page).getByRole('list', { name: 'Active filters' })
export const sortBox = (page: Page): Locator => mainContent(page).getByRole('combobox', { name: 'Sort by' })
export const pageSizeBox = (page: Page): Locator => mainContent(page).getByRole('combobox', { name: 'Show' })
export const pageLinks = (page: Page): Locator => mainContent(page).getByRole('navigation', { name: 'Pages' })
export const searchBox = (page: Page): Locator =>
  page.getByRole('banner').getByLabel('Search Products', { exact: true })

/** The icon of a phone's header. */
export const openSearchButton = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: 'Search', exact: true })

export async function openSearchBox(page: Page): Promise<void> {
  await openSearchButton(page).tap()
  await expect(searchBox(page)).toBeFocused()
}
export const suggestions = (page: Page): Locator => page.getByRole('listbox', { name: 'Suggestions' })

/** Expects the listing's own count, not the filter button's. */
export async function expectProductCount(page: Page, text: string): Promise<void> {
  await expect(mainContent(page).locator('[aria-live]').getByText(text, { exact: true })).toBeVisible()
}

export async function expectCardTitles(page: Page, expected: string[]): Promise<void> {
  await expect(cardTitles(page)).toHaveText(expected)
}
