import type { Page, Response } from '@playwright/test'
import { openBeforeChange } from '../support/open-before-change.ts'
import { expect, test, waitForHydration } from '../support/shop.fixture.ts'
import { heartButton, saveWishes, wishItem, wishLink, wishNames } from './wish-list.ts'

test('a product saved in one tab shows in the others', async ({ page, open, context }) => {
  await open('/Shop')
  const other = await context.newPage()
  await other.goto('/Shop')
  await waitForHydration(other)
  await expect(await heartButton(other, 0)).toHaveAttribute('aria-pressed', 'false')
  await (await heartButton(page, 0)).click()
  await expect(await heartButton(other, 0)).toHaveAttribute('aria-pressed', 'true')
  await expect(wishLink(other)).toHaveAccessibleName('Wish list, 1 item')
  await other.goto('/wish-list')
  await waitForHydration(other)
  await expect(wishNames(other)).toHaveCount(1)
  await (await heartButton(page, 0)).click()
  await expect(wishNames(other)).toHaveCount(0)
  await other.close()
})

test('a heart pressed offline fills in the next frame and is saved once online', async ({
  page,
  open,
  context,
  complaints,
}) => {
  await open('/Shop')
  const first = await heartButton(page, 0)
  await first.click()
  await expect(wishLink(page)).toHaveAccessibleName('Wish list, 1 item')
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === 'wishes')?.value)
    .toBe('1')
  complaints.expected.push(/ERR_INTERNET_DISCONNECTED/)
  await context.setOffline(true)
  const second = await heartButton(page, 1)
  expect(await second.evaluate(pressedInNextFrame)).toBe('true')
  await expect(wishLink(page)).toHaveAccessibleName('Wish list, 2 items')
  await expect(page.getByRole('status').filter({ hasText: 'You’re offline.' })).toBeVisible()
  await context.setOffline(false)
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === 'wishes')?.value)
    .toBe('2')
  await page.reload()
  await expect(await heartButton(page, 1)).toHaveAttribute('aria-pressed', 'true')
})

test('a refused change is reverted with a message', async ({ page, open, context, shop, complaints }) => {
  complaints.refused.add(`${shop.url}/wish-list/move-to-cart`)
  await saveWishes(context, shop.url, 'POT-WHT-01')
  await open('/wish-list')
  const other = await context.newPage()
  await other.goto('/wish-list')
  await waitForHydration(other)
  // The page misses a change that was made without its scripts.
  await context.request.post('/wish-list/remove', {
    form: { product: (await other.locator('input[name="product"]').first().getAttribute('value'))! },
    headers: { origin: shop.url },
  })
  await wishItem(page, 'Water Pot').getByRole('button', { name: 'Move to Cart' }).click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'This product is no longer on your list.' }),
  ).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true })).toBeVisible()
  await other.close()
})

test('a restored product stays in place while the list is loading', async ({ page, open, context, shop }) => {
  await saveWishes(context, shop.url, 'POT-WHT-01', 'BAG-SCH-01')
  await open('/wish-list')
  const loading = Promise.withResolvers<void>()
  const undone = Promise.withResolvers<void>()
  const seen = Promise.withResolvers<void>()
  await page.route('**/wish-list.data*', async route => {
    const response = await route.fetch()
    loading.resolve()
    await undone.promise
    await route.fulfill({ response })
  })
  await page.route('**/wish-list/restore', async route => {
    await seen.promise
    await route.continue()
  })
  // A slow phone renders loaded data with a delay.
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 8 })
  await wishItem(page, 'School Bag').getByRole('button', { name: 'Remove School Bag' }).click()
  // The server has removed it, and the list without it is loading.
  await loading.promise
  await page.getByRole('main').getByRole('button', { name: 'Undo' }).press('Enter')
  const remove = wishItem(page, 'School Bag').getByRole('button', { name: 'Remove School Bag' })
  await expect(remove).toBeFocused()
  const lists = await page.evaluateHandle(() => {
    const main = document.querySelector('main')!
    const seen: string[] = []
    new MutationObserver(() => seen.push(main.innerText)).observe(main, { childList: true, subtree: true })
    return seen
  })
  const loadedWithout = listLoaded(page)
  undone.resolve()
  await loadedWithout
  seen.resolve()
  await listLoaded(page)
  await expect(wishNames(page)).toHaveText(['School Bag', 'Water Pot'])
  await expect(remove).toBeFocused()
  const without = (await lists.jsonValue()).filter(text => !text.includes('School Bag'))
  expect(without, 'it never disappeared').toEqual([])
})

test('a list that the shop read before a change shows the change', async ({ page, open, context, shop }) => {
  await saveWishes(context, shop.url, 'POT-WHT-01', 'BAG-SCH-01')
  await open('/wish-list')
  const removed = listLoaded(page)
  await wishItem(page, 'School Bag').getByRole('button', { name: 'Remove School Bag' }).click()
  await removed
  const late = await openBeforeChange(context, '/wish-list', async () => {
    const restored = listLoaded(page)
    await page.getByRole('main').getByRole('button', { name: 'Undo' }).click()
    await restored
  })
  await expect(wishNames(late)).toHaveText(['School Bag', 'Water Pot'])
  await expect(wishLink(late)).toHaveAccessibleName('Wish list, 2 items')
  await late.close()
})

test('a response received by another tab is shown', async ({ page, open, context, shop, complaints }) => {
  complaints.refused.add(`${shop.url}/wish-list/remove`)
  await saveWishes(context, shop.url, 'POT-WHT-01')
  const other = await context.newPage()
  await other.goto('/wish-list')
  await waitForHydration(other)
  // This tab loads its sender only after the other one has sent.
  const sent = other.waitForResponse('**/wish-list/remove')
  await page.route('**/assets/page-sender-*.js', async route => {
    await (await sent).finished()
    await route.continue()
  })
  await open('/wish-list')
  const product = await page.locator('input[name="product"]').first().getAttribute('value')
  await context.request.post('/wish-list/remove', {
    form: { product: product! },
    headers: { origin: shop.url },
  })
  await wishItem(page, 'Water Pot').getByRole('button', { name: 'Remove Water Pot' }).click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'This product is no longer on your list.' }),
  ).toBeVisible()
  await other.close()
})

function pressedInNextFrame(button: Element): Promise<string | null> {
  return new Promise(resolve => {
    ;(button as HTMLElement).click()
    requestAnimationFrame(() => resolve(button.getAttribute('aria-pressed')))
  })
}

/** The next response with a list. A load that succeeded may end as canceled: the page stops reading after the data. */
function listLoaded(page: Page): Promise<Response> {
  return page.waitForResponse(/wish-list\.data/)
}
