import { detail, main } from './product.ts'
import { expect, test } from './shop.fixture.ts'
import { heart, link, popup, saved, tabs, wish, wishNames } from './wish-list.ts'

test.use({ javaScriptEnabled: false })

test('a heart leads back to where it was pressed, and is full there', async ({ page, open }) => {
  await open('/Shop?color=black')
  const address = page.url()
  const pressed = await heart(page, 2)
  await pressed.click()
  await expect(page).toHaveURL(/\/Shop\?color=black#wish-\d+$/)
  expect(page.url()).toContain(address)
  await expect(pressed.locator('svg')).toBeInViewport()
  await expect(pressed.locator('svg')).toHaveCSS('--icon-fill', 'currentColor')
  await page.getByRole('banner').getByRole('link', { name: 'Wish list' }).click()
  await expect(wishNames(page)).toHaveCount(1)
})

test('a product is saved in the choice that is shown', async ({ page, open }) => {
  await open('/productDetails?color=cobalt&size=m&status=in-stock')
  await detail(page).getByRole('button', { name: 'Add to Wish List' }).click()
  await expect(page).toHaveURL(/color=cobalt&size=m&status=in-stock#wish-\d+$/)
  await page.getByRole('banner').getByRole('link', { name: 'Wish list' }).click()
  await expect(wish(page, 'Product')).toContainText('Cobalt, M')
})

test('all that can be done with lists is done by forms', async ({
  page,
  open,
  context,
  shop,
  complaints,
}) => {
  await saved(context, shop.url, 'POT-WHT-01', 'BAG-SCH-01')
  await open('/wishList')
  const said = main(page).getByRole('status').filter({ hasText: /\w/ })
  await wish(page, 'Water Pot').getByRole('button', { name: 'Remove Water Pot' }).click()
  await expect(said).toContainText('Water Pot is off your list.')
  await said.getByRole('button', { name: 'Undo' }).click()
  await expect(said).toContainText('Water Pot is back on your list.')
  await main(page).getByRole('button', { name: 'New list' }).click()
  await popup(page, 'New list').getByRole('textbox', { name: 'Name' }).fill('Kitchen')
  await popup(page, 'New list').getByRole('button', { name: 'Make the list' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kitchen')
  await tabs(page).first().click()
  await wish(page, 'Water Pot').getByRole('button', { name: 'Move to another list' }).click()
  await popup(page, 'Move Water Pot to').getByRole('button', { name: 'Kitchen' }).click()
  await expect(said).toContainText('Water Pot is on your list “Kitchen” now.')
  await wish(page, 'School Bag').getByRole('button', { name: 'Move to Cart' }).click()
  await expect(said).toContainText('School Bag is in your cart, and off this list.')
  await said.getByRole('button', { name: 'Keep it here, too' }).click()
  await expect(wishNames(page)).toHaveText(['School Bag'])
  await main(page).getByRole('button', { name: 'Rename' }).click()
  await popup(page, 'Rename “Wish list”').getByRole('textbox', { name: 'Name' }).fill('For school')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('For school')
  await main(page).getByRole('button', { name: 'Share' }).click()
  const address = await link(page).inputValue()
  await expect(main(page).getByRole('button', { name: 'Copy link' })).toHaveCount(0)
  await main(page).getByRole('button', { name: 'Stop sharing' }).click()
  await expect(link(page)).toHaveCount(0)
  complaints.refused.add(address)
  expect((await page.goto(address))?.status()).toBe(404)
  await open('/wishList')
  await main(page).getByRole('button', { name: 'Delete' }).click()
  await popup(page, /^Delete “/)
    .getByRole('button', { name: 'Delete list' })
    .click()
  await expect(said).toContainText('The list is deleted.')
})
