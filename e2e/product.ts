import type { Locator, Page } from '@playwright/test'

export const main = (page: Page): Locator => page.getByRole('main')
export const color = (page: Page, name: string): Locator =>
  main(page)
    .getByRole('group', { name: /^Color/ })
    .getByRole('radio', { name, exact: true })
export const size = (page: Page): Locator => main(page).getByRole('combobox', { name: 'Size', exact: true })
export const status = (page: Page): Locator =>
  main(page).getByRole('combobox', { name: 'Status', exact: true })
export const quantity = (page: Page): Locator => main(page).getByRole('spinbutton', { name: 'Quantity' })
export const more = (page: Page): Locator => main(page).getByRole('button', { name: 'Increase quantity' })
export const less = (page: Page): Locator => main(page).getByRole('button', { name: 'Decrease quantity' })
export const showChoice = (page: Page): Locator =>
  main(page).getByRole('button', { name: 'Show this choice' })

/** The product itself, without its reviews and the other products below. */
export const detail = (page: Page): Locator =>
  main(page)
    .getByRole('region')
    .filter({ has: page.getByRole('heading', { level: 1 }) })
export const gallery = (page: Page): Locator => main(page).getByRole('list', { name: /^Pictures of / })
/** One of the rows of other products. */
export const row = (page: Page, name: string): Locator =>
  main(page).getByRole('region', { name, exact: true })

/** What the pictures of the product show, in their order. */
export function pictures(page: Page): Promise<string[]> {
  return gallery(page)
    .getByRole('listitem')
    .getByRole('img')
    .evaluateAll(images => images.map(image => image.getAttribute('alt')!))
}

/** The names of the entries of a select box that can be chosen. */
export function offered(box: Locator): Promise<string[]> {
  return box
    .getByRole('option')
    .evaluateAll(options => options.filter(o => !(o as HTMLOptionElement).disabled).map(o => o.textContent!))
}
