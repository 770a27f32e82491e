import { addToCartButton, readCartState } from '../support/cart.ts'
import {
  cartIncreaseButton,
  cartLine,
  cartLineButton,
  cartQuantityInput,
  cartSubtotal,
  cartUndoButton,
  demoPot,
  demoTee,
  expect,
  test,
} from '../support/cart-page.fixture.ts'
import { colorRadio, quantityField, sizeSelect } from '../support/product.ts'

test.use({ javaScriptEnabled: false })

test('moves the focus on the cart page to the result of each form', async ({ page, open, put }) => {
  await put(demoTee, 9)
  await put(demoPot)
  await open('/cart')
  const status = page.getByRole('main').getByRole('status')
  await cartQuantityInput(page, demoPot).fill('4')
  await cartQuantityInput(page, demoPot).press('Enter')
  await expect(cartSubtotal(page)).toHaveText('$716.00')
  await expect(cartLine(page, demoPot).getByRole('status')).toHaveText('Cart updated.')
  await expect(status).toBeFocused()
  await cartIncreaseButton(page, demoTee).click()
  await cartIncreaseButton(page, demoTee).press('Enter')
  await expect(cartLine(page, demoTee).getByRole('status')).toHaveText(
    'Limit 10 per order. Your cart has 10.',
  )
  await expect(status).toBeFocused()
  await expect(status).toBeInViewport()
  await cartLineButton(page, 'Remove', demoTee).click()
  await expect(cartUndoButton(page, demoTee)).toBeFocused()
  await cartUndoButton(page, demoTee).press('Enter')
  await expect(cartLine(page, demoTee).getByRole('status')).toHaveText('Basic Crew Neck Tee is back.')
  await expect(status).toBeFocused()
  await page.reload()
  await expect(status).toHaveText('Basic Crew Neck Tee is back.')
})

test('adds the options selected on a product page before they are shown', async ({ page, open }) => {
  await open('/productDetails')
  await colorRadio(page, 'Black').click()
  await sizeSelect(page).selectOption('m')
  await quantityField(page).fill('2')
  await addToCartButton(page).click()
  await expect(page).toHaveURL(/\/cart\?result=added&line=PRD-BLK-M$/)
  await expect.poll(() => readCartState(page)).toEqual([['PRD-BLK-M', 2]])
})
