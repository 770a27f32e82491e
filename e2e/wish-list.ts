import path from 'node:path'
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import Database from 'better-sqlite3'
import { card } from './listing.ts'
import { main } from './product.ts'

/** The heart of a card in a listing, which a pointer first has to bring out. */
export async function heart(page: Page, place: number): Promise<Locator> {
  const shown = card(page, place)
  await shown.scrollIntoViewIfNeeded()
  await shown.hover()
  return shown.getByRole('button', { name: 'Add to Wish List' })
}

export const wishLink = (page: Page): Locator =>
  page.getByRole('banner').getByRole('link', { name: /^Wish list/ })

/** The count in the name of the link, for screen readers, and on its icon, for everybody else. */
export async function expectWishes(page: Page, count: 1 | 2): Promise<void> {
  await expect(wishLink(page)).toHaveAccessibleName(`Wish list, ${count === 1 ? '1 item' : '2 items'}`)
  await expect(wishLink(page)).toHaveText(String(count), { useInnerText: true })
}

/** The wishes of a list, by their names. */
export const wishNames = (page: Page): Locator => main(page).getByRole('heading', { level: 2 })
export const wish = (page: Page, name: string): Locator =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) })
export const tabs = (page: Page): Locator =>
  main(page).getByRole('navigation', { name: 'Your lists' }).getByRole('link')
export const link = (page: Page): Locator => main(page).getByRole('textbox', { name: 'Link to this list' })
export const popup = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name })

/** Saves products as forms of the shop do, and returns the id of the list. */
export async function saved(context: BrowserContext, url: string, ...skus: string[]): Promise<string> {
  let list = ''
  for (const sku of skus) {
    const headers = { origin: url, accept: 'application/json' }
    const answer = await context.request.post(`${url}/wishList/add`, { form: { sku }, headers })
    list = (await answer.json()).list
  }
  return list
}

/** Changes what a variant costs or how many there are while a test runs. */
export async function withVariant(
  dataDir: string,
  sku: string,
  change: { price?: number; available?: number },
  work: () => Promise<void>,
): Promise<void> {
  const db = new Database(path.join(dataDir, 'tote.sqlite'))
  const before = db.prepare('select price, available from variant where sku = ?').get(sku) as Required<
    typeof change
  >
  const set = (values: typeof change) =>
    db
      .prepare('update variant set price = @price, available = @available where sku = @sku')
      .run({ ...before, ...values, sku })
  try {
    set(change)
    await work()
  } finally {
    set(before)
    db.close()
  }
}
