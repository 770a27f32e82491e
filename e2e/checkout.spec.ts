import {
  buy,
  expect,
  field,
  fillIn,
  mistakes,
  order,
  orderPage,
  pot,
  sum,
  tee,
  test,
  untilAlive,
  untilSaved,
} from './checkout.fixture.ts'

test('a guest buys from the cart in a few actions', async ({ page, open, put }) => {
  await put(tee, 2)
  await put(pot)
  await open('/cart')
  await page.getByRole('main').getByRole('link', { name: 'Checkout' }).click()
  await expect(page).toHaveURL('/checkout')
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeFocused()
  await expect(field(page, 'Country or region')).toHaveValue('US')
  await expect(order(page).getByRole('listitem')).toContainText(['Water Pot', 'Basic Crew Neck Tee'])
  const actions = await fillIn(page)
  expect(actions).toBeLessThanOrEqual(12)
  await expect(buy(page)).toHaveText('Buy now · pay $168.00')
  await buy(page).click()
  await expect(page).toHaveURL(orderPage)
  await page.goto('/cart')
  await expect(page.getByRole('main')).toContainText('Your cart is empty')
})

test('mistakes stand beside their fields, the first list leads there, and the rest is kept', async ({
  page,
  open,
  put,
}) => {
  await put(pot)
  await open('/checkout')
  await field(page, 'Full name').fill('Ada Lovelace')
  await field(page, 'ZIP code').fill('9410')
  await expect(field(page, 'ZIP code')).not.toHaveAttribute('aria-invalid')
  await field(page, 'ZIP code').blur()
  const words = 'Check the ZIP code. It should look like 94103.'
  await expect(field(page, 'ZIP code')).toHaveAccessibleDescription(words)
  // Who only passes by has made no mistake.
  await field(page, 'City').focus()
  await field(page, 'City').blur()
  await expect(field(page, 'City')).not.toHaveAttribute('aria-invalid')

  await buy(page).click()
  await expect(mistakes(page)).toBeFocused()
  await expect(mistakes(page).getByRole('link')).toHaveText([
    'Enter your e-mail address. The confirmation goes there.',
    'Enter the street and the number.',
    'Enter the city.',
    'Choose the state.',
    words,
  ])
  await mistakes(page).getByRole('link', { name: 'Enter the city.' }).click()
  await expect(field(page, 'City')).toBeFocused()
  await field(page, 'City').fill('San Francisco')
  await expect(field(page, 'City')).not.toHaveAttribute('aria-invalid')
  await expect(mistakes(page).getByRole('link')).toHaveCount(4)
  await field(page, 'ZIP code').fill('94103')
  await expect(field(page, 'ZIP code')).not.toHaveAttribute('aria-invalid')
  await expect(field(page, 'Full name')).toHaveValue('Ada Lovelace')
})

test('the country decides which fields there are, and what was typed stays', async ({ page, open, put }) => {
  await put(pot)
  await open('/checkout')
  await field(page, 'Full name').fill('Ada Lovelace')
  await field(page, 'City').fill('Berlin')
  await untilSaved(page, () => field(page, 'Country or region').selectOption('Germany'))
  await expect(field(page, 'State')).toHaveCount(0)
  await expect(field(page, 'Postcode')).toHaveAttribute('inputmode', 'numeric')
  await expect(field(page, 'Postcode')).toHaveAttribute('autocomplete', 'shipping postal-code')
  await expect(field(page, 'Town or city')).toHaveValue('Berlin')
  await expect(order(page)).toContainText('Includes $12.77 VAT (19 %).')
  await field(page, 'Country or region').selectOption('Japan')
  await expect(field(page, 'Prefecture')).toBeVisible()
  await expect(field(page, 'City or ward')).toHaveValue('Berlin')
  const [code, street] = await Promise.all([
    field(page, 'Postal code').boundingBox(),
    field(page, 'Street address').boundingBox(),
  ])
  expect(code!.y).toBeLessThan(street!.y)
  await expect(field(page, 'Full name')).toHaveValue('Ada Lovelace')
})

test('each part is kept as it is filled in, and is there when the page comes again', async ({
  page,
  open,
  put,
}) => {
  await put(pot)
  await open('/checkout')
  await untilSaved(page, () => field(page, 'E-mail').fill('ada@'))
  await untilSaved(page, () => field(page, 'Full name').fill('Ada'))
  await expect(field(page, 'Full name')).toBeFocused()
  await untilSaved(page, () => page.getByRole('radio', { name: /Express/ }).check())
  await expect(sum(page, 'Delivery · Express')).toHaveText('$12.00')
  await expect(buy(page)).toHaveText('Buy now · pay $92.00')
  await page.reload()
  await untilAlive(page)
  await expect(field(page, 'E-mail')).toHaveValue('ada@')
  await expect(field(page, 'Full name')).toHaveValue('Ada')
  await expect(page.getByRole('radio', { name: /Express/ })).toBeChecked()
  await expect(mistakes(page)).toHaveCount(0)
})

test('it is bought with the keyboard alone', { tag: '@desktop' }, async ({ page, open, put }) => {
  await put(pot)
  await open('/checkout')
  await field(page, 'E-mail').focus()
  const { keyboard } = page
  const type = async (text: string) => {
    await keyboard.type(text)
    await keyboard.press('Tab')
  }
  await type('ada@example.com')
  await type('United S')
  for (const text of ['Ada Lovelace', '548 Market Street', '', 'San Francisco', 'Calif', '94103'])
    await type(text)
  await expect(page.getByText('Add a company')).toBeFocused()
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: /Standard/ })).toBeFocused()
  await keyboard.press('Tab')
  await keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /Bank transfer/ })).toBeChecked()
  for (const name of ['Change', 'Discount code or gift card', 'Apply', /^Buy now/]) {
    await keyboard.press('Tab')
    await expect(page.locator(':focus')).toHaveAccessibleName(name)
  }
  // Enter in a field buys nothing by mistake.
  await field(page, 'Full name').press('Enter')
  await expect(page).toHaveURL('/checkout')
  await buy(page).press('Enter')
  await expect(page).toHaveURL(orderPage)
})
