import { expect, test } from '../support/office.fixture.ts'

test('keys open pages, move through a list, and find anything', async ({ openOffice, page }) => {
  await openOffice('/office')
  await page.keyboard.press('g')
  await page.keyboard.press('s')
  await expect(page.getByRole('heading', { name: 'Stock', level: 1 })).toBeFocused()

  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  const first = page.locator('main tbody tr').first().getByRole('link')
  await expect(first).toBeFocused()
  const name = await first.innerText()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)

  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Search or jump to' })
  await palette.getByRole('combobox').fill('stock')
  await expect(palette.getByRole('option', { name: 'Stock' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(palette).toBeHidden()
  await expect(page).toHaveURL('/office/stock')
  await expect(page.getByRole('heading', { name: 'Stock', level: 1 })).toBeFocused()

  await page.keyboard.press('/')
  await page.keyboard.type('j?[')
  await expect(page.getByRole('searchbox')).toHaveValue('j?[')
})

test('the menu stays as narrow as it was left, and all keys are listed', async ({ openOffice, page }) => {
  await openOffice('/office')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Pick the row')
  await page.keyboard.press('Escape')
  await page.keyboard.press('[')
  await expect(page.getByRole('button', { name: 'Expand menu' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Expand menu' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Stock', exact: true })).toBeVisible()
})
