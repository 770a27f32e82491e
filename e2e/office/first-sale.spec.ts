import type { Page } from '@playwright/test'
import { orderPageMessages } from '#messages/office/order-page.ts'
import { orderStepMessages } from '#messages/office/order-steps.ts'
import { setupMessages as texts } from '#messages/office/setup.ts'
import { todayMessages } from '#messages/office/today.ts'
import { fillInCheckout, orderPage } from '../support/checkout.fixture.ts'
import { follow, heading, leaveDemo, press, setUpShop, test } from '../support/new-shop.fixture.ts'
import { expect } from '../support/office.fixture.ts'

async function addProduct(page: Page) {
  await follow(page, texts.actions.product)
  await page.getByLabel('Name', { exact: true }).fill('Canvas tote')
  await page.getByLabel(/^Price/).fill('28')
  await page.keyboard.press('Control+s')
  await expect(heading(page, 'Canvas tote')).toBeVisible()
  await page.getByLabel(/^Stock of/).fill('5')
  await page.getByLabel('Publish now', { exact: true }).check()
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('status').filter({ hasText: 'Undo' })).toContainText('saved')
  await follow(page, 'Setup')
  await expect(page.getByText(texts.works.product('Canvas tote', '$28.00'))).toBeVisible()
}

test('opens an empty shop and sells the first product without a command line', async ({
  page,
  shop,
  context,
}) => {
  await leaveDemo(page, shop)
  await setUpShop(page)
  await addProduct(page)
  await expect(page.getByText(texts.allDone)).toBeVisible()

  const shopper = await context.newPage()
  const product = shopper.getByRole('link', { name: 'Canvas tote' }).first()
  // The catalog index follows within a second.
  await expect(async () => {
    await shopper.goto('/shop')
    await expect(product).toBeVisible({ timeout: 500 })
  }).toPass()
  await product.click()
  await shopper.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(shopper.getByRole('link', { name: /Cart.*1/ }).first()).toBeVisible()
  await shopper.goto('/checkout')
  await fillInCheckout(shopper)
  await shopper.getByRole('button', { name: /^Place order/ }).click()
  await expect(shopper).toHaveURL(orderPage)

  await follow(page, 'Today')
  await page.getByRole('link', { name: /Ada Lovelace/ }).click()
  await press(page, 'Mark $28.00 as paid')
  await expect(page.getByRole('button', { name: /^Pack/ })).toBeVisible()
  await follow(page, 'Today')
  // The order's own page, which stays until this one has loaded, has a button that packs items.
  await page.getByRole('button', { name: todayMessages.packNumber('T-') }).click()
  await expect(page.getByText(todayMessages.nothingToPack)).toBeVisible()
  await page.getByRole('link', { name: /Ada Lovelace/ }).click()
  await follow(page, orderPageMessages.ship)
  await page.getByLabel(orderStepMessages.ship.carrier).fill('UPS')
  await page.getByLabel(orderStepMessages.ship.tracking).fill('1Z999')
  await page.getByRole('button', { name: orderStepMessages.ship.button }).click()
  await expect(page.getByText(orderStepMessages.ship.shipped)).toBeVisible()
})
