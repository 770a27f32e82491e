import type { Locator, Page } from '@playwright/test'

export const pageMain = (page: Page): Locator => page.getByRole('main')
export const colorRadio = (page: Page, name: string): Locator =>
  pageMain(page)
    .getByRole('group', { name: /^Color/ })
    .getByRole('radio', { name, exact: true })
export const sizeRadios = (page: Page): Locator =>
  pageMain(page).getByRole('group', { name: /^Size/ }).getByRole('radio')
export const sizeRadio = (page: Page, name: string): Locator =>
  pageMain(page).getByRole('group', { name: /^Size/ }).getByRole('radio', { name, exact: true })
export const statusSelect = (page: Page): Locator =>
  pageMain(page).getByRole('combobox', { name: 'Status', exact: true })
export const quantityField = (page: Page): Locator =>
  pageMain(page).getByRole('spinbutton', { name: 'Quantity' })
export const increaseButton = (page: Page): Locator =>
  pageMain(page).getByRole('button', { name: 'Increase quantity' })
export const decreaseButton = (page: Page): Locator =>
  pageMain(page).getByRole('button', { name: 'Decrease quantity' })
export const updateButton = (page: Page): Locator =>
  pageMain(page).getByRole('button', { name: 'Update selection' })

/** The product itself, without reviews and other products. */
export const productRegion = (page: Page): Locator =>
  pageMain(page)
    .getByRole('region')
    .filter({ has: page.getByRole('heading', { level: 1 }) })
export const gallery = (page: Page): Locator => pageMain(page).getByRole('list', { name: /^Pictures of / })
/** A section below the product, such as "Recently viewed". */
export const productSection = (page: Page, name: string): Locator =>
  pageMain(page).getByRole('region', { name, exact: true })

/** The alternative texts of the product's pictures, in order. */
export function pictureAlts(page: Page): Promise<string[]> {
  return gallery(page)
    .getByRole('listitem')
    .getByRole('img')
    .evaluateAll(images => images.map(image => image.getAttribute('alt')!))
}
