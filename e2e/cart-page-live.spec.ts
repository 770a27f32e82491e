import type { Page } from '@playwright/test'
import {
  bag,
  button,
  expect,
  gone,
  inCart,
  less,
  line,
  more,
  pot,
  quantity,
  saved,
  subtotal,
  summary,
  tee,
  test,
  undo,
  untilAlive,
} from './cart-page.fixture.ts'

/** What those hear who hear the page. */
const heard = (page: Page) => page.getByRole('main').locator('[aria-live]').first()

/** Holds what the page sends until the journey lets it go on. */
async function holdForms(page: Page) {
  const held: (() => void)[] = []
  await page.route('**/cart/change', async route => {
    await new Promise<void>(release => held.push(release))
    await route.continue()
  })
  return () => {
    for (const release of held.splice(0)) release()
  }
}

test('a press is answered at once, without the shop and without moving the page', async ({
  page,
  open,
  put,
}) => {
  for (const sold of [pot, bag, tee]) await put(sold)
  await open('/cart')
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''))
  const release = await holdForms(page)
  await more(page, pot).scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  await more(page, pot).click()
  await more(page, pot).click()
  await expect(quantity(page, pot)).toHaveValue('3')
  await expect(subtotal(page)).toHaveText('$404.00')
  await expect(more(page, pot)).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(before)
  release()
  await page.unrouteAll({ behavior: 'wait' })
  await expect
    .poll(async () => (await (await page.request.get('/cart/state')).json()).lines[2].quantity)
    .toBe(3)
  await expect(page.locator('html')).toHaveAttribute('data-same-page')
  await expect(page).toHaveURL('/cart')
})

test('what changed is said politely to those who hear the page', async ({ page, open, put }) => {
  await put(tee, 9)
  await put(pot)
  await open('/cart')
  await more(page, tee).click()
  await expect(heard(page)).toHaveText(
    'Basic Crew Neck Tee, Black, S: 10. 10 is the most of one product in one order. Subtotal $520.00.',
  )
  await expect(heard(page)).toHaveAttribute('aria-live', 'polite')
  await button(page, 'Remove', pot).click()
  await expect(heard(page)).toHaveText('Subtotal $440.00.')
  await undo(page, pot).click()
  await expect(heard(page)).toHaveText('Water Pot is back. Subtotal $520.00.')
})

test('after a line is back the focus is in it, and goes on from there', async ({ page, open, put }) => {
  await put(pot)
  await put(tee)
  await open('/cart')
  await button(page, 'Remove', pot).click()
  await expect(undo(page, pot)).toBeFocused()
  await undo(page, pot).press('Enter')
  await expect(line(page, pot).getByRole('link', { name: 'Water Pot' })).toBeFocused()
})

test('a quantity is typed, and brought within what can be had', async ({ page, open, put }) => {
  await put(tee)
  await put(bag)
  await open('/cart')
  await quantity(page, tee).fill('4')
  await quantity(page, tee).press('Enter')
  await expect(quantity(page, tee)).toHaveValue('4')
  await expect(subtotal(page)).toHaveText('$296.00')
  await quantity(page, bag).fill('99')
  await quantity(page, bag).blur()
  await expect(quantity(page, bag)).toHaveValue('7')
  await expect(line(page, bag)).toContainText('These are the last 7.')
  await quantity(page, tee).fill('')
  await quantity(page, tee).blur()
  await expect(quantity(page, tee)).toHaveValue('4')
  await quantity(page, tee).fill('1000')
  await quantity(page, tee).press('Enter')
  await expect(line(page, tee)).toContainText('A quantity is a whole number, such as 1, 2 or 3.')
  await expect(quantity(page, tee)).toHaveValue('4')
  await quantity(page, tee).fill('0')
  await quantity(page, tee).press('Enter')
  await expect(undo(page, tee)).toBeFocused()
})

test('all of it works by keyboard alone', async ({ page, open, put }) => {
  await put(pot, 2)
  await open('/cart')
  await line(page, pot).getByRole('link', { name: 'Water Pot' }).focus()
  for (const next of [less(page, pot), quantity(page, pot), more(page, pot)]) {
    await page.keyboard.press('Tab')
    await expect(next).toBeFocused()
  }
  await page.keyboard.press('Space')
  await expect(quantity(page, pot)).toHaveValue('3')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('ArrowUp')
  await expect(quantity(page, pot)).toHaveValue('4')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(quantity(page, pot)).toHaveValue('2')
  await expect(quantity(page, pot)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(button(page, 'Save for later', pot)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(undo(page, pot)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(line(page, pot).getByRole('link', { name: 'Water Pot' })).toBeFocused()
  for (let press = 0; press < 5; press++) await page.keyboard.press('Tab')
  await expect(button(page, 'Remove', pot)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(undo(page, pot)).toBeFocused()
  await expect(page.getByText('Your cart is empty.')).toBeVisible()
})

test('another tab follows', async ({ page, open, put, context, shop }) => {
  await put(pot, 2)
  await put(tee)
  await open('/cart')
  const other = await context.newPage()
  await other.goto(`${shop.url}/cart`)
  await untilAlive(other)
  await more(page, pot).click()
  await expect(quantity(other, pot)).toHaveValue('3')
  await expect(subtotal(other)).toHaveText('$284.00')
  await button(other, 'Remove', tee).click()
  await expect(undo(page, tee)).toBeVisible()
  await expect(subtotal(page)).toHaveText('$240.00')
  await button(page, 'Save for later', pot).click()
  await expect(saved(other)).toContainText('Water Pot')
  await other.close()
})

test('what the shop has less of than the page believed is said beside the line', async ({
  page,
  open,
  put,
  merchant,
  shop,
  complaints,
}) => {
  complaints.refused.add(`${shop.url}/cart/change`)
  await put(pot, 3)
  await put(tee)
  await open('/cart')
  await merchant.change(pot, { available: 2 })
  await more(page, pot).click()
  await expect(line(page, pot)).toContainText('Only 2 left: your cart has all of them now.')
  await expect(quantity(page, pot)).toHaveValue('2')
  await expect(subtotal(page)).toHaveText('$204.00')
  await expect(heard(page)).toHaveText('Only 2 left: your cart has all of them now.')
  await merchant.change(pot, { available: 0 })
  await less(page, pot).click()
  await expect(gone(page)).toContainText('Water Pot is sold out.')
  await expect(gone(page)).toContainText('Sold out since you added it. It is not charged.')
  await expect(subtotal(page)).toHaveText('$44.00')
  await expect(line(page, pot).getByRole('link', { name: 'Water Pot', exact: true })).toBeFocused()
})

test('without a line the cart is changed all the same, and sent when the line is back', async ({
  page,
  open,
  put,
  context,
  complaints,
  shop,
}) => {
  await put(pot)
  await open('/cart')
  await context.setOffline(true)
  await more(page, pot).click()
  await expect(quantity(page, pot)).toHaveValue('2')
  await expect(summary(page)).toContainText('You are offline. We keep this')
  await context.setOffline(false)
  await expect(summary(page)).toContainText('Prices and stock are read anew')
  expect((await (await page.request.get(`${shop.url}/cart/state`)).json()).lines[0].quantity).toBe(2)
  // Chromium notes that there was no line.
  complaints.found = complaints.found.filter(note => !note.includes('ERR_INTERNET_DISCONNECTED'))
})

test('a page that says something takes the focus once, and not again when it comes alive', async ({
  page,
  put,
  send,
}) => {
  await put(pot)
  await send('/cart/change', { sku: pot.sku, quantity: '0' })
  await page.goto(`/cart?said=removed&line=${pot.sku}`)
  await expect(undo(page, pot)).toBeFocused()
  await page.getByRole('link', { name: 'Go to the shop' }).focus()
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('body > footer')!).some(key => key.startsWith('__react')),
  )
  await expect(page.getByRole('link', { name: 'Go to the shop' })).toBeFocused()
})

test('a line that another tab took out gives the focus to what undoes it', async ({
  page,
  open,
  put,
  context,
  shop,
}) => {
  await put(pot)
  await put(tee)
  await open('/cart')
  await more(page, pot).focus()
  const other = await context.newPage()
  await other.goto(`${shop.url}/cart`)
  await untilAlive(other)
  await button(other, 'Remove', pot).click()
  await expect(undo(page, pot)).toBeVisible()
  await page.bringToFront()
  await expect(undo(page, pot)).toBeFocused()
  await expect(inCart(page)).toContainText('Water Pot was removed.')
  await other.close()
})
