import { searchBox } from '../support/listing.ts'
import { pageMain } from '../support/product.ts'
import { expect, test, waitForHydration } from '../support/shop.fixture.ts'
import { saveWishes, shareLinkField, wishItem, wishNames } from './wish-list.ts'

test('a copied link opens the list in another browser, to buy from it', async ({
  page,
  open,
  context,
  shop,
  browser,
  complaints,
}) => {
  await context.grantPermissions(['clipboard-write'])
  await saveWishes(context, shop.url, 'POT-WHT-01', 'PRD-CLY-M', 'PRD-CLY-XL')
  await open('/wish-list')
  await pageMain(page).getByRole('button', { name: 'Share' }).click()
  await expect(shareLinkField(page)).toHaveValue(/\/wishes\/[\w-]{22}$/)
  const address = await shareLinkField(page).inputValue()

  await pageMain(page).getByRole('button', { name: 'Copy link' }).click()
  await expect(pageMain(page).getByRole('button', { name: 'Copied' })).toBeVisible()
  // Pages may write to the clipboard but not read it.
  const field = searchBox(page)
  await field.press('ControlOrMeta+V')
  await expect(field).toHaveValue(await shareLinkField(page).inputValue())

  const friends = await browser.newContext({ baseURL: shop.url })
  const friend = await friends.newPage()
  const errors: string[] = []
  friend.on('console', message => message.type() === 'error' && errors.push(message.text()))
  await friend.goto(address)
  await waitForHydration(friend)
  await expect(friend.getByRole('heading', { level: 1 })).toHaveText('Wish list')
  await expect(wishNames(friend)).toHaveText(['Product', 'Water Pot'])
  await expect(wishItem(friend, 'Product')).toContainText('Clay, XL')
  await expect(wishItem(friend, 'Product')).toContainText('Sold out')
  await expect(pageMain(friend).getByRole('button', { name: /Remove|Rename|Delete|Share|Move/ })).toHaveCount(
    0,
  )
  await wishItem(friend, 'Water Pot').getByRole('button', { name: 'Add to Cart' }).click()
  await expect(friend.getByRole('dialog', { name: 'Added to your cart' })).toContainText('Water Pot')
  await friend.keyboard.press('Escape')
  await expect(friend.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true })).toBeVisible()
  expect(errors).toEqual([])

  // The screen shows it at once; for others the list is gone after the response.
  const unshared = page.waitForResponse(response => response.url().endsWith('/wish-list/unshare'))
  await pageMain(page).getByRole('button', { name: 'Stop sharing' }).click()
  await expect(shareLinkField(page)).toHaveCount(0)
  await unshared
  complaints.refused.add(address)
  expect((await friend.goto(address))?.status()).toBe(404)
  await friends.close()
})
