import { expectAccessible } from '../support/accessibility.ts'
import { expectCartCount, expectCartState, holdRequests } from '../support/cart.ts'
import {
  cartAnnouncement,
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
  demoProduct,
  demoTee,
  expect,
  savedRegion,
  test,
  unavailableRegion,
  waitForHydration,
} from '../support/cart-page.fixture.ts'
import { openBeforeChange } from '../support/open-before-change.ts'

test('shows changes at once, without waiting for the shop or scrolling', async ({ page, open, put }) => {
  for (const sold of [demoPot, demoBag, demoTee]) await put(sold)
  await open('/cart')
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''))
  const release = await holdRequests(page, '**/cart/change')
  await cartIncreaseButton(page, demoPot).scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  await cartIncreaseButton(page, demoPot).click()
  await cartIncreaseButton(page, demoPot).click()
  await expect(cartQuantityInput(page, demoPot)).toHaveValue('3')
  await expect(cartSubtotal(page)).toHaveText('$404.00')
  await expect(cartIncreaseButton(page, demoPot)).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(before)
  release()
  await expectCartState(page, [
    [demoBag.sku, 1],
    [demoPot.sku, 3],
    [demoTee.sku, 1],
  ])
  await expect(page.locator('html')).toHaveAttribute('data-same-page')
  await expect(page).toHaveURL('/cart')
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
  await waitForHydration(other)
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

test('shows a change that the shop confirmed after it read the page', async ({
  page,
  open,
  put,
  context,
}) => {
  await put(demoPot)
  await open('/cart')
  const late = await openBeforeChange(context, '/cart', async () => {
    const changed = page.waitForEvent('requestfinished', request => request.url().endsWith('/cart/change'))
    await cartIncreaseButton(page, demoPot).click()
    await changed
    await page.waitForFunction(() => !Object.keys(localStorage).some(name => name.startsWith('waiting ')))
  })
  await expect(cartQuantityInput(late, demoPot)).toHaveValue('2')
  await expectCartCount(late, 2)
  await late.close()
})

test('shows changed prices and stock, and corrects a line that has less', {
  tag: '@every-screen',
}, async ({ page, open, put, merchant, isMobile, shop, complaints }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  complaints.refused.add(`${shop.url}/cart/change`)
  await put(demoPot, 3)
  await put(demoTee)
  await put(demoProduct)
  await put(demoBag, 6)
  await merchant.change(demoProduct, { price: 4500 })
  await merchant.change(demoBag, { available: 2 })
  await merchant.withdraw(demoTee)
  await open('/cart')
  await expect(cartSubtotal(page)).toHaveText('$525.00')
  await merchant.change(demoPot, { available: 2 })
  await cartIncreaseButton(page, demoPot).click()
  await expect(cartLine(page, demoPot)).toContainText('Only 2 left, and they’re all in your cart.')
  await expect(cartQuantityInput(page, demoPot)).toHaveValue('2')
  await expect(cartSubtotal(page)).toHaveText('$445.00')
  await expect(cartAnnouncement(page)).toHaveText('Only 2 left, and they’re all in your cart.')
  await merchant.change(demoPot, { available: 0, price: 9000 })
  await cartDecreaseButton(page, demoPot).click()
  await expect(unavailableRegion(page)).toContainText('Water Pot is sold out.')
  await expect(unavailableRegion(page)).toContainText(
    'Sold out since you added it. You won’t be charged for it.',
  )
  await expect(cartSubtotal(page)).toHaveText('$285.00')
  await expect(cartLine(page, demoPot).getByRole('link', { name: 'Water Pot', exact: true })).toBeFocused()
  await expectAccessible(page, isMobile)
})

test('changes the cart offline and sends the change later', async ({
  page,
  open,
  put,
  context,
  complaints,
}) => {
  await put(demoPot)
  await open('/cart')
  complaints.expected.push(/ERR_INTERNET_DISCONNECTED/)
  await context.setOffline(true)
  await cartIncreaseButton(page, demoPot).click()
  await expect(cartQuantityInput(page, demoPot)).toHaveValue('2')
  await expect(cartSummary(page)).toContainText('You’re offline. We’ll save your changes')
  await context.setOffline(false)
  await expectCartState(page, [[demoPot.sku, 2]])
  await expect(cartSummary(page)).not.toContainText('We’ll save your changes')
})
