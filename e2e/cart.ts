import { type BrowserContext, expect, type Locator, type Page, type Request } from '@playwright/test'
import { main } from './product.ts'

/** The way to the cart in the header, with how many are in it in its name. */
export const cartLink = (page: Page): Locator => page.getByRole('banner').getByRole('link', { name: /^Cart/ })
export const sheet = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true })
export const panel = (page: Page): Locator => sheet(page, 'In your cart')
export const inPanel = (page: Page): Locator => panel(page).getByRole('listitem')
export const addButton = (page: Page): Locator =>
  main(page)
    .getByRole('region')
    .filter({ has: page.getByRole('heading', { level: 1 }) })
    .getByRole('button', { name: 'Add to Cart', exact: true })

/** The card of a product in a listing, with its actions in sight. */
export async function cardOf(page: Page, title: string): Promise<Locator> {
  const card = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    .first()
  await card.hover()
  return card
}

export async function expectCount(page: Page, count: number): Promise<void> {
  const name = count === 0 ? 'Cart' : count === 1 ? 'Cart, 1 item' : `Cart, ${count} items`
  await expect(cartLink(page)).toHaveAccessibleName(name)
  // The name is for screen readers; everybody else sees the number on the icon.
  await expect(cartLink(page)).toHaveText(count === 0 ? '' : String(count), { useInnerText: true })
}

interface Line {
  sku: string
  quantity: number
}

/** What the shop itself has in this browser's cart. */
export async function cartOf(page: Page): Promise<[sku: string, quantity: number][]> {
  const answer = await page.request.get('/cart/state')
  const { lines } = (await answer.json()) as { lines: Line[] }
  return lines.map(({ sku, quantity }): [string, number] => [sku, quantity]).sort()
}

/** The keys of what was sent to the cart, one for each time that it was sent. */
export function sentKeys(context: BrowserContext): string[] {
  const keys: string[] = []
  context.on('request', request => {
    if (isAdd(request)) keys.push(new URLSearchParams(request.postData() ?? '').get('key')!)
  })
  return keys
}

function isAdd(request: Request): boolean {
  return request.method() === 'POST' && new URL(request.url()).pathname === '/cart/add'
}

/** Holds back what is sent to the cart until it is let go. */
export async function holdAdds(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route('**/cart/add', async route => {
    await held
    await route.continue()
  })
  return release
}
