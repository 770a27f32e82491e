import { type BrowserContext, expect, type Locator, type Page, type Request } from '@playwright/test'
import { pageMain } from './product.ts'

/** The cart link in the header, named with its count. */
export const cartLink = (page: Page): Locator => page.getByRole('banner').getByRole('link', { name: /^Cart/ })
export const dialogNamed = (page: Page, name: string): Locator =>
  page.getByRole('dialog', { name, exact: true })
export const cartPanel = (page: Page): Locator => dialogNamed(page, 'Added to your cart')
export const cartPanelItems = (page: Page): Locator => cartPanel(page).getByRole('listitem')
export const addToCartButton = (page: Page): Locator =>
  pageMain(page)
    .getByRole('region')
    .filter({ has: page.getByRole('heading', { level: 1 }) })
    .getByRole('button', { name: 'Add to Cart', exact: true })

/** A product's card in a listing, with its actions shown. */
export async function hoveredCard(page: Page, title: string): Promise<Locator> {
  const card = pageMain(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    .first()
  await card.hover()
  return card
}

export async function expectCartCount(page: Page, count: number): Promise<void> {
  const name = count === 0 ? 'Cart' : count === 1 ? 'Cart, 1 item' : `Cart, ${count} items`
  await expect(cartLink(page)).toHaveAccessibleName(name)
  // The name is for screen readers; the number is visible on the icon.
  await expect(cartLink(page)).toHaveText(count === 0 ? '' : String(count), { useInnerText: true })
}

interface CartStateLine {
  sku: string
  quantity: number
}

/** This browser's cart according to the shop, at this moment. */
export async function readCartState(page: Page): Promise<[sku: string, quantity: number][]> {
  const response = await page.request.get('/cart/state')
  const { lines } = (await response.json()) as { lines: CartStateLine[] }
  return lines.map(({ sku, quantity }): [string, number] => [sku, quantity]).sort()
}

/** Waits until the shop has exactly these lines in this browser's cart. */
export async function expectCartState(page: Page, lines: [sku: string, quantity: number][]): Promise<void> {
  await expect.poll(() => readCartState(page)).toEqual(lines)
}

/** Collects the keys of all add requests, including retries. */
export function recordAddKeys(context: BrowserContext): string[] {
  const keys: string[] = []
  context.on('request', request => {
    if (isAdd(request)) keys.push(new URLSearchParams(request.postData() ?? '').get('key')!)
  })
  return keys
}

function isAdd(request: Request): boolean {
  return request.method() === 'POST' && new URL(request.url()).pathname === '/cart/add'
}

/** Holds requests, such as those to `/cart/add`, until the returned function is called. */
export async function holdRequests(page: Page, url: string): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(url, async route => {
    await held
    await route.continue()
  })
  return release
}
