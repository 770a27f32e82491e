import { expect, type Locator, type Page } from '@playwright/test'

export const main = (page: Page): Locator => page.getByRole('main')
export const filters = (page: Page): Locator => page.getByRole('complementary', { name: 'Filters' })
export const filtersButton = (page: Page): Locator =>
  main(page).getByRole('button', { name: /^Filters( \(\d+\))?$/ })
export const group = (page: Page, title: string): Locator =>
  filters(page).getByRole('group', { name: title, exact: true })
/** A value of the filter panel: "Color Black", "Brand 2", "In stock". */
export const value = (page: Page, name: string): Locator =>
  filters(page).getByRole('checkbox', { name, exact: true })
export const names = (page: Page): Locator => main(page).getByRole('heading', { level: 2 })
export const card = (page: Page, place: number): Locator =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) })
    .nth(place)
export const chips = (page: Page): Locator => main(page).getByRole('list', { name: 'Chosen filters' })
export const sortBox = (page: Page): Locator => main(page).getByRole('combobox', { name: 'Sort by' })
export const pageSizeBox = (page: Page): Locator => main(page).getByRole('combobox', { name: 'Show' })
export const pageLinks = (page: Page): Locator => main(page).getByRole('navigation', { name: 'Pages' })
export const searchBox = (page: Page): Locator =>
  page.getByRole('banner').getByRole('combobox', { name: 'Search Products' })
export const suggestions = (page: Page): Locator => page.getByRole('listbox', { name: 'Suggestions' })

/** How many products the listing says that it has. */
export async function expectCount(page: Page, words: string): Promise<void> {
  // The button of the panel says the same.
  await expect(main(page).locator('[aria-live]').getByText(words, { exact: true })).toBeVisible()
}

/** The values of a group with the numbers beside them: "Brand 2 5". */
export function numbers(page: Page, title: string): Promise<string[]> {
  return group(page, title)
    .getByRole('listitem')
    .evaluateAll(items =>
      items.map(item => {
        const name = item.querySelector('label')!.textContent!.trim()
        return `${name} ${Number.parseInt(item.querySelector('[id]:not(input)')!.textContent!, 10)}`
      }),
    )
}

/** What the cards are called, in order. */
export async function expectNames(page: Page, expected: string[]): Promise<void> {
  await expect(names(page)).toHaveText(expected)
}

/** The slugs of the products shown, in order. */
export function slugs(page: Page): Promise<string[]> {
  return names(page)
    .getByRole('link')
    .evaluateAll(links => links.map(link => link.getAttribute('href')!.split('/').at(-1)!))
}
