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

test('the focus stays in a list when a button removes its row', async ({ openOffice, db, page }) => {
  const queries = ['first kaftan', 'second kaftan', 'third kaftan']
  const rows = queries.map((query, at) => ({ query, count: 900 - at, last_at: new Date().toISOString() }))
  await db.insertInto('search_miss').values(rows).execute()
  await openOffice('/office/searches')
  const dismiss = (query: string) => page.getByRole('button', { name: `Dismiss “${query}”` })
  await dismiss('first kaftan').focus()
  await page.keyboard.press('Enter')
  await expect(dismiss('first kaftan')).toBeHidden()
  await expect(dismiss('second kaftan')).toBeFocused()

  await openOffice('/office/catalog/collections/featured')
  const buttons = page.getByRole('button', { name: /^Remove ./ })
  const count = await buttons.count()
  await buttons.first().focus()
  await page.keyboard.press('Enter')
  await expect(buttons).toHaveCount(count - 1)
  await expect(buttons.first()).toBeFocused()
})

test('a notice stays above the bar that saves what was typed @every-screen', async ({ openOffice, page }) => {
  await openOffice('/office/catalog/brands/brand-1')
  await page.getByLabel('Name').fill('Brand One')
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove' }).click()
  const notice = page.getByText(/^Brand 1 wasn’t removed\. It’s used by /)
  await expect(notice).toBeVisible()
  const [bar, said] = await Promise.all([
    page.locator('main .bottom-bar').boundingBox(),
    notice.boundingBox(),
  ])
  expect(bar!.height).toBeGreaterThan(40)
  expect(said!.y + said!.height).toBeLessThanOrEqual(bar!.y)
})
