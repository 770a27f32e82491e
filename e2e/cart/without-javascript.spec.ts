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
  await expect(cartQuantityInput(page, demoTee)).toHaveValue('10')
  await cartIncreaseButton(page, demoTee).press('Enter')
  await expect(cartLine(page, demoTee).getByRole('status')).toHaveText(
    'Limit 10 per order. You already have 10 in your cart.',
  )
  await expect(status).toBeFocused()
  await expect(status).toBeInViewport()
  await cartLineButton(page, 'Remove', demoTee).click()
  await expect(cartUndoButton(page, demoTee)).toBeFocused()
  await cartUndoButton(page, demoTee).press('Enter')
  await expect(cartLine(page, demoTee).getByRole('status')).toHaveText(
    'Basic Crew Neck Tee is back in your cart.',
  )
  await expect(status).toBeFocused()
  await page.reload()
  await expect(status).toHaveText('Basic Crew Neck Tee is back in your cart.')
})
