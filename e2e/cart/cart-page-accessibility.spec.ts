import { expectAccessible } from '../support/accessibility.ts'
import {
  cartDecreaseButton,
  cartIncreaseButton,
  cartLine,
  cartLineButton,
  cartQuantityInput,
  cartUndoButton,
  demoBag,
  demoPot,
  demoProduct,
  demoTee,
  expect,
  savedRegion,
  test,
} from '../support/cart-page.fixture.ts'

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
  await page.reload()
  await cartIncreaseButton(page, demoTee).click()
  await expect(cartLine(page, demoTee)).toContainText('Limit 10 per order.')
  await cartLineButton(page, 'Save for later', demoBag).click()
  await expect(savedRegion(page)).toContainText('Office Bag')
  await cartDecreaseButton(page, demoPot).click()
  await expect(cartUndoButton(page, demoPot)).toBeFocused()
  await expectAccessible(page, isMobile)
})

test('is accessible with changed prices and stock', { tag: '@every-screen' }, async ({
  page,
  open,
  put,
  merchant,
  isMobile,
  shop,
  complaints,
}) => {
  complaints.refused.add(`${shop.url}/cart/change`)
  for (const item of [demoPot, demoTee, demoProduct]) await put(item)
  await put(demoBag, 6)
  await merchant.change(demoPot, { available: 0, price: 9000 })
  await merchant.change(demoProduct, { price: 4500 })
  await merchant.change(demoBag, { available: 2 })
  await merchant.withdraw(demoTee)
  await open('/cart')
  await expect(cartQuantityInput(page, demoProduct)).toHaveValue('1')
  await merchant.change(demoProduct, { available: 0 })
  await cartIncreaseButton(page, demoProduct).click()
  await expect(cartLine(page, demoProduct)).toContainText('Product is sold out.')
  await expectAccessible(page, isMobile)
})
