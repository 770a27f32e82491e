import { expectAccessible } from '../support/accessibility.ts'
import {
  cartAnnouncement,
  cartDecreaseButton,
  cartIncreaseButton,
  cartLine,
  cartLineButton,
  cartQuantityInput,
  cartRegion,
  cartSubtotal,
  cartUndoButton,
  demoBag,
  demoPot,
  demoProduct,
  demoTee,
  expect,
  savedRegion,
  test,
} from '../support/cart-page.fixture.ts'

test("explains why there can't be more: limit and stock", async ({ page, open, put }) => {
  await put(demoTee, 9)
  await put(demoBag, 6)
  await open('/cart')
  await cartIncreaseButton(page, demoTee).click()
  await expect(cartQuantityInput(page, demoTee)).toHaveValue('10')
  await expect(cartLine(page, demoTee)).toContainText('Limit 10 per order.')
  await expect(cartQuantityInput(page, demoTee)).toHaveAccessibleDescription(/Limit 10 per order/)
  await expect(cartIncreaseButton(page, demoTee)).toBeDisabled()
  await expect(cartAnnouncement(page)).toHaveText(
    'Basic Crew Neck Tee, Black, S: 10. Limit 10 per order. Subtotal $1,160.00.',
  )
  await expect(cartAnnouncement(page)).toHaveAttribute('aria-live', 'polite')
  await cartIncreaseButton(page, demoBag).click()
  await expect(cartQuantityInput(page, demoBag)).toHaveValue('7')
  await expect(cartLine(page, demoBag)).toContainText('These are the last 7.')
  // The button stays clickable and explains why it does nothing.
  await cartIncreaseButton(page, demoTee).click({ force: true })
  await expect(cartLine(page, demoTee)).toContainText(/Limit 10 per order\./)
  await expect(cartQuantityInput(page, demoTee)).toHaveValue('10')
  await cartDecreaseButton(page, demoTee).click()
  await expect(cartQuantityInput(page, demoTee)).toHaveValue('9')
  await expect(cartLine(page, demoTee)).not.toContainText('per order')
})

test('removes a line by the stepper and restores it in place, with announcements', async ({
  page,
  open,
  put,
}) => {
  await put(demoTee)
  await put(demoPot)
  await put(demoBag)
  await open('/cart')
  await cartDecreaseButton(page, demoPot).click()
  await expect(cartLine(page, demoPot)).toHaveCount(0)
  await expect(cartRegion(page).getByRole('listitem').nth(1)).toContainText('Water Pot was removed.')
  await expect(cartUndoButton(page, demoPot)).toBeFocused()
  await expect(cartUndoButton(page, demoPot)).toHaveAccessibleDescription('Water Pot was removed.')
  await expect(cartSubtotal(page)).toHaveText('$164.00')
  await expect(cartAnnouncement(page)).toHaveText('Subtotal $164.00.')
  await cartUndoButton(page, demoPot).press('Enter')
  await expect(cartRegion(page).getByRole('listitem').nth(1)).toContainText('$80.00')
  await expect(cartQuantityInput(page, demoPot)).toHaveValue('1')
  await expect(cartSubtotal(page)).toHaveText('$244.00')
  await expect(cartAnnouncement(page)).toHaveText('Water Pot is back in your cart. Subtotal $244.00.')
  await expect(cartLine(page, demoPot).getByRole('link', { name: 'Water Pot' })).toBeFocused()
})

test('saves a line for later and moves it back', async ({ page, open, put }) => {
  await put(demoPot, 2)
  await put(demoTee)
  await open('/cart')
  await cartLineButton(page, 'Save for later', demoPot).click()
  await expect(cartRegion(page)).toContainText('Water Pot is saved for later.')
  await expect(cartUndoButton(page, demoPot)).toBeFocused()
  await expect(cartSubtotal(page)).toHaveText('$44.00')
  await expect(savedRegion(page)).toContainText('$80.00')
  await cartLineButton(page, 'Move to cart', demoPot).click()
  await expect(cartQuantityInput(page, demoPot)).toHaveValue('2')
  await expect(savedRegion(page)).toContainText('Water Pot is back in your cart.')
  await expect(cartUndoButton(page, demoPot)).toBeFocused()
  await expect(cartSubtotal(page)).toHaveText('$204.00')
  await cartUndoButton(page, demoPot).click()
  await expect(cartLineButton(page, 'Move to cart', demoPot)).toBeVisible()
  await expect(cartSubtotal(page)).toHaveText('$44.00')
})

test('shows an item added from the best sellers of an empty cart', async ({ page, open }) => {
  await open('/cart')
  await expect(page.getByText('Your cart is empty.')).toBeVisible()
  const bestSellers = page.getByRole('main').getByRole('region', { name: 'Our Best Sellers' })
  await bestSellers.getByRole('listitem').first().hover()
  const add = bestSellers.getByRole('button', { name: 'Add to Cart' }).first()
  await add.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByText('Water Pot')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(cartQuantityInput(page, demoPot)).toHaveValue('1')
  await expect(cartSubtotal(page)).toHaveText('$80.00')
  await expect(add).toBeFocused()
  await cartIncreaseButton(page, demoPot).click()
  await expect(cartQuantityInput(page, demoPot)).toHaveValue('2')
})

test('is accessible empty, and with available, saved and removed lines', { tag: '@every-screen' }, async ({
  page,
  open,
  put,
  isMobile,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open('/cart')
  await expectAccessible(page, isMobile)
  for (const item of [demoPot, demoBag, demoProduct]) await put(item)
  await put(demoTee, 9)
  await open('/cart')
  await cartIncreaseButton(page, demoTee).click()
  await expect(cartLine(page, demoTee)).toContainText('Limit 10 per order.')
  await cartLineButton(page, 'Save for later', demoBag).click()
  await expect(savedRegion(page)).toContainText('Office Bag')
  await cartDecreaseButton(page, demoPot).click()
  await expect(cartUndoButton(page, demoPot)).toBeFocused()
  await expectAccessible(page, isMobile)
})
