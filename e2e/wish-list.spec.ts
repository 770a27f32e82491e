import { names } from './listing.ts'
import { color, detail, main, row, size } from './product.ts'
import { expect, test } from './shop.fixture.ts'
import {
  expectWishes,
  heart,
  link,
  popup,
  saved,
  tabs,
  wish,
  wishLink,
  wishNames,
  withVariant,
} from './wish-list.ts'

test('a heart is full at once, is counted, and the product stands on the list', async ({ page, open }) => {
  await open('/Shop')
  const first = await heart(page, 0)
  await expect(first).toHaveAttribute('aria-pressed', 'false')
  await first.click()
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  await expectWishes(page, 1)
  await (await heart(page, 3)).click()
  await expectWishes(page, 2)
  await page.reload()
  await expect(await heart(page, 3)).toHaveAttribute('aria-pressed', 'true')
  await expect(await heart(page, 1)).toHaveAttribute('aria-pressed', 'false')
  await wishLink(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wish list')
  await expect(wishNames(page)).toHaveCount(2)
})

test('pressed again it is taken off, and Undo has it back with the focus', async ({ page, open }) => {
  await open('/Shop')
  const first = await heart(page, 0)
  for (const pressed of ['true', 'false']) {
    await first.click()
    await expect(first).toHaveAttribute('aria-pressed', pressed)
  }
  const notice = page.getByRole('status').filter({ hasText: 'is off your wish list.' })
  await expect(notice).toBeVisible()
  await expect(wishLink(page)).toHaveAccessibleName('Wish list')
  await notice.getByRole('button', { name: 'Undo' }).click()
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  await expect(first).toBeFocused()
  await expect(notice).toHaveCount(0)
  await expectWishes(page, 1)
})

test('a product is saved in the choice that is shown, and goes into the cart as it was chosen', async ({
  page,
  open,
}) => {
  await open('/productDetails')
  await color(page, 'Cobalt').click()
  await size(page).selectOption('M')
  await expect(page).toHaveURL(/color=cobalt&size=m/)
  const button = detail(page).getByRole('button', { name: 'Add to Wish List' })
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await size(page).selectOption('Lg')
  await expect(button, 'another size is not the one that was saved').toHaveAttribute('aria-pressed', 'false')
  await size(page).selectOption('M')
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await wishLink(page).click()
  const product = wish(page, 'Product')
  await expect(product).toContainText('Cobalt, M')
  await product.getByRole('button', { name: 'Move to Cart' }).click()
  await expect(main(page).getByText('Product is in your cart.')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await expect(wishLink(page)).toHaveAccessibleName('Wish list')
  await main(page).getByRole('button', { name: 'Keep it here, too' }).click()
  await expect(product).toContainText('Cobalt, M')
  await expectWishes(page, 1)
})

test('what was removed leaves its place, and comes back to it', async ({ page, open, context, shop }) => {
  await saved(context, shop.url, 'POT-WHT-01', 'BAG-SCH-01')
  await open('/wishList')
  await expect(wishNames(page)).toHaveText(['School Bag', 'Water Pot'])
  await wish(page, 'School Bag').getByRole('button', { name: 'Remove School Bag' }).click()
  await expect(wishNames(page)).toHaveText(['Water Pot'])
  const undo = main(page).getByRole('button', { name: 'Undo' })
  await expect(undo).toBeFocused()
  await expect(undo).toHaveAccessibleDescription('School Bag is off this list.')
  await undo.press('Enter')
  await expect(wishNames(page)).toHaveText(['School Bag', 'Water Pot'])
  await expect(wish(page, 'School Bag').getByRole('button').first()).toBeFocused()
  await page.reload()
  await expect(wishNames(page)).toHaveText(['School Bag', 'Water Pot'])
})

test('several lists have names, and wishes move between them', async ({
  page,
  open,
  context,
  shop,
  complaints,
}) => {
  await saved(context, shop.url, 'POT-WHT-01', 'BAG-SCH-01')
  await open('/wishList')
  await main(page).getByRole('button', { name: 'New list' }).click()
  const name = popup(page, 'New list').getByRole('textbox', { name: 'Name' })
  await expect(name).toBeFocused()
  await name.fill('Birthday')
  await name.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Birthday')
  await expect(main(page).getByText('Hearts go to it from now on.')).toBeVisible()
  await expect(tabs(page)).toHaveText(['Wish list 2', 'Birthday 0'])
  await tabs(page).first().click()
  await wish(page, 'Water Pot').getByRole('button', { name: 'Move to another list' }).click()
  await popup(page, 'Move Water Pot to').getByRole('button', { name: 'Birthday' }).click()
  await expect(main(page).getByText('Water Pot is on “Birthday” now.')).toBeVisible()
  await expect(tabs(page)).toHaveText(['Wish list 1', 'Birthday 1'])
  await tabs(page).nth(1).click()
  await expect(wishNames(page)).toHaveText(['Water Pot'])

  complaints.refused.add(`${shop.url}/wishList/rename`)
  await main(page).getByRole('button', { name: 'Rename' }).click()
  await popup(page, 'Rename “Birthday”').getByRole('textbox', { name: 'Name' }).fill('wish LIST')
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('alert').filter({ hasText: 'You have a list of this name already.' }),
  ).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Birthday')

  await main(page).getByRole('button', { name: 'Delete' }).click()
  await expect(popup(page, 'Delete “Birthday”?')).toContainText('The 1 product on it goes with it.')
  await page.keyboard.press('Escape')
  await main(page).getByRole('button', { name: 'Delete' }).click()
  await popup(page, 'Delete “Birthday”?').getByRole('button', { name: 'Delete list' }).click()
  await expect(main(page).getByText('The list is deleted.')).toBeVisible()
  await expect(wishNames(page)).toHaveText(['School Bag'])
  await expectWishes(page, 1)
})

test('a list says what costs less, is sold out, and is back', async ({
  page,
  open,
  context,
  shop,
  dataDir,
}) => {
  const sku = 'CRF-GLS-01'
  await saved(context, shop.url, sku)
  const carafe = wish(page, 'Glass Carafe')
  await withVariant(dataDir, sku, { price: 100 }, async () => {
    await open('/wishList')
    await expect(carafe).toContainText(/Price dropped: was \$\d+\.\d\d, now \$1\.00/)
  })
  await withVariant(dataDir, sku, { available: 0 }, async () => {
    await open('/wishList')
    await expect(carafe).toContainText('Sold out')
    await expect(carafe.getByRole('link', { name: 'Tell me when it is back' })).toBeVisible()
  })
  await open('/wishList')
  await expect(carafe).toContainText('Back in stock')
  await expect(carafe.getByRole('button', { name: 'Move to Cart' })).toBeVisible()
})

test('by keyboard alone a product is saved, moved, shared and taken off', { tag: '@desktop' }, async ({
  page,
  open,
  context,
  shop,
}) => {
  await saved(context, shop.url, 'BAG-SCH-01')
  await open('/productDetails/water-pot')
  const button = detail(page).getByRole('button', { name: 'Add to Wish List' })
  await button.focus()
  await page.keyboard.press('Space')
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect(button).toBeFocused()
  await wishLink(page).focus()
  await page.keyboard.press('Enter')
  await expect(wishNames(page)).toHaveText(['Water Pot', 'School Bag'])
  await main(page).getByRole('button', { name: 'New list' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Kitchen')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kitchen')
  await tabs(page).first().focus()
  await page.keyboard.press('Enter')
  await wish(page, 'Water Pot').getByRole('button', { name: 'Move to another list' }).focus()
  await page.keyboard.press('Enter')
  await popup(page, 'Move Water Pot to').getByRole('button', { name: 'Kitchen' }).focus()
  await page.keyboard.press('Enter')
  await expect(main(page).getByRole('button', { name: 'Undo' })).toBeFocused()
  await main(page).getByRole('button', { name: 'Share' }).focus()
  await page.keyboard.press('Enter')
  await expect(link(page)).toBeFocused()
  await expect(link(page)).toHaveValue(/\/wishes\/[\w-]{22}$/)
  await main(page).getByRole('button', { name: 'Stop sharing' }).focus()
  await page.keyboard.press('Enter')
  await expect(link(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('a card beside another product has a heart, too', async ({ page, open }) => {
  await open('/productDetails/water-pot')
  const beside = row(page, 'Goes well with').getByRole('listitem').first()
  await beside.hover()
  await beside.getByRole('button', { name: 'Add to Wish List' }).click()
  await expectWishes(page, 1)
  await open('/')
  await expect(names(page).first()).toBeVisible()
})
