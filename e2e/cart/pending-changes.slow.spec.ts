import type { Page } from '@playwright/test'
import {
  addToCartButton,
  cartPanel,
  cartPanelItems,
  dialogNamed,
  expectCartCount,
  expectCartState,
  hoveredCard,
  recordAddKeys,
} from '../support/cart.ts'
import { expect, test, waitForHydration } from '../support/shop.fixture.ts'

const pot = '/productDetails/water-pot'
const carafe = '/productDetails/glass-carafe'
const offline = 'You’re offline. We’ll add this when you’re back online.'

/** Adds the page's product and closes the panel. */
async function add(page: Page) {
  await addToCartButton(page).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test("makes one visitor of a newcomer's two quick clicks", async ({ page, open, context }) => {
  await open('/Shop?q=bag')
  const keys = recordAddKeys(context)
  const button = (await hoveredCard(page, 'Office Bag')).getByRole('button', { name: 'Add to Cart' })
  await button.evaluate((element: HTMLButtonElement) => {
    element.click()
    element.click()
  })
  await expectCartCount(page, 2)
  await expect(cartPanelItems(page)).toHaveCount(1)
  await expect(cartPanelItems(page)).toContainText('Quantity: 2')
  await expect(cartPanel(page)).toContainText('Subtotal (2 items)')
  await expectCartState(page, [['BAG-OFF-01', 2]])
  expect(new Set(keys).size).toBe(2)
})

test("makes one visitor of a newcomer's two tabs", async ({ page, open, context }) => {
  const other = await context.newPage()
  await other.goto(carafe)
  await waitForHydration(other)
  await open(pot)
  await Promise.all(
    [page, other].map(one => addToCartButton(one).evaluate((button: HTMLButtonElement) => button.click())),
  )
  for (const one of [page, other]) {
    await expectCartCount(one, 2)
    await expect(cartPanel(one)).toContainText('Subtotal')
  }
  await expectCartState(page, [
    ['CRF-GLS-01', 1],
    ['POT-WHT-01', 1],
  ])
})

test('keeps an offline change through a reload and sends it once', async ({
  page,
  open,
  context,
  complaints,
}) => {
  await open(pot)
  // Offline, the panel and the sender must be there already.
  await add(page)
  await expectCartState(page, [['POT-WHT-01', 1]])
  const keys = recordAddKeys(context)
  complaints.expected.push(/ERR_INTERNET_DISCONNECTED/, /ERR_CONNECTION_FAILED/)
  await context.setOffline(true)
  await addToCartButton(page).click()
  await expectCartCount(page, 2)
  const panel = dialogNamed(page, 'Saved on this device')
  await expect(panel).toContainText(offline)
  await expect(panel.getByRole('link', { name: 'View cart' })).toHaveCount(0)
  await panel.getByRole('button', { name: 'Keep shopping' }).click()
  await expect(panel).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: offline })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('status').filter({ hasText: 'Water Pot is in your cart.' })).toBeVisible()
  await expectCartCount(page, 2)
  await expectCartState(page, [['POT-WHT-01', 2]])

  await page.route('**/cart/add', route => route.abort('connectionfailed'))
  await add(page)
  await page.unroute('**/cart/add')
  await page.reload()
  await expectCartState(page, [['POT-WHT-01', 3]])
  await expectCartCount(page, 3)
  expect(new Set(keys).size, 'two changes, however often they were sent').toBe(2)
})

test('keeps a change when the page goes offline before its first add', async ({
  page,
  open,
  context,
  complaints,
}) => {
  await open(pot)
  complaints.expected.push(/ERR_INTERNET_DISCONNECTED/)
  await context.setOffline(true)
  await addToCartButton(page).evaluate((button: HTMLButtonElement) => button.click())
  await expectCartCount(page, 1)
  await expect(page.getByText(offline).first()).toBeVisible()
  await context.setOffline(false)
  await expectCartState(page, [['POT-WHT-01', 1]])
  await expectCartCount(page, 1)
})

test('does not apply a change twice when its response was lost', async ({
  page,
  open,
  context,
  complaints,
}) => {
  await open(pot)
  await add(page)
  await expectCartState(page, [['POT-WHT-01', 1]])
  const keys = recordAddKeys(context)
  complaints.expected.push(/ERR_CONNECTION_RESET/)
  let lost = 0
  await page.route('**/cart/add', async route => {
    const response = await route.fetch()
    expect(response.status()).toBe(200)
    if (lost++ > 0) await route.fulfill({ response })
    else await route.abort('connectionreset')
  })
  await addToCartButton(page).click()
  await expectCartCount(page, 2)
  await expect(cartPanelItems(page)).toContainText('Quantity: 1 (2 in your cart)')
  await expectCartCount(page, 2)
  await expectCartState(page, [['POT-WHT-01', 2]])
  await expect.poll(() => [keys.length, new Set(keys).size]).toEqual([2, 1])
})
