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
