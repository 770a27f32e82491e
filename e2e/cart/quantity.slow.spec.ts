import { colorRadio, decreaseButton, increaseButton, quantityField } from '../support/product.ts'
import { expect, test } from '../support/shop.fixture.ts'

const address = '/productDetails?color=black&size=m&status=in-stock'

test('a quantity stays between 0 and 10, by buttons, keys and typing', async ({ page, open }) => {
  await open(address)
  for (const expected of ['2', '3']) {
    await increaseButton(page).click()
    await expect(quantityField(page)).toHaveValue(expected)
  }
  for (const [typed, corrected] of [
    ['99', '10'],
    ['', '1'],
    ['2.5', '1'],
    ['9', '9'],
  ] as const) {
    await quantityField(page).fill(typed)
    await quantityField(page).press('Tab')
    await expect(quantityField(page), `"${typed}" typed`).toHaveValue(corrected)
  }
  await increaseButton(page).click()
  await expect(increaseButton(page)).toBeDisabled()
  await quantityField(page).press('ArrowUp')
  await expect(quantityField(page)).toHaveValue('10')
  await decreaseButton(page).click()
  await expect(quantityField(page)).toHaveValue('9')
  await expect(increaseButton(page)).toBeEnabled()
  await quantityField(page).fill('1')
  await decreaseButton(page).click()
  await expect(decreaseButton(page)).toBeDisabled()
  await quantityField(page).press('ArrowDown')
  await expect(quantityField(page)).toHaveValue('0')
  // The buttons keep the focus at the limits.
  await increaseButton(page).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Space')
  await expect(quantityField(page)).toHaveValue('2')
  await quantityField(page).press('Enter')
  await expect(quantityField(page)).toHaveValue('2')
  await decreaseButton(page).focus()
  for (let press = 0; press < 3; press++) await page.keyboard.press('Enter')
  await expect(quantityField(page)).toHaveValue('0')
  await expect(decreaseButton(page)).toBeFocused()
  await expect(page).toHaveURL(address)
  await expect(colorRadio(page, 'Black')).toBeChecked()
})
