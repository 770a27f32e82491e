import { colorRadio, decreaseButton, increaseButton, quantityField } from '../support/product.ts'
import { expect, test } from '../support/shop.fixture.ts'

const address = '/productDetails?color=black&size=m&status=in-stock'

test('stays between 0 and 10 by buttons and keys, and keeps the focus at the limits', async ({
  page,
  open,
}) => {
  await open(address)
  for (let expected = 2; expected <= 10; expected++) {
    await increaseButton(page).click()
    await expect(quantityField(page)).toHaveValue(String(expected))
  }
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
  await increaseButton(page).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Space')
  await expect(quantityField(page)).toHaveValue('2')
  await decreaseButton(page).focus()
  for (let press = 0; press < 3; press++) await page.keyboard.press('Enter')
  await expect(quantityField(page)).toHaveValue('0')
  await expect(decreaseButton(page)).toBeFocused()
  await expect(page).toHaveURL(address)
  await expect(colorRadio(page, 'Black')).toBeChecked()
})

test('corrects typed quantities', async ({ page, open }) => {
  await open('/productDetails')
  for (const [typed, corrected] of [
    ['99', '10'],
    ['', '1'],
    ['0', '0'],
    ['10', '10'],
    ['-3', '1'],
    ['2.5', '1'],
    ['007', '7'],
  ] as const) {
    await quantityField(page).click()
    await quantityField(page).press('ControlOrMeta+a')
    await quantityField(page).press('Delete')
    await quantityField(page).pressSequentially(typed)
    await quantityField(page).press('Tab')
    await expect(quantityField(page), `"${typed}" typed`).toHaveValue(corrected)
    await expect(increaseButton(page)).toBeEnabled({ enabled: corrected !== '10' })
    await expect(decreaseButton(page)).toBeEnabled({ enabled: corrected !== '0' })
  }
  await quantityField(page).press('Enter')
  await expect(quantityField(page)).toHaveValue('7')
})
