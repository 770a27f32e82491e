import { expectAccessible } from '../support/accessibility.ts'
import {
  buyButton,
  checkoutField,
  codeField,
  errorSummary,
  expect,
  fillInCheckout,
  openOrderSummary,
  orderPage,
  orderSummary,
  pot,
  readPlaces,
  tee,
  test,
  totalsRow,
  untilSaved,
  waitForHydration,
} from '../support/checkout.fixture.ts'

test('a guest buys from the cart in a few actions', { tag: '@every-screen' }, async ({
  page,
  open,
  put,
  isMobile,
}) => {
  await put(tee, 2)
  await put(pot)
  await open('/cart')
  await page.getByRole('main').getByRole('link', { name: 'Check out' }).click()
  await expect(page).toHaveURL('/checkout')
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeFocused()
  await expect(checkoutField(page, 'Country or region')).toHaveValue('US')
  if (isMobile) {
    await expect(orderSummary(page).getByRole('listitem').first()).toBeHidden()
    await expect(orderSummary(page)).toContainText('$168.00')
    await openOrderSummary(page)
  }
  await expect(orderSummary(page).getByRole('listitem')).toContainText(['Water Pot', 'Basic Crew Neck Tee'])
  const actions = await fillInCheckout(page)
  expect(actions).toBeLessThanOrEqual(12)
  await expect(buyButton(page)).toHaveAccessibleName('Place order · pay $168.00')
  await buyButton(page).click()
  await expect(page).toHaveURL(orderPage)
  await page.goto('/cart')
  await expect(page.getByRole('main')).toContainText('Your cart is empty')
})

test('shows errors beside their fields, and all of them on submit', { tag: '@every-screen' }, async ({
  page,
  open,
  put,
  isMobile,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await put(pot)
  await open('/checkout')
  await page.getByText('Add a company').click()
  await checkoutField(page, 'Full name').fill('Ada Lovelace')
  const places = await readPlaces(page)
  await checkoutField(page, 'ZIP code').fill('9410')
  await expect(checkoutField(page, 'ZIP code')).not.toHaveAttribute('aria-invalid')
  await checkoutField(page, 'ZIP code').blur()
  const zipError = 'Check the ZIP code. Example: 94103.'
  await expect(checkoutField(page, 'ZIP code')).toHaveAccessibleDescription(zipError)
  // Tabbing past an empty field isn't an error yet.
  await checkoutField(page, 'City').focus()
  await checkoutField(page, 'City').blur()
  await expect(checkoutField(page, 'City')).not.toHaveAttribute('aria-invalid')

  await buyButton(page).click()
  await expect(errorSummary(page)).toBeFocused()
  expect(await readPlaces(page), 'errors move nothing').toEqual(places)
  await expect(errorSummary(page).getByRole('link')).toHaveText([
    'Enter your email address.',
    'Enter the street address.',
    'Enter the city.',
    'Select the state.',
    zipError,
  ])
  await expectAccessible(page, isMobile)
  await errorSummary(page).getByRole('link', { name: 'Enter the city.' }).click()
  await expect(checkoutField(page, 'City')).toBeFocused()
  await checkoutField(page, 'City').fill('San Francisco')
  await expect(checkoutField(page, 'City')).not.toHaveAttribute('aria-invalid')
  await expect(errorSummary(page).getByRole('link')).toHaveCount(4)
  await expect(checkoutField(page, 'Full name')).toHaveValue('Ada Lovelace')
})

test('shows the fields of the selected country and keeps the input', async ({ page, open, put }) => {
  await put(pot)
  await open('/checkout')
  await untilSaved(page, () => checkoutField(page, 'Email').fill('ada@'))
  await checkoutField(page, 'Full name').fill('Ada Lovelace')
  await checkoutField(page, 'City').fill('Berlin')
  await untilSaved(page, () => checkoutField(page, 'Country or region').selectOption('Germany'))
  await expect(checkoutField(page, 'State')).toHaveCount(0)
  await expect(checkoutField(page, 'Postcode')).toHaveAttribute('inputmode', 'numeric')
  await expect(checkoutField(page, 'Postcode')).toHaveAttribute('autocomplete', 'shipping postal-code')
  await expect(checkoutField(page, 'Town or city')).toHaveValue('Berlin')
  await expect(orderSummary(page)).toContainText('Includes $12.77 VAT (19%).')
  await untilSaved(page, () => checkoutField(page, 'Country or region').selectOption('Japan'))
  await expect(checkoutField(page, 'Prefecture')).toBeVisible()
  const [code, street] = await Promise.all([
    checkoutField(page, 'Postal code').boundingBox(),
    checkoutField(page, 'Street address').boundingBox(),
  ])
  expect(code!.y).toBeLessThan(street!.y)
  await untilSaved(page, () => page.getByRole('radio', { name: /Express/ }).check())
  await expect(totalsRow(page, 'Shipping · Express')).toHaveText('$12.00')
  await expect(buyButton(page)).toHaveAccessibleName('Pay $92.00')

  await page.reload()
  await waitForHydration(page)
  await expect(checkoutField(page, 'City or ward')).toHaveValue('Berlin')
  await expect(checkoutField(page, 'Email')).toHaveValue('ada@')
  await expect(checkoutField(page, 'Full name')).toHaveValue('Ada Lovelace')
  await expect(page.getByRole('radio', { name: /Express/ })).toBeChecked()
  await expect(errorSummary(page)).toHaveCount(0)
})

test('can be used with the keyboard only', async ({ page, open, put }) => {
  await put(pot)
  await open('/checkout')
  await checkoutField(page, 'Email').focus()
  const { keyboard } = page
  const type = async (text: string) => {
    await keyboard.type(text)
    await keyboard.press('Tab')
  }
  await type('ada@gmial.com')
  const suggestion = page.getByRole('button', { name: 'Did you mean ada@gmail.com?' })
  await expect(suggestion).toBeVisible()
  // It is right after the field, which has the focus again once it was used.
  await keyboard.press('Shift+Tab')
  await expect(suggestion).toBeFocused()
  await keyboard.press('Enter')
  await expect(checkoutField(page, 'Email')).toBeFocused()
  await expect(checkoutField(page, 'Email')).toHaveValue('ada@gmail.com')
  await expect(suggestion).toHaveCount(0)
  await keyboard.press('Tab')
  await expect(checkoutField(page, 'Country or region')).toBeFocused()
  // One letter selects in a list, however slowly the keys come.
  for (const text of ['', 'Ada Lovelace', '548 Market Street', '', 'San Francisco', 'C', '94103'])
    await type(text)
  await expect(page.getByText('Add a company')).toBeFocused()
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: /Standard/ })).toBeFocused()
  await keyboard.press('Tab')
  await keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /Bank transfer/ })).toBeChecked()
  await keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Place order/)
  // Enter in a field doesn't place the order.
  await checkoutField(page, 'Full name').press('Enter')
  await expect(page).toHaveURL('/checkout')
  await buyButton(page).press('Enter')
  await expect(page).toHaveURL(orderPage)
})

test('applies a code, explains a refused one, and removes one', async ({ page, open, put }) => {
  await put(pot)
  await open('/checkout')
  await codeField(page).fill('tote5')
  await codeField(page).press('Enter')
  await expect(totalsRow(page, '$5 off orders of $40 or more · TOTE5')).toHaveText('−$5.00')
  await expect(buyButton(page)).toHaveAccessibleName('Pay $75.00')
  await expect(codeField(page)).toHaveAccessibleDescription('TOTE5 applied.')
  await expect(codeField(page)).toHaveValue('')
  await codeField(page).fill('nonsense')
  await orderSummary(page).getByRole('button', { name: 'Apply' }).click()
  await expect(codeField(page)).toHaveAccessibleDescription('That code isn’t valid. Check the spelling.')
  await expect(codeField(page)).toBeFocused()
  await expect(codeField(page)).toHaveValue('nonsense')
  await orderSummary(page).getByRole('button', { name: 'Remove code TOTE5' }).click()
  await expect(buyButton(page)).toHaveAccessibleName('Pay $80.00')
  await expect(codeField(page)).toBeFocused()

  // An entered code is applied before the order is placed.
  await fillInCheckout(page)
  await codeField(page).fill('TOTE5')
  await buyButton(page).click()
  await expect(buyButton(page)).toHaveAccessibleName('Place order · pay $75.00')
  await expect(page).toHaveURL('/checkout')
  await buyButton(page).click()
  await expect(page).toHaveURL(orderPage)
})
