import path from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import Database from 'better-sqlite3'
import { addButton, cardOf, cartLink, cartOf, expectCount, holdAdds, panel, sheet } from './cart.ts'
import { quantity } from './product.ts'
import { expect, test } from './shop.fixture.ts'

const pot = '/productDetails/water-pot'
const carafe = '/productDetails/glass-carafe'

/** Adds what the page shows and closes the panel again. */
async function add(page: Page) {
  await addButton(page).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('what is sold out meanwhile is refused, with a way to wait for it', async ({
  page,
  open,
  complaints,
  shop,
  dataDir,
}) => {
  complaints.refused.add(`${shop.url}/cart/add`)
  await open('/productDetails/gooseneck-kettle')
  sell(dataDir, 'KTL-BLK-01', 0)
  await addButton(page).click()
  const refusal = sheet(page, 'Not added')
  await expect(refusal).toContainText('This is sold out.')
  await expectCount(page, 0)
  sell(dataDir, 'KTL-BLK-01', 2)
  await expect(refusal.getByRole('link', { name: 'Tell me when it is back' })).toHaveAttribute(
    'href',
    '/productDetails/gooseneck-kettle?color=black&status=out-of-stock',
  )
})

test('a refusal that comes when the panel is closed is said all the same, and by its name', async ({
  page,
  open,
  complaints,
  shop,
}) => {
  complaints.refused.add(`${shop.url}/cart/add`)
  await open(carafe)
  await quantity(page).fill('3')
  await add(page)
  await expect.poll(() => cartOf(page)).toEqual([['CRF-GLS-01', 3]])
  const release = await holdAdds(page)
  await add(page)
  await expectCount(page, 6)
  release()
  const refusal = page.getByRole('alert').filter({ hasText: 'Glass Carafe: Your cart has all that are left' })
  await expect(refusal).toBeVisible()
  await expectCount(page, 3)
  await refusal.getByRole('button', { name: 'Close' }).click()
  await expect(refusal).toHaveCount(0)
})

test('a page that the back button brings back as it was counts anew, and sends', async ({
  page,
  open,
  context,
  shop,
}) => {
  await open(pot)
  await add(page)
  await expectCount(page, 1)
  // A browser without a window keeps no page: the shopper leaves it, adds something elsewhere and comes back.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
  await page.request.post('/cart/add', {
    form: { sku: 'BAG-OFF-01', quantity: '2' },
    headers: { origin: shop.url },
  })
  await expectCount(page, 1)
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expectCount(page, 3)
  await addButton(page).click()
  await expect(panel(page)).toContainText('Subtotal, 4 items')
  await expectCount(page, 4)
  const next = await context.newPage()
  await next.goto(pot, { waitUntil: 'networkidle' })
  await addButton(next).click()
  await expectCount(next, 5)
  await expectCount(page, 5)
})

test('the count moves nothing when it comes, and stands on every kept page', async ({
  page,
  open,
  context,
  shop,
}) => {
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
    expect(Number(await page.evaluate(() => document.documentElement.dataset.shift ?? 0))).toBeLessThan(0.01)
  }
})

test('the open panel and the open choice have no barrier', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const expectNoBarrier = async () => {
    const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(standards).analyze()
    expect.soft(violations.map(({ id, nodes }) => ({ id, at: nodes.map(node => node.html) }))).toEqual([])
  }
  await open('/Shop?q=striped')
  await (await cardOf(page, 'Striped Tee')).getByRole('button', { name: 'Add to Cart' }).click()
  const choice = sheet(page, 'Striped Tee')
  await expect(choice.getByRole('button', { name: 'Add to Cart' })).toBeVisible()
  await expectNoBarrier()
  await choice.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(panel(page)).toContainText('Subtotal')
  await expectNoBarrier()
})

/** What other shoppers leave of a variant. */
function sell(dataDir: string, sku: string, left: number): void {
  const db = new Database(path.join(dataDir, 'tote.sqlite'))
  db.prepare('update variant set available = ? where sku = ?').run(left, sku)
  db.close()
}
