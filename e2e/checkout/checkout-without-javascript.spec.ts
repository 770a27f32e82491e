import {
  buyButton,
  checkoutField,
  codeField,
  errorSummary,
  expect,
  orderPage,
  orderSummary,
  pot,
  test,
} from '../support/checkout.fixture.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a guest changes the country, applies a code, corrects errors and buys', async ({
    page,
    open,
    put,
  }) => {
    await put(pot)
    await open('/cart')
    await page.getByRole('main').getByRole('link', { name: 'Check out' }).click()
    await checkoutField(page, 'Full name').fill('Ada Lovelace')
    await checkoutField(page, 'Country or region').selectOption('Germany')
    await page.getByRole('button', { name: 'Update address fields' }).click()
    await expect(checkoutField(page, 'Full name')).toHaveValue('Ada Lovelace')
    await checkoutField(page, 'Postcode').fill('1011')
    await checkoutField(page, 'Town or city').fill('Berlin')
    await page.getByRole('radio', { name: /Express/ }).check()
    await page.getByRole('button', { name: 'Update total' }).click()
    await expect(buyButton(page)).toHaveAccessibleName('Pay $92.00')
    await codeField(page).fill('TOTE5')
    await orderSummary(page).getByRole('button', { name: 'Apply' }).click()
    await expect(buyButton(page)).toHaveAccessibleName('Pay $87.00')
    await expect(codeField(page)).toHaveAccessibleDescription('TOTE5 applied.')

    await page.getByRole('radio', { name: /Bank transfer/ }).check()
    await buyButton(page).click()
    await expect(errorSummary(page)).toBeFocused()
    await expect(errorSummary(page).getByRole('link')).toHaveText([
      'Enter your email address.',
      'Enter the street address.',
      'Check the postcode. Example: 10115.',
    ])
    await checkoutField(page, 'Email').fill('ada@gmial.com')
    await checkoutField(page, 'Street address').fill('Invalidenstr. 43')
    await checkoutField(page, 'Postcode').fill('10115')
    await buyButton(page).click()
    await expect(page).toHaveURL(orderPage)
  })
})
