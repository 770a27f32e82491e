import type { Locator, Page } from '@playwright/test'
import { bumpCatalogVersion } from '#commerce/catalog/products/catalog-version-store.server.ts'
import { blackTeeSku, officeBagSku, waterPotSku } from '#test/demo-skus.ts'
import { test as base, expect, waitForHydration } from './shop.fixture.ts'

export { expect, waitForHydration }

export const demoTee = {
  sku: blackTeeSku,
  title: 'Basic Crew Neck Tee',
  name: 'Basic Crew Neck Tee, Black, S',
}
export const demoPot = { sku: waterPotSku, title: 'Water Pot', name: 'Water Pot, White' }
export const demoBag = { sku: officeBagSku, title: 'Office Bag', name: 'Office Bag, Black' }
export const demoProduct = { sku: 'PRD-CLY-M', title: 'Product', name: 'Product, Clay, M' }
export type DemoItem = typeof demoTee

interface CartFixtures {
  /** Puts something into the cart of this journey's shopper, as a form elsewhere in the shop does. */
  put: (sold: DemoItem, quantity?: number) => Promise<void>
  /** Sends any form of the cart as this shopper. */
  send: (path: string, fields: Record<string, string>) => Promise<void>
  /** Changes by the merchant, reverted after the journey. */
  merchant: {
    change: (
      sold: DemoItem,
      row: { price?: number; compare_at_price?: number; available?: number },
    ) => Promise<void>
    /** Takes a product out of the shop. */
    withdraw: (sold: DemoItem) => Promise<void>
  }
}

export const test = base.extend<CartFixtures>({
  send: async ({ page, shop }, use) => {
    await use(async (path, form) => {
      const headers = { origin: shop.url, accept: 'application/json' }
      const response = await page.request.post(shop.url + path, { form, headers })
      expect(response.status(), await response.text()).toBe(200)
    })
  },

  put: async ({ send }, use) => {
    await use((sold, quantity = 1) => send('/cart/add', { sku: sold.sku, quantity: String(quantity) }))
  },

  merchant: async ({ db }, use) => {
    const variants = await db.selectFrom('variant').selectAll().execute()
    const products = await db.selectFrom('product').select(['id', 'published_at']).execute()
    const changed = new Set<string>()
    const productOf = (sku: string) => variants.find(variant => variant.sku === sku)!.product_id
    const change: CartFixtures['merchant']['change'] = ({ sku }, row) =>
      db.transaction().execute(async tx => {
        changed.add(sku)
        await tx.updateTable('variant').set(row).where('sku', '=', sku).execute()
        await bumpCatalogVersion(tx, [productOf(sku)])
      })
    const publish = (sku: string, published_at: string | null) =>
      db.transaction().execute(async tx => {
        changed.add(sku)
        await tx.updateTable('product').set({ published_at }).where('id', '=', productOf(sku)).execute()
        await bumpCatalogVersion(tx, [productOf(sku)])
      })
    await use({ change, withdraw: ({ sku }) => publish(sku, null) })
    for (const sku of changed) {
      const { price, compare_at_price, available, product_id } = variants.find(other => other.sku === sku)!
      await change({ sku, title: '', name: '' }, { price, compare_at_price: compare_at_price!, available })
      await publish(sku, products.find(({ id }) => id === product_id)!.published_at)
    }
  },
})

const main = (page: Page): Locator => page.getByRole('main')
const region = (page: Page, name: string): Locator => main(page).getByRole('region', { name, exact: true })
export const cartSummary = (page: Page): Locator => region(page, 'Summary')
export const cartRegion = (page: Page): Locator => region(page, 'In your cart')
export const unavailableRegion = (page: Page): Locator => region(page, 'Currently unavailable')
export const savedRegion = (page: Page): Locator => region(page, 'Saved for later')
/** The announcements for screen readers. */
export const cartAnnouncement = (page: Page): Locator => main(page).locator('[aria-live]').first()
/** A line in any part of the page. */
export const cartLine = (page: Page, { title }: DemoItem): Locator =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) })
export const cartQuantityInput = (page: Page, { name }: DemoItem): Locator =>
  main(page).getByRole('spinbutton', { name: `Quantity of ${name}`, exact: true })
export const cartDecreaseButton = (page: Page, { name }: DemoItem): Locator =>
  main(page).getByRole('button', { name: `Decrease quantity of ${name}`, exact: true })
export const cartIncreaseButton = (page: Page, { name }: DemoItem): Locator =>
  main(page).getByRole('button', { name: `Increase quantity of ${name}`, exact: true })
export const cartLineButton = (page: Page, label: string, { name }: DemoItem): Locator =>
  main(page).getByRole('button', { name: `${label}: ${name}`, exact: true })
export const cartUndoButton = (page: Page, sold: DemoItem): Locator => cartLineButton(page, 'Undo', sold)
export const cartSubtotal = (page: Page): Locator =>
  cartSummary(page)
    .locator('div', { has: page.getByText('Subtotal', { exact: true }) })
    .getByRole('definition')
