import { createProduct } from '#commerce/editing/products/create-product.server.ts'
import { readProductEdit } from '#commerce/editing/products/read-product-edit.server.ts'
import { namedStaff } from '#commerce/values/actor.fixture.ts'
import { expect, test, waitForOffice } from '../support/office.fixture.ts'

const names = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${name} ${at + 1}`).join(',')

test('a sheet of 2,048 variants is filtered, filled down, kept as a draft and saved at once', async ({
  openOffice,
  page,
  db,
}) => {
  const origin = { actor: namedStaff('Ada'), reason: '', cause: 'form', now: new Date() } as const
  const created = await createProduct(db, origin, {
    ...{ title: 'Sheet Print', price: 4400, categories: [], newValues: {}, hexes: {}, places: {} },
    values: ['color/black', 'color/clay'],
    newOption: { name: 'Motif', kind: 'list', isOwn: true, values: names('Motif', 1024) },
  })
  const { id } = created as { id: number }
  const values = async () => (await readProductEdit(db, id))!.values

  await openOffice(`/office/products/${id}`)
  const cell = (column: string, variant: string) =>
    page.getByLabel(`${column} of ${variant}`, { exact: true })
  const table = page.getByRole('table', { name: 'Variants' })
  await expect(table.getByRole('columnheader', { name: 'Motif' })).toBeVisible()
  await cell('Price, USD', 'Black, Motif 1').click()
  await page.keyboard.press('Control+End')
  await expect(cell('Weight, g', 'Clay, Motif 1024')).toBeFocused()
  await expect(cell('Price, USD', 'Black, Motif 1')).toHaveCount(0)
  await page.keyboard.type('9')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+Home')
  await expect(cell('Price, USD', 'Black, Motif 1')).toBeFocused()

  // Of what is filtered, the price of the first goes into all.
  await page.getByRole('search', { name: 'Variants in the grid' }).getByLabel('Color').selectOption('Clay')
  await page.getByLabel('SKU').fill('motif-10')
  await expect(page.getByText('36 of 2,048')).toBeVisible()
  await cell('Price, USD', 'Clay, Motif 10').click()
  await page.keyboard.type('48.5x')
  await page.keyboard.press('Control+d')
  await expect(page.getByText('36 cells need a fix.')).toBeVisible()
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await page.keyboard.type('48.50')
  await page.keyboard.press('Control+d')
  await expect(cell('Price, USD', 'Clay, Motif 1000')).toHaveValue('48.50')
  await expect(page.getByText('36 cells need a fix.')).toBeHidden()

  // The draft has cells whose rows are hidden or far away.
  await page.getByLabel('Color').selectOption('Black')
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  await page.waitForFunction(key => JSON.stringify(localStorage).includes(key), '48.50')
  await page.reload()
  await waitForOffice(page)
  await cell('Price, USD', 'Black, Motif 1').click()
  await page.keyboard.press('Control+End')
  await expect(cell('Weight, g', 'Clay, Motif 1024')).toHaveValue('9')
  await page.keyboard.press('Home')
  await page.keyboard.type('much')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+Home')
  await page.getByRole('link', { name: 'Price, USD of Clay, Motif 1024' }).click()
  await expect(cell('Price, USD', 'Clay, Motif 1024')).toBeFocused()
  await page.keyboard.type('51')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('status').filter({ hasText: 'Product saved.' })).toBeVisible()

  const saved = Object.values(await values())
  expect(saved.filter(text => text === '48.50')).toHaveLength(35)
  expect(saved.filter(text => text === '51.00')).toHaveLength(1)
  expect(saved.filter(text => text === '44.00')).toHaveLength(2048 - 36)
  expect(saved).toContain('9')
})
