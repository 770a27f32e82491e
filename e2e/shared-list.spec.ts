import { searchBox } from './listing.ts'
import { main } from './product.ts'
import { expect, test, untilAlive } from './shop.fixture.ts'
import { link, saved, wish, wishNames } from './wish-list.ts'

test('a friend opens the link in their own browser, sees the list, and buys', async ({
  page,
  open,
  context,
  shop,
  browser,
  complaints,
}) => {
  await saved(context, shop.url, 'POT-WHT-01', 'PRD-CLY-M', 'PRD-CLY-XL')
  await open('/wishList')
  await main(page).getByRole('button', { name: 'Share' }).click()
  await expect(link(page)).toHaveValue(/\/wishes\/[\w-]{22}$/)
  const address = await link(page).inputValue()

  const friends = await browser.newContext({ baseURL: shop.url })
  const friend = await friends.newPage()
  const heard: string[] = []
  friend.on('console', message => message.type() === 'error' && heard.push(message.text()))
  await friend.goto(address)
  await untilAlive(friend)
  await expect(friend.getByRole('heading', { level: 1 })).toHaveText('Wish list')
  await expect(wishNames(friend)).toHaveText(['Product', 'Water Pot'])
  await expect(wish(friend, 'Product')).toContainText('Clay, XL')
  await expect(wish(friend, 'Product')).toContainText('Sold out')
  await expect(main(friend).getByRole('button', { name: /Remove|Rename|Delete|Share|Move/ })).toHaveCount(0)
  await wish(friend, 'Water Pot').getByRole('button', { name: 'Add to Cart' }).click()
  await expect(friend.getByRole('dialog', { name: 'In your cart' })).toContainText('Water Pot')
  await friend.keyboard.press('Escape')
  await expect(friend.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true })).toBeVisible()
  expect(heard).toEqual([])

  // The screen shows it at once; for others the list is gone when the shop has heard of it.
  const heardOf = page.waitForResponse(response => response.url().endsWith('/wishList/unshare'))
  await main(page).getByRole('button', { name: 'Stop sharing' }).click()
  await expect(link(page)).toHaveCount(0)
  await heardOf
  complaints.refused.add(address)
  expect((await friend.goto(address))?.status()).toBe(404)
  await friends.close()
})

test('the link is copied by one press', async ({ page, open, context, shop }) => {
  await context.grantPermissions(['clipboard-write'])
  await saved(context, shop.url, 'POT-WHT-01')
  await open('/wishList')
  await main(page).getByRole('button', { name: 'Share' }).click()
  await main(page).getByRole('button', { name: 'Copy link' }).click()
  await expect(main(page).getByRole('button', { name: 'Copied' })).toBeVisible()
  // The shop's pages may write to the clipboard, and not read it.
  const field = searchBox(page)
  await field.press('ControlOrMeta+V')
  await expect(field).toHaveValue(await link(page).inputValue())
})
