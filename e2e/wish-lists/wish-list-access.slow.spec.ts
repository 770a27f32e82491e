import type { BrowserContext } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { pageMain } from '../support/product.ts'
import { expect, test } from '../support/shop.fixture.ts'
import { heartButton, listPopup, listTabs, saveWishes, shareLinkField, wishItem } from './wish-list.ts'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('a shared list and the place of a removed product are accessible', {
  tag: '@every-screen',
}, async ({ page, open, context, shop, isMobile }) => {
  await createLists(context, shop.url)
  await open('/wish-list')
  await listTabs(page).first().click()
  await expect(listTabs(page).first()).toHaveAttribute('aria-current', 'page')
  await pageMain(page).getByRole('button', { name: 'Share' }).click()
  await expect(shareLinkField(page)).toHaveValue(/wishes/)
  await wishItem(page, 'School Bag').getByRole('button', { name: 'Remove School Bag' }).click()
  await expect(pageMain(page).getByRole('button', { name: 'Undo' })).toBeFocused()
  await expectAccessible(page, isMobile)
  await open(await shareLinkField(page).inputValue())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wish list')
  await expectAccessible(page, isMobile)
})

test('the dialogs of a list are accessible', async ({ page, open, context, shop, isMobile }) => {
  await createLists(context, shop.url)
  await open('/wish-list')
  await listTabs(page).first().click()
  await expect(listTabs(page).first()).toHaveAttribute('aria-current', 'page')
  for (const [button, title] of [
    ['New list', 'New list'],
    ['Rename', 'Rename “Wish list”'],
    ['Delete', 'Delete “Wish list”?'],
    ['Move to another list', 'Move Water Pot to'],
  ] as const) {
    await pageMain(page).getByRole('button', { name: button }).last().click()
    await expect(listPopup(page, title)).toBeVisible()
    await expectAccessible(page, isMobile, listPopup(page, title))
    await page.keyboard.press('Escape')
  }
})

test('the undo notice of a heart is accessible', async ({ page, open, isMobile }) => {
  await open('/Shop')
  const unsaved = await heartButton(page, 1)
  await expect(unsaved).toHaveAttribute('aria-pressed', 'false')
  await unsaved.click()
  await unsaved.click()
  const notice = page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Undo' }) })
  await expect(notice).toBeVisible()
  await expectAccessible(page, isMobile, notice)
})

/** Two lists, the second with a long name. */
async function createLists(context: BrowserContext, url: string): Promise<void> {
  const name = 'A very long name for a list of presents for everybody there'
  await saveWishes(context, url, 'POT-WHT-01', 'PRD-CLY-XL', 'TEE-BLK-01-S', 'BAG-SCH-01')
  await context.request.post(`${url}/wish-list/create`, { form: { name }, headers: { origin: url } })
}
