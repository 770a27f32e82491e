import { expectGood } from './barriers.ts'
import { main } from './product.ts'
import { expect, test } from './shop.fixture.ts'
import { heart, link, popup, saved, tabs, wish } from './wish-list.ts'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('a list in all that can be seen of it has no barrier', async ({
  page,
  open,
  context,
  shop,
  isMobile,
}) => {
  const headers = { origin: shop.url }
  const name = 'A very long name for a list of presents for everybody there'
  await saved(context, shop.url, 'POT-WHT-01', 'PRD-CLY-XL', 'TEE-BLK-01-S', 'BAG-SCH-01')
  await context.request.post(`${shop.url}/wishList/create`, { form: { name }, headers })
  await open('/wishList')
  await tabs(page).first().click()
  await expect(tabs(page).first()).toHaveAttribute('aria-current', 'page')
  await main(page).getByRole('button', { name: 'Share' }).click()
  await expect(link(page)).toHaveValue(/wishes/)
  await wish(page, 'School Bag').getByRole('button', { name: 'Remove School Bag' }).click()
  await expect(main(page).getByRole('button', { name: 'Undo' })).toBeFocused()
  await expectGood(page, isMobile)
  const shared = await link(page).inputValue()
  await open(shared)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wish list')
  await expectGood(page, isMobile)
})

test('what opens above a list has no barrier', async ({ page, open, context, shop, isMobile }) => {
  await saved(context, shop.url, 'POT-WHT-01')
  await context.request.post(`${shop.url}/wishList/create`, {
    form: { name: 'Kitchen' },
    headers: { origin: shop.url },
  })
  await open('/wishList')
  await tabs(page).first().click()
  await expect(tabs(page).first()).toHaveAttribute('aria-current', 'page')
  for (const [button, title] of [
    ['New list', 'New list'],
    ['Rename', 'Rename “Wish list”'],
    ['Delete', 'Delete “Wish list”?'],
    ['Move to another list', 'Move Water Pot to'],
  ] as const) {
    await main(page).getByRole('button', { name: button }).click()
    await expect(popup(page, title)).toBeVisible()
    await expectGood(page, isMobile, popup(page, title))
    await page.keyboard.press('Escape')
  }
})

test('a heart that was taken off, with the way back, has no barrier', async ({ page, open, isMobile }) => {
  await open('/Shop')
  const first = await heart(page, 0)
  await first.click()
  await first.click()
  const notice = page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Undo' }) })
  await expect(notice).toBeVisible()
  await expectGood(page, isMobile, notice)
})
