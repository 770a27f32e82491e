import type { Page } from '@playwright/test'
import { addToCartButton } from '../support/cart.ts'
import {
  colorRadio,
  pageMain,
  productRegion,
  quantityField,
  sizeRadio,
  statusSelect,
} from '../support/product.ts'
import { expect, test } from '../support/shop.fixture.ts'

const soldOut = '/productDetails?color=clay&size=xl'
const email = (page: Page) => pageMain(page).getByRole('textbox', { name: 'Email' })
const notifyButton = (page: Page) => pageMain(page).getByRole('button', { name: 'Notify me' })
const confirmation = (page: Page) => pageMain(page).getByText('Check your inbox and confirm your address.')

test('a sold-out variant takes an email address instead, and names an invalid one', async ({
  page,
  open,
  shop,
  complaints,
}) => {
  complaints.refused.add(`${shop.url}/back-in-stock/PRD-CLY-XL.data`)
  await open('/productDetails')
  await expect(notifyButton(page)).toHaveCount(0)
  await statusSelect(page).selectOption('Out of Stock')
  await expect(page).toHaveURL(soldOut)
  await expect(addToCartButton(page)).toHaveCount(0)
  await expect(quantityField(page)).toHaveCount(0)
  await expect(productRegion(page).getByRole('button', { name: 'Add to Wish List' })).toHaveCount(1)
  await email(page).fill('ada@')
  await notifyButton(page).click()
  await expect(email(page)).toHaveAccessibleDescription('Enter a valid email address, like name@example.com.')
  await expect(email(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(email(page)).toBeFocused()
  await expect(email(page)).toHaveValue('ada@')
  await email(page).fill('ada@example.com')
  await email(page).press('Enter')
  await expect(confirmation(page)).toBeFocused()
  await expect(page).toHaveURL(soldOut)
  await colorRadio(page, 'Black').click()
  await expect(confirmation(page)).toHaveCount(0)
  await sizeRadio(page, 'Lg, sold out').click()
  await expect(notifyButton(page)).toBeVisible()
  await statusSelect(page).selectOption('In Stock')
  await expect(notifyButton(page)).toHaveCount(0)
  await expect(addToCartButton(page)).toBeVisible()
})
