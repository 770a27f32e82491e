import {
  buy,
  changes,
  code,
  expect,
  field,
  fillIn,
  mistakes,
  order,
  orderPage,
  pot,
  tee,
  test,
} from './checkout.fixture.ts'

test.describe('without JavaScript', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false })

  test('a guest goes the whole way: another country, a code, a mistake, and buys', async ({
    page,
    open,
    put,
  }) => {
    await put(pot)
    await open('/cart')
    await page.getByRole('main').getByRole('link', { name: 'Checkout' }).click()
    await field(page, 'Full name').fill('Ada Lovelace')
    await field(page, 'Country or region').selectOption('Germany')
    await page.getByRole('button', { name: 'Show the fields of this country' }).click()
    await expect(field(page, 'Full name')).toHaveValue('Ada Lovelace')
    await field(page, 'Postcode').fill('1011')
    await field(page, 'Town or city').fill('Berlin')
    await page.getByRole('radio', { name: /Express/ }).check()
    await page.getByRole('button', { name: 'Update the total' }).click()
    await expect(buy(page)).toHaveText('Buy now · pay $92.00')
    await code(page).fill('TOTE5')
    await order(page).getByRole('button', { name: 'Apply' }).click()
    await expect(buy(page)).toHaveText('Buy now · pay $87.00')
    await expect(code(page)).toHaveAccessibleDescription('Code TOTE5 is used.')

    await page.getByRole('radio', { name: /Bank transfer/ }).check()
    await buy(page).click()
    await expect(mistakes(page)).toBeFocused()
    await expect(mistakes(page).getByRole('link')).toHaveText([
      'Enter your e-mail address. The confirmation goes there.',
      'Enter the street and the number.',
      'Check the postcode. It should look like 10115.',
    ])
    await field(page, 'E-mail').fill('ada@example.com')
    await field(page, 'Street address').fill('Invalidenstr. 43')
    await field(page, 'Postcode').fill('10115')
    await buy(page).click()
    await expect(page).toHaveURL(orderPage)
  })

  test('what changed is said, and confirmed', async ({ page, open, put, merchant }) => {
    await put(tee)
    await put(pot)
    await open('/checkout')
    await fillIn(page)
    await merchant.change(tee, { price: 4800 })
    await merchant.change(pot, { available: 0 })
    await buy(page).click()
    await expect(changes(page)).toBeFocused()
    await expect(changes(page).getByRole('listitem')).toHaveCount(2)
    await expect(field(page, 'City')).toHaveValue('San Francisco')
    await buy(page).click()
    await expect(page).toHaveURL(orderPage)
  })
})
