import { expectGood } from './barriers.ts'
import {
  buy,
  changes,
  code,
  expect,
  field,
  fillInAndSave,
  mistakes,
  pot,
  tee,
  test,
} from './checkout.fixture.ts'

test('the checkout has no barrier, fresh and with mistakes', async ({ page, open, put, isMobile }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await put(tee)
  await put(pot)
  await open('/checkout')
  await page.getByText('Add a company').click()
  await code(page).fill('nonsense')
  await code(page).press('Enter')
  await expect(code(page)).toHaveAttribute('aria-invalid', 'true')
  await code(page).fill('')
  await buy(page).click()
  await expect(mistakes(page)).toBeFocused()
  await expectGood(page, isMobile)
})

test('the checkout has no barrier when it changed, and with a code', async ({
  page,
  open,
  put,
  merchant,
  isMobile,
}) => {
  await put(tee)
  await put(pot)
  await open('/checkout')
  await code(page).fill('TOTE5')
  await code(page).press('Enter')
  await expect(page.getByRole('button', { name: 'Remove code TOTE5' })).toBeVisible()
  await fillInAndSave(page)
  await merchant.change(pot, { available: 0 })
  await buy(page).click()
  await expect(changes(page)).toBeFocused()
  await expect(field(page, 'City')).toHaveValue('San Francisco')
  await expectGood(page, isMobile)
})

test('a checkout in which nothing is left has no barrier', async ({
  page,
  open,
  put,
  merchant,
  isMobile,
}) => {
  await put(tee)
  await merchant.change(tee, { available: 0 })
  await open('/checkout')
  await expect(page.getByRole('link', { name: 'Go to your cart' })).toBeVisible()
  await expectGood(page, isMobile)
})
