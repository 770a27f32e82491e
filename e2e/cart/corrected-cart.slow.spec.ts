import path from 'node:path'
import type { Page } from '@playwright/test'
import Database from 'better-sqlite3'
import {
  addToCartButton,
  cartLink,
  cartPanel,
  dialogNamed,
  expectCartCount,
  expectCartState,
  holdRequests,
} from '../support/cart.ts'
import { quantityField } from '../support/product.ts'
import { expect, test, waitForFrames, waitForHydration } from '../support/shop.fixture.ts'

const pot = '/productDetails/water-pot'
const carafe = '/productDetails/glass-carafe'

/** Adds the page's product and closes the panel. */
async function add(page: Page) {
  await addToCartButton(page).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('refuses an item that sold out meanwhile, with a back-in-stock link', async ({
  page,
  open,
  complaints,
  shop,
  dataDir,
}) => {
  complaints.refused.add(`${shop.url}/cart/add`)
  await open('/productDetails/gooseneck-kettle')
  sell(dataDir, 'KTL-BLK-01', 0)
  await addToCartButton(page).click()
  const refusal = dialogNamed(page, 'Not added')
  await expect(refusal).toContainText('This item is sold out.')
  await expectCartCount(page, 0)
  sell(dataDir, 'KTL-BLK-01', 2)
  await expect(refusal.getByRole('link', { name: 'Email me when it’s back' })).toHaveAttribute(
    'href',
    '/productDetails/gooseneck-kettle?color=black&status=out-of-stock',
  )
})

test('removes refused items, in the panel or in a notice after it was closed', async ({
  page,
  open,
  complaints,
  shop,
}) => {
  complaints.refused.add(`${shop.url}/cart/add`)
  await open(carafe)
  await quantityField(page).fill('3')
  await add(page)
  await expectCartState(page, [['CRF-GLS-01', 3]])
  let release = await holdRequests(page, '**/cart/add')
  await add(page)
  await expectCartCount(page, 6)
  release()
  const notice = page.getByRole('alert').filter({ hasText: 'Glass Carafe: All we have left' })
  await expect(notice).toBeVisible()
  await expectCartCount(page, 3)
  await notice.getByRole('button', { name: 'Close' }).click()
  await expect(notice).toHaveCount(0)
  await page.unrouteAll({ behavior: 'wait' })

  release = await holdRequests(page, '**/cart/add')
  await quantityField(page).fill('2')
  await addToCartButton(page).click()
  await expectCartCount(page, 5)
  release()
  const refusal = dialogNamed(page, 'Not added')
  await expect(refusal).toContainText('All we have left is already in your cart.')
  await expect(refusal).toContainText('Subtotal (3 items)')
  await expectCartCount(page, 3)
})

test('updates the count of a page restored from the back/forward cache, which can still send', async ({
  page,
  open,
  context,
  shop,
}) => {
  await open(pot)
  await addToCartButton(page).click()
  // A response that came later would read the cookie again.
  await expect(cartPanel(page)).toContainText('Subtotal (1 item)')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectCartCount(page, 1)
  // Headless Chromium has no back/forward cache, so its events are dispatched here.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
  await page.request.post('/cart/add', {
    form: { sku: 'BAG-OFF-01', quantity: '2' },
    headers: { origin: shop.url },
  })
  await expectCartCount(page, 1)
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expectCartCount(page, 3)
  await addToCartButton(page).click()
  await expect(cartPanel(page)).toContainText('Subtotal (4 items)')
  await expectCartCount(page, 4)
  const next = await context.newPage()
  await next.goto(pot)
  await waitForHydration(next)
  await addToCartButton(next).click()
  await expectCartCount(next, 5)
  await expectCartCount(page, 5)
})

test('shows the count on cached pages without a layout shift', async ({ page, open, context, shop }) => {
  await context.addCookies([{ name: 'cart', value: '137', url: shop.url }])
  await page.addInitScript(() => {
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        document.documentElement.dataset.shift = String(
          Number(document.documentElement.dataset.shift ?? 0) + entry.value,
        )
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const address of ['/', '/Shop', pot]) {
    await open(address)
    await expect(cartLink(page)).toHaveAccessibleName('Cart, 137 items')
    await expect(cartLink(page)).toHaveText('99+')
    await waitForFrames(page)
    expect(Number(await page.evaluate(() => document.documentElement.dataset.shift ?? 0))).toBeLessThan(0.01)
  }
})

/** Other shoppers leave this many. */
function sell(dataDir: string, sku: string, left: number): void {
  const db = new Database(path.join(dataDir, 'tote.sqlite'))
  db.prepare('update variant set available = ? where sku = ?').run(left, sku)
  db.close()
}
