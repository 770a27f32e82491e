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

/** What the pictures of the product show, in their order; the stars are a drawing of their own. */
export function pictures(page: Page): Promise<string[]> {
  return main(page)
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
