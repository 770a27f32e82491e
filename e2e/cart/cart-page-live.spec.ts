import type { Page } from '@playwright/test'
import {
  cartDecreaseButton,
  cartIncreaseButton,
  cartLine,
  cartLineButton,
  cartQuantityInput,
  cartSubtotal,
  cartSummary,
  cartUndoButton,
  demoBag,
  demoPot,
  demoTee,
  expect,
  savedRegion,
  test,
  unavailableRegion,
  untilAlive,
} from '../support/cart-page.fixture.ts'

/** The announcements for screen readers. */
const announcement = (page: Page) => page.getByRole('main').locator('[aria-live]').first()

/** Holds requests until the returned function is called. */
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

test('shows changes at once, without waiting for the shop or scrolling', async ({ page, open, put }) => {
  for (const sold of [demoPot, demoBag, demoTee]) await put(sold)
  await open('/cart')
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''))
  const release = await holdForms(page)
  await cartIncreaseButton(page, demoPot).scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  await cartIncreaseButton(page, demoPot).click()
  await cartIncreaseButton(page, demoPot).click()
  await expect(cartQuantityInput(page, demoPot)).toHaveValue('3')
  await expect(cartSubtotal(page)).toHaveText('$404.00')
  await expect(cartIncreaseButton(page, demoPot)).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(before)
  release()
  await page.unrouteAll({ behavior: 'wait' })
  await expect
    .poll(async () => (await (await page.request.get('/cart/state')).json()).lines[2].quantity)
    .toBe(3)
  await expect(page.locator('html')).toHaveAttribute('data-same-page')
  await expect(page).toHaveURL('/cart')
})

test('announces changes and keeps the focus in a restored line', async ({ page, open, put }) => {
  await put(demoTee, 9)
  await put(demoPot)
  await open('/cart')
  await cartIncreaseButton(page, demoTee).click()
  await expect(announcement(page)).toHaveText(
    'Basic Crew Neck Tee, Black, S: 10. Limit 10 per order. Subtotal $520.00.',
  )
  await expect(announcement(page)).toHaveAttribute('aria-live', 'polite')
  await cartLineButton(page, 'Remove', demoPot).click()
  await expect(announcement(page)).toHaveText('Subtotal $440.00.')
  await expect(cartUndoButton(page, demoPot)).toBeFocused()
  await cartUndoButton(page, demoPot).press('Enter')
  await expect(announcement(page)).toHaveText('Water Pot is back. Subtotal $520.00.')
  await expect(cartLine(page, demoPot).getByRole('link', { name: 'Water Pot' })).toBeFocused()
})

test('takes typed quantities and reduces them to limit and stock', async ({ page, open, put }) => {
  await put(demoTee)
  await put(demoBag)
  await open('/cart')
  await cartQuantityInput(page, demoTee).fill('4')
  await cartQuantityInput(page, demoTee).press('Enter')
  await expect(cartQuantityInput(page, demoTee)).toHaveValue('4')
  await expect(cartSubtotal(page)).toHaveText('$296.00')
  await cartQuantityInput(page, demoBag).fill('99')
  await cartQuantityInput(page, demoBag).blur()
  await expect(cartQuantityInput(page, demoBag)).toHaveValue('7')
  await expect(cartLine(page, demoBag)).toContainText('These are the last 7.')
  await cartQuantityInput(page, demoTee).fill('')
  await cartQuantityInput(page, demoTee).blur()
  await expect(cartQuantityInput(page, demoTee)).toHaveValue('4')
  await cartQuantityInput(page, demoTee).fill('1000')
  await cartQuantityInput(page, demoTee).press('Enter')
  await expect(cartLine(page, demoTee)).toContainText('Enter a whole number, such as 1 or 2.')
  await expect(cartQuantityInput(page, demoTee)).toHaveValue('4')
  await cartQuantityInput(page, demoTee).fill('0')
  await cartQuantityInput(page, demoTee).press('Enter')
  await expect(cartUndoButton(page, demoTee)).toBeFocused()
})

test('works by keyboard alone', async ({ page, open, put }) => {
  await put(demoPot, 2)
  await open('/cart')
  await cartLine(page, demoPot).getByRole('link', { name: 'Water Pot' }).focus()
  for (const next of [
    cartDecreaseButton(page, demoPot),
    cartQuantityInput(page, demoPot),
    cartIncreaseButton(page, demoPot),
  ]) {
    await page.keyboard.press('Tab')
    await expect(next).toBeFocused()
  }
  await page.keyboard.press('Space')
  await expect(cartQuantityInput(page, demoPot)).toHaveValue('3')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('ArrowUp')
  await expect(cartQuantityInput(page, demoPot)).toHaveValue('4')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(cartQuantityInput(page, demoPot)).toHaveValue('2')
  await expect(cartQuantityInput(page, demoPot)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(cartLineButton(page, 'Save for later', demoPot)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(cartUndoButton(page, demoPot)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(cartLine(page, demoPot).getByRole('link', { name: 'Water Pot' })).toBeFocused()
  for (let press = 0; press < 5; press++) await page.keyboard.press('Tab')
  await expect(cartLineButton(page, 'Remove', demoPot)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(cartUndoButton(page, demoPot)).toBeFocused()
  await expect(page.getByText('Your cart is empty.')).toBeVisible()
})

test('follows changes in another tab and keeps the focus', async ({ page, open, put, context, shop }) => {
  await put(demoPot, 2)
  await put(demoTee)
  await open('/cart')
  const other = await context.newPage()
  await other.goto(`${shop.url}/cart`)
  await untilAlive(other)
  await cartIncreaseButton(page, demoPot).click()
  await expect(cartQuantityInput(other, demoPot)).toHaveValue('3')
  await expect(cartSubtotal(other)).toHaveText('$284.00')
  await cartIncreaseButton(page, demoTee).focus()
  await cartLineButton(other, 'Remove', demoTee).click()
  await expect(cartUndoButton(page, demoTee)).toBeVisible()
  await page.bringToFront()
  await expect(cartUndoButton(page, demoTee)).toBeFocused()
  await expect(cartSubtotal(page)).toHaveText('$240.00')
  await cartLineButton(page, 'Save for later', demoPot).click()
  await expect(savedRegion(other)).toContainText('Water Pot')
  await other.close()
})

test('corrects a line when the shop has less in stock', async ({
  page,
  open,
  put,
  merchant,
  shop,
  complaints,
}) => {
  complaints.refused.add(`${shop.url}/cart/change`)
  await put(demoPot, 3)
  await put(demoTee)
  await open('/cart')
  await merchant.change(demoPot, { available: 2 })
  await cartIncreaseButton(page, demoPot).click()
  await expect(cartLine(page, demoPot)).toContainText('Only 2 left, and they’re all in your cart.')
  await expect(cartQuantityInput(page, demoPot)).toHaveValue('2')
  await expect(cartSubtotal(page)).toHaveText('$204.00')
  await expect(announcement(page)).toHaveText('Only 2 left, and they’re all in your cart.')
  await merchant.change(demoPot, { available: 0 })
  await cartDecreaseButton(page, demoPot).click()
  await expect(unavailableRegion(page)).toContainText('Water Pot is sold out.')
  await expect(unavailableRegion(page)).toContainText(
    'Sold out since you added it. You won’t be charged for it.',
  )
  await expect(cartSubtotal(page)).toHaveText('$44.00')
  await expect(cartLine(page, demoPot).getByRole('link', { name: 'Water Pot', exact: true })).toBeFocused()
})

test('changes the cart offline and sends the change later', async ({
  page,
  open,
  put,
  context,
  complaints,
  shop,
}) => {
  await put(demoPot)
  await open('/cart')
  complaints.expected.push(/ERR_INTERNET_DISCONNECTED/)
  await context.setOffline(true)
  await cartIncreaseButton(page, demoPot).click()
  await expect(cartQuantityInput(page, demoPot)).toHaveValue('2')
  await expect(cartSummary(page)).toContainText('You’re offline. We’ll save your changes')
  await context.setOffline(false)
  await expect(cartSummary(page)).not.toContainText('You’re offline')
  // The text changes as soon as the browser is online; the change is sent after that.
  const savedQuantity = async () => {
    const state = await page.request.get(`${shop.url}/cart/state`)
    return (await state.json()).lines[0].quantity
  }
  await expect.poll(savedQuantity).toBe(2)
})

test('takes the focus on load but not again on hydration', async ({ page, put, send }) => {
  await put(demoPot)
  await send('/cart/change', { sku: demoPot.sku, quantity: '0' })
  await page.goto(`/cart?result=removed&line=${demoPot.sku}`)
  await expect(cartUndoButton(page, demoPot)).toBeFocused()
  await page.getByRole('link', { name: 'Go to the shop' }).focus()
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('body > footer')!).some(key => key.startsWith('__react')),
  )
  await expect(page.getByRole('link', { name: 'Go to the shop' })).toBeFocused()
})
