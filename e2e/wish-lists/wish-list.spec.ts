import type { Locator, Page } from '@playwright/test'
import { colorRadio, pageMain, productRegion, productSection, sizeRadio } from '../support/product.ts'
import { expect, test } from '../support/shop.fixture.ts'
import {
  expectWishes,
  heartButton,
  listPopup,
  listTabs,
  saveWishes,
  shareLinkField,
  wishItem,
  wishLink,
  wishNames,
} from './wish-list.ts'

test('a heart fills, is counted, can be undone, and puts the product on the list', async ({ page, open }) => {
  await open('/Shop')
  const first = await heartButton(page, 0)
  await expect(first).toHaveAttribute('aria-pressed', 'false')
  for (const pressed of ['true', 'false']) {
    await first.click()
    await expect(first).toHaveAttribute('aria-pressed', pressed)
  }
  const notice = page.getByRole('status').filter({ hasText: 'removed from your wish list.' })
  await expect(notice).toBeVisible()
  await expect(wishLink(page)).toHaveAccessibleName('Wish list')
  await notice.getByRole('button', { name: 'Undo' }).click()
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  await expect(first).toBeFocused()
  await expect(notice).toHaveCount(0)
  await expectWishes(page, 1)
  await (await heartButton(page, 3)).click()
  await expectWishes(page, 2)
  await page.reload()
  await expect(await heartButton(page, 3)).toHaveAttribute('aria-pressed', 'true')
  await expect(await heartButton(page, 1)).toHaveAttribute('aria-pressed', 'false')
  await wishLink(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wish list')
  await expect(wishNames(page)).toHaveCount(2)
})

test('products are saved with their variant, moved to the cart with it, and saved from a related product', async ({
  page,
  open,
}) => {
  await open('/productDetails')
  await colorRadio(page, 'Cobalt').click()
  await sizeRadio(page, 'M').click()
  await expect(page).toHaveURL(/color=cobalt&size=m/)
  const button = productRegion(page).getByRole('button', { name: 'Add to Wish List' })
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await sizeRadio(page, 'Lg').click()
  await expect(button, 'another size is not saved').toHaveAttribute('aria-pressed', 'false')
  await sizeRadio(page, 'M').click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await wishLink(page).click()
  const product = wishItem(page, 'Product')
  await expect(product).toContainText('Cobalt, M')
  await product.getByRole('button', { name: 'Move to Cart' }).click()
  await expect(placeholder(page, 'Product moved to your cart.')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await expect(wishLink(page)).toHaveAccessibleName('Wish list')
  await pageMain(page).getByRole('button', { name: 'Keep on this list too' }).click()
  await expect(product).toContainText('Cobalt, M')
  await expectWishes(page, 1)
  await open('/productDetails/water-pot')
  const beside = productSection(page, 'Goes well with').getByRole('listitem').first()
  await beside.hover()
  await beside.getByRole('button', { name: 'Add to Wish List' }).click()
  await expectWishes(page, 2)
})

test('a removed product keeps its place, and returns to it', { tag: '@every-screen' }, async ({
  page,
  open,
  context,
  shop,
}) => {
  await saveWishes(context, shop.url, 'POT-WHT-01', 'BAG-SCH-01')
  await open('/wish-list')
  await expect(wishNames(page)).toHaveText(['School Bag', 'Water Pot'])
  await wishItem(page, 'School Bag').getByRole('button', { name: 'Remove School Bag' }).click()
  await expect(wishNames(page)).toHaveText(['Water Pot'])
  const undo = pageMain(page).getByRole('button', { name: 'Undo' })
  await expect(undo).toBeFocused()
  await expect(undo).toHaveAccessibleDescription('School Bag removed from this list.')
  await undo.press('Enter')
  await expect(wishNames(page)).toHaveText(['School Bag', 'Water Pot'])
  await expect(wishItem(page, 'School Bag').getByRole('button').first()).toBeFocused()
  await page.reload()
  await expect(wishNames(page)).toHaveText(['School Bag', 'Water Pot'])
})

test('lists have names, and wishes move between them', async ({ page, open, context, shop, complaints }) => {
  await saveWishes(context, shop.url, 'POT-WHT-01', 'BAG-SCH-01')
  await open('/wish-list')
  await pageMain(page).getByRole('button', { name: 'New list' }).click()
  const name = listPopup(page, 'New list').getByRole('textbox', { name: 'Name' })
  await expect(name).toBeFocused()
  await name.fill('Birthday')
  await name.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Birthday')
  await expect(pageMain(page).getByText('New items will be saved here.')).toBeVisible()
  await expect(listTabs(page)).toHaveText(['Wish list 2', 'Birthday 0'])
  await listTabs(page).first().click()
  await wishItem(page, 'Water Pot').getByRole('button', { name: 'Move to another list' }).click()
  await listPopup(page, 'Move Water Pot to').getByRole('button', { name: 'Birthday' }).click()
  await expect(placeholder(page, 'Water Pot moved to “Birthday”.')).toBeVisible()
  await expect(listTabs(page)).toHaveText(['Wish list 1', 'Birthday 1'])
  await listTabs(page).nth(1).click()
  await expect(wishNames(page)).toHaveText(['Water Pot'])

  complaints.refused.add(`${shop.url}/wish-list/rename`)
  await pageMain(page).getByRole('button', { name: 'Rename' }).click()
  await listPopup(page, 'Rename “Birthday”').getByRole('textbox', { name: 'Name' }).fill('wish LIST')
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('alert').filter({ hasText: 'You already have a list with this name.' }),
  ).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Birthday')

  await pageMain(page).getByRole('button', { name: 'Delete' }).click()
  await expect(listPopup(page, 'Delete “Birthday”?')).toContainText('The item on it will also be removed.')
  await page.keyboard.press('Escape')
  await pageMain(page).getByRole('button', { name: 'Delete' }).click()
  await listPopup(page, 'Delete “Birthday”?').getByRole('button', { name: 'Delete list' }).click()
  await expect(pageMain(page).getByText('List deleted.')).toBeVisible()
  await expect(wishNames(page)).toHaveText(['School Bag'])
  await expectWishes(page, 1)
})

test('the keyboard alone is enough to save, move and share', async ({ page, open, context, shop }) => {
  await saveWishes(context, shop.url, 'BAG-SCH-01')
  await open('/productDetails/water-pot')
  const button = productRegion(page).getByRole('button', { name: 'Add to Wish List' })
  await button.focus()
  await page.keyboard.press('Space')
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect(button).toBeFocused()
  await wishLink(page).focus()
  await page.keyboard.press('Enter')
  await expect(wishNames(page)).toHaveText(['Water Pot', 'School Bag'])
  await pageMain(page).getByRole('button', { name: 'New list' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Kitchen')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kitchen')
  await listTabs(page).first().focus()
  await page.keyboard.press('Enter')
  await wishItem(page, 'Water Pot').getByRole('button', { name: 'Move to another list' }).focus()
  await page.keyboard.press('Enter')
  await listPopup(page, 'Move Water Pot to').getByRole('button', { name: 'Kitchen' }).focus()
  await page.keyboard.press('Enter')
  await expect(pageMain(page).getByRole('button', { name: 'Undo' })).toBeFocused()
  await pageMain(page).getByRole('button', { name: 'Share' }).focus()
  await page.keyboard.press('Enter')
  await expect(shareLinkField(page)).toBeFocused()
  await expect(shareLinkField(page)).toHaveValue(/\/wishes\/[\w-]{22}$/)
  await pageMain(page).getByRole('button', { name: 'Stop sharing' }).focus()
  await page.keyboard.press('Enter')
  await expect(shareLinkField(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

/** The place of a wish that just left the list. */
function placeholder(page: Page, text: string): Locator {
  return pageMain(page).getByRole('listitem').filter({ hasText: text })
}
