import { expect, test, untilAlive } from './shop.fixture.ts'
import { heart, saved, wish, wishLink, wishNames } from './wish-list.ts'

test('a click is answered with the next picture of the screen, on a line that says nothing', async ({
  page,
  open,
}) => {
  await open('/Shop')
  const first = await heart(page, 0)
  await page.route('**/*', () => {})
  const pressed = await first.evaluate(
    button =>
      new Promise<string | null>(done => {
        ;(button as HTMLElement).click()
        requestAnimationFrame(() => done(button.getAttribute('aria-pressed')))
      }),
  )
  expect(pressed).toBe('true')
})

test('what is saved in one tab is saved in the others', async ({ page, open, context }) => {
  await open('/Shop')
  const other = await context.newPage()
  await other.goto('/Shop')
  await untilAlive(other)
  await expect(await heart(other, 0)).toHaveAttribute('aria-pressed', 'false')
  await (await heart(page, 0)).click()
  await expect(await heart(other, 0)).toHaveAttribute('aria-pressed', 'true')
  await expect(wishLink(other)).toHaveAccessibleName('Wish list, 1 item')
  await other.goto('/wishList')
  await untilAlive(other)
  await expect(wishNames(other)).toHaveCount(1)
  await (await heart(page, 0)).click()
  await expect(wishNames(other)).toHaveCount(0)
  await other.close()
})

test('without a line a heart is kept, and saved when the line is back', async ({
  page,
  open,
  context,
  complaints,
}) => {
  await open('/Shop')
  const first = await heart(page, 0)
  await first.click()
  await expect(wishLink(page)).toHaveAccessibleName('Wish list, 1 item')
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === 'wishes')?.value)
    .toBe('1')
  await context.setOffline(true)
  const second = await heart(page, 1)
  await second.click()
  await expect(second).toHaveAttribute('aria-pressed', 'true')
  await expect(wishLink(page)).toHaveAccessibleName('Wish list, 2 items')
  await expect(page.getByRole('status').filter({ hasText: 'You are offline.' })).toBeVisible()
  await context.setOffline(false)
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === 'wishes')?.value)
    .toBe('2')
  await page.reload()
  await expect(await heart(page, 1)).toHaveAttribute('aria-pressed', 'true')
  complaints.found = complaints.found.filter(words => !words.includes('ERR_INTERNET_DISCONNECTED'))
})

test('what the shop refuses is taken back on the screen, and said', async ({
  page,
  open,
  context,
  shop,
  complaints,
}) => {
  complaints.refused.add(`${shop.url}/wishList/moveToCart`)
  await saved(context, shop.url, 'POT-WHT-01')
  await open('/wishList')
  const other = await context.newPage()
  await other.goto('/wishList')
  await untilAlive(other)
  // The other tab knows nothing of what was done without its scripts.
  await context.request.post('/wishList/remove', {
    form: { product: (await other.locator('input[name="product"]').first().getAttribute('value'))! },
    headers: { origin: shop.url },
  })
  await wish(page, 'Water Pot').getByRole('button', { name: 'Move to Cart' }).click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'This is not on your list any more.' }),
  ).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true })).toBeVisible()
  await other.close()
})

test('what is put back stays where it is while the list is still on its way', async ({
  page,
  open,
  context,
  shop,
}) => {
  await saved(context, shop.url, 'POT-WHT-01', 'BAG-SCH-01')
  await open('/wishList')
  const asked = Promise.withResolvers<void>()
  const undone = Promise.withResolvers<void>()
  const seen = Promise.withResolvers<void>()
  await page.route('**/wishList.data*', async route => {
    const response = await route.fetch()
    asked.resolve()
    await undone.promise
    await route.fulfill({ response })
  })
  await page.route('**/wishList/restore', async route => {
    await seen.promise
    await route.continue()
  })
  // On a slow phone what was loaded is drawn a while after it came.
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 8 })
  await wish(page, 'School Bag').getByRole('button', { name: 'Remove School Bag' }).click()
  // The shop has removed it, and the list without it is being loaded.
  await asked.promise
  await page.getByRole('main').getByRole('button', { name: 'Undo' }).press('Enter')
  const remove = wish(page, 'School Bag').getByRole('button', { name: 'Remove School Bag' })
  await expect(remove).toBeFocused()
  const lists = await page.evaluateHandle(() => {
    const main = document.querySelector('main')!
    const seen: string[] = []
    new MutationObserver(() => seen.push(main.innerText)).observe(main, { childList: true, subtree: true })
    return seen
  })
  const drawn = page.waitForEvent('requestfinished', request => /wishList\.data/.test(request.url()))
  undone.resolve()
  await drawn
  seen.resolve()
  await page.waitForEvent('requestfinished', request => /wishList\.data/.test(request.url()))
  await expect(wishNames(page)).toHaveText(['School Bag', 'Water Pot'])
  await expect(remove).toBeFocused()
  const without = (await lists.jsonValue()).filter(text => !text.includes('School Bag'))
  expect(without, 'it was never gone in between').toEqual([])
})

test('what another window was sooner to send is said here, too', async ({
  page,
  open,
  context,
  shop,
  complaints,
}) => {
  complaints.refused.add(`${shop.url}/wishList/remove`)
  await saved(context, shop.url, 'POT-WHT-01')
  const other = await context.newPage()
  await other.goto('/wishList')
  await untilAlive(other)
  // What sends comes to this window only when the other one has sent.
  const sent = other.waitForResponse('**/wishList/remove')
  await page.route('**/assets/page-sending-*.js', async route => {
    await (await sent).finished()
    await route.continue()
  })
  await open('/wishList')
  const product = await page.locator('input[name="product"]').first().getAttribute('value')
  await context.request.post('/wishList/remove', {
    form: { product: product! },
    headers: { origin: shop.url },
  })
  await wish(page, 'Water Pot').getByRole('button', { name: 'Remove Water Pot' }).click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'This is not on your list any more.' }),
  ).toBeVisible()
  await other.close()
})
