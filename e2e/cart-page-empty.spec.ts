import { expect, more, pot, quantity, subtotal, test } from './cart-page.fixture.ts'

test('what is added from the row of best sellers comes in at once', async ({ page, open }) => {
  await open('/cart')
  const bestSellers = page.getByRole('main').getByRole('region', { name: 'Our Best Sellers' })
  await bestSellers.getByRole('listitem').first().hover()
  const add = bestSellers.getByRole('button', { name: 'Add to Cart' }).first()
  await add.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByText('Water Pot')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(quantity(page, pot)).toHaveValue('1')
  await expect(subtotal(page)).toHaveText('$80.00')
  await expect(add).toBeFocused()
  await more(page, pot).click()
  await expect(quantity(page, pot)).toHaveValue('2')
})
