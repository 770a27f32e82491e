import { card } from '../support/listing.ts'
import { pageMain } from '../support/product.ts'
import { expect, test } from '../support/shop.fixture.ts'
import { heartButton, wishNames } from './wish-list.ts'

test.use({ javaScriptEnabled: false })

test('hearts and compare buttons lead back to themselves and show the result', async ({ page, open }) => {
  await open('/Shop?color=black&sort=name')
  const heart = await heartButton(page, 2)
  await heart.click()
  await expect(page).toHaveURL(/\/Shop\?color=black&sort=name#wish-\d+$/)
  await expect(heart.locator('svg')).toBeInViewport()
  await expect(heart.locator('svg')).toHaveCSS('--icon-fill', 'currentColor')
  await page.getByRole('banner').getByRole('link', { name: 'Wish list' }).click()
  await expect(wishNames(page)).toHaveCount(1)

  await open('/Shop?color=black&sort=name')
  const fourth = card(page, 3)
  await fourth.hover()
  await fourth.getByRole('button', { name: 'Compare' }).click()
  await expect(page).toHaveURL(/\/Shop\?color=black&sort=name#compare-/)
  await expect(fourth).toBeInViewport()
  await expect(page.getByText('Added to your comparison.')).toBeVisible()
  await open('/productDetails/water-pot')
  await expect(page.getByText('Added to your comparison.')).toBeHidden()
  await pageMain(page).getByRole('button', { name: 'Compare' }).first().click()
  await expect(page).toHaveURL('/productDetails/water-pot#compare-water-pot')
  await page.getByRole('link', { name: 'View comparison' }).click()
  await expect(pageMain(page).getByRole('columnheader').getByRole('link')).toHaveCount(2)
})
