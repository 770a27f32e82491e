import path from 'node:path'
import { expect, test, waitForOffice } from '../support/office.fixture.ts'
import { waitForHydration } from '../support/shop.fixture.ts'

const picture = path.join(import.meta.dirname, '../../demo/pictures/bottle-steel.jpg')

test('creates a product with 12 variants, previews and publishes it', async ({
  openOffice,
  page,
  context,
}) => {
  await openOffice('/office/products/new')
  await page.getByLabel('Name').fill('Rain Anorak')
  await page.getByLabel('Price').fill('44')
  for (const value of ['Black', 'Clay', 'Sage', 'S', 'M', 'Lg', 'XL'])
    await page.getByRole('checkbox', { name: value, exact: true }).check()
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('heading', { name: 'Rain Anorak' })).toBeVisible()
  await waitForOffice(page)

  const cell = (column: string, variant: string) =>
    page.getByLabel(`${column} of ${variant}`, { exact: true })
  await cell('Price, USD', 'Black, S').click()
  await page.keyboard.type('48.50')
  await page.keyboard.press('Control+d')
  await expect(cell('Price, USD', 'Clay, XL')).toHaveValue('48.50')

  await cell('Stock', 'Black, S').click()
  for (const stock of ['8', '5', '4']) {
    await page.keyboard.type(stock)
    await page.keyboard.press('Enter')
  }
  await expect(cell('Stock', 'Black, Lg')).toHaveValue('4')
  // Copied from a spreadsheet: a barcode and a weight for each of three rows, one barcode mistyped.
  await page.getByText('Paste from a spreadsheet').click()
  const copied = page.getByLabel('Copied cells')
  await copied.fill('4006381333931\t310\n40170724\t320\n\t330')
  await copied.press('Control+a')
  await copied.press('Control+x')
  await cell('Barcode', 'Black, S').click()
  await page.keyboard.press('Control+v')
  await expect(cell('Weight, g', 'Black, Lg')).toHaveValue('330')
  const wrong = page.getByText('Barcode of Black, M: Enter all digits of a GTIN')
  await expect(wrong).toBeVisible()
  await cell('Barcode', 'Black, M').click()
  await page.keyboard.type('40170725')
  await page.keyboard.press('Enter')
  await expect(wrong).toBeHidden()
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('status').filter({ hasText: 'Product saved.' })).toBeVisible()

  await page.getByLabel('Add pictures').setInputFiles(picture)
  await page.getByRole('button', { name: 'Upload' }).first().click()
  await expect(page.getByRole('status').filter({ hasText: 'Picture added.' })).toBeVisible()
  await waitForOffice(page)
  await page.getByLabel('Alt text').fill('Black anorak, front')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('No alt text')).toBeHidden()

  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Preview' }).click()
  const preview = await opened
  await waitForHydration(preview)
  await expect(preview.getByRole('img', { name: 'Black anorak, front' }).first()).toBeVisible()
  await preview.getByRole('radio', { name: 'S', exact: true }).check()
  await preview.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(preview.getByRole('complementary', { name: 'Preview' })).toBeFocused()

  await page.getByRole('radio', { name: 'Publish now' }).check()
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('link', { name: 'View in shop' })).toBeVisible()
  await preview.reload()
  await expect(preview).toHaveURL('/productDetails/rain-anorak')
  await expect(preview.getByText('$48.50').first()).toBeVisible()
  await expect(preview.getByRole('complementary', { name: 'Preview' })).toBeHidden()
})
