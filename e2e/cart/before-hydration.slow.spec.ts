import type { Page } from '@playwright/test'
import { addToCartButton, cartPanelItems, holdRequests } from '../support/cart.ts'
import {
  cartIncreaseButton,
  cartQuantityInput,
  cartSubtotal,
  cartUndoButton,
  demoPot,
  demoTee,
  expect,
  test,
  waitForHydration,
} from '../support/cart-page.fixture.ts'
import { colorRadio, increaseButton, quantityField } from '../support/product.ts'

/** Opens a page without its scripts. The returned function loads them and waits for hydration. */
async function openUnhydrated(page: Page, address: string): Promise<() => Promise<void>> {
  const release = await holdRequests(page, '**/assets/*.js')
  await page.goto(address, { waitUntil: 'commit' })
  return async () => {
    release()
    await waitForHydration(page)
    await page.unrouteAll({ behavior: 'wait' })
  }
}

test('keeps options and quantities entered before hydration', async ({ page, put }) => {
  let hydrate = await openUnhydrated(page, '/productDetails?color=clay&size=m&status=in-stock')
  await colorRadio(page, 'Black').click()
  await quantityField(page).fill('3')
  await hydrate()
  await increaseButton(page).click()
  await expect(quantityField(page)).toHaveValue('4')
  await addToCartButton(page).click()
  await expect(cartPanelItems(page)).toContainText('Black, M')
  await expect(cartPanelItems(page)).toContainText('Quantity: 4')

  await put(demoPot)
  await put(demoTee)
  hydrate = await openUnhydrated(page, '/cart')
  await cartQuantityInput(page, demoPot).fill('2')
  await cartQuantityInput(page, demoTee).fill('4')
  await hydrate()
  await expect(cartSubtotal(page)).toHaveText('$380.00')
  await cartIncreaseButton(page, demoTee).click()
  await expect(cartQuantityInput(page, demoTee)).toHaveValue('5')
  await expect(cartSubtotal(page)).toHaveText('$556.00')
})

test('takes the focus on load but not again on hydration', async ({ page, put, send }) => {
  await put(demoPot)
  await send('/cart/change', { sku: demoPot.sku, quantity: '0' })
  const hydrate = await openUnhydrated(page, `/cart?result=removed&line=${demoPot.sku}`)
  await expect(cartUndoButton(page, demoPot)).toBeFocused()
  const link = page.getByRole('link', { name: 'Go to the shop' })
  await link.focus()
  await hydrate()
  await expect(link).toBeFocused()
})
