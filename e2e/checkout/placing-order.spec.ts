import { expectAccessible } from '../support/accessibility.ts'
import { holdRequests } from '../support/cart.ts'
import {
  announcement,
  buyButton,
  changesNotice,
  checkoutField,
  expect,
  fillInAndSave,
  fillInCheckout,
  liveChanges,
  orderPage,
  orderSummary,
  pot,
  tee,
  test,
  untilSaved,
} from '../support/checkout.fixture.ts'

test('shows changes before and after submitting', async ({ page, open, put, merchant, isMobile }) => {
  await put(tee)
  await put(pot)
  await open('/checkout')
  await fillInAndSave(page)
  await expect(announcement(page)).toBeEmpty()
  await merchant.change(tee, { price: 4800 })
  await merchant.change(pot, { available: 0 })
  // The second save waits for the first and must not report the same changes again.
  const release = await holdRequests(page, '**/checkout/save')
  for (const name of [/Express/, /Standard/, /Express/]) await page.getByRole('radio', { name }).check()
  let saves = 0
  page.on('requestfinished', request => {
    if (request.url().endsWith('/checkout/save')) saves++
  })
  release()
  await expect.poll(() => saves).toBe(2)
  const changes = [
    'Water Pot just sold out. It’s not in this order, but it stays in your cart.',
    'The price of Basic Crew Neck Tee changed from $44.00 to $48.00.',
  ]
  await expect(liveChanges(page).getByRole('listitem')).toHaveText(changes)
  await expect(announcement(page)).toHaveText(`${changes.join(' ')} Balance due: $60.00.`)
  await expect(buyButton(page)).toHaveAccessibleName('Place order · pay $60.00')
  await expect(orderSummary(page)).toContainText('Water Pot')

  await merchant.change(tee, { price: 5000 })
  await buyButton(page).click()
  await expect(page).toHaveURL('/checkout?notice=changed')
  await expect(changesNotice(page)).toBeFocused()
  await expect(changesNotice(page)).toContainText('changed from $48.00 to $50.00.')
  await expect(changesNotice(page)).toContainText('You haven’t been charged.')
  await expect(checkoutField(page, 'Full name')).toHaveValue('Ada Lovelace')
  await expect(page.getByRole('radio', { name: /Bank transfer/ })).toBeChecked()
  await expectAccessible(page, isMobile)
  await expect(buyButton(page)).toHaveAccessibleName('Place order · pay $62.00')
  await buyButton(page).click()
  await expect(page).toHaveURL(orderPage)
})

test('leads to the cart when everything sold out', async ({ page, open, put, merchant, isMobile }) => {
  await put(pot)
  await open('/checkout')
  await fillInAndSave(page)
  await merchant.change(pot, { available: 0 })
  await buyButton(page).click()
  await expect(changesNotice(page)).toContainText('Water Pot just sold out.')
  await expectAccessible(page, isMobile)
  await page.getByRole('link', { name: 'Go to cart' }).click()
  await expect(page.getByRole('main')).toContainText('Water Pot')
})

test('places one order after a double click, the back button and a reload', async ({
  page,
  open,
  put,
  db,
}) => {
  const count = async () => (await db.selectFrom('customer_order').select('id').execute()).length
  await put(pot)
  await open('/checkout')
  await fillInCheckout(page)
  const before = await count()
  await buyButton(page).dblclick()
  await expect(page).toHaveURL(orderPage)
  const first = page.url()
  await page.goBack()
  await expect(page.getByRole('main')).toContainText('You placed order')
  await page.reload()
  await page.getByRole('link', { name: 'View your order' }).click()
  await expect(page).toHaveURL(first)
  expect(await count()).toBe(before + 1)
})

test('disables the button while the order is placed', async ({ page, open, put }) => {
  await put(pot)
  await open('/checkout')
  await fillInCheckout(page)
  // Counts submits that pass the page's own handler, without leaving the page.
  await page.evaluate(() => {
    const counts = document.documentElement.dataset
    addEventListener('submit', event => {
      if (!event.defaultPrevented) counts.sent = String(Number(counts.sent ?? 0) + 1)
      event.preventDefault()
    })
  })
  await expect(buyButton(page)).toBeEnabled()
  await buyButton(page).press('Enter')
  const placing = page.getByRole('button', { name: 'Placing your order…' })
  await expect(placing).toBeDisabled()
  await expect(placing).toBeFocused()
  await placing.press('Enter')
  await placing.click({ force: true })
  await expect(page.locator('html')).toHaveAttribute('data-sent', '1')
})

test('keeps input while offline and saves it later', async ({
  page,
  open,
  put,
  context,
  complaints,
  shop,
}) => {
  await put(pot)
  await open('/checkout')
  complaints.refused.add(`${shop.url}/checkout/save`)
  complaints.expected.push(/ERR_INTERNET_DISCONNECTED/)
  await context.setOffline(true)
  await checkoutField(page, 'Full name').fill('Ada')
  await expect(page.getByRole('main').getByRole('status')).toContainText('We’re having trouble connecting')
  await context.setOffline(false)
  await untilSaved(page, () => checkoutField(page, 'City').fill('Paris'))
  await expect(page.getByRole('main').getByRole('status')).toBeEmpty()
  await page.reload()
  await expect(checkoutField(page, 'Full name')).toHaveValue('Ada')
})
