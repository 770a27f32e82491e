import { pageMain } from '../support/product.ts'
import { expect, test } from '../support/shop.fixture.ts'
import {
  comparisonColumns,
  comparisonRow,
  comparisonTable,
  readBrowserCompareCookie,
  setCompareCookie,
} from './compare.ts'

test('filtering rows and removing products needs no request', async ({ page, open, context, shop }) => {
  await setCompareCookie(context, shop.url, 'product,water-pot,basic-crew-neck-tee-black')
  await open('/compare?products=product,water-pot,basic-crew-neck-tee-black')
  await expect(page).toHaveTitle('Compare Product, Water Pot, and Basic Crew Neck Tee · Tote')
  const cells = comparisonRow(page, 'Price differs').getByRole('cell')
  await expect(cells).toHaveText(['From $44.00Before: $88.00', '$80.00', '$44.00'])
  const rows = comparisonTable(page).locator('tbody').getByRole('rowheader')
  await expect(rows).toHaveCount(19)
  await page.waitForLoadState('networkidle')
  const requests: string[] = []
  page.on('request', request => requests.push(new URL(request.url()).pathname))
  await pageMain(page).getByRole('button', { name: 'Remove Water Pot' }).click()
  await expect(page).toHaveURL('/compare?products=product,basic-crew-neck-tee-black')
  await expect(comparisonColumns(page).getByRole('link')).toHaveText(['Product', 'Basic Crew Neck Tee'])
  await expect(pageMain(page).getByRole('button', { name: 'Remove Basic Crew Neck Tee' })).toBeFocused()
  await pageMain(page).getByRole('link', { name: 'Differences only' }).click()
  await expect(page).toHaveURL('/compare?products=product,basic-crew-neck-tee-black&differences=1')
  await expect(rows).toHaveText([/^Price/, /^Color/, /^Material/, /^Care/, /^Description/])
  await pageMain(page).getByRole('button', { name: 'Remove Product' }).click()
  await expect(comparisonColumns(page).getByRole('link')).toHaveText(['Basic Crew Neck Tee'])
  await expect(comparisonRow(page, 'Price'), 'one product is shown with all its rows').toBeVisible()
  expect(await readBrowserCompareCookie(context)).toBe('basic-crew-neck-tee-black')
  expect(requests.filter(path => !/^\/(pictures|favicon)/.test(path))).toEqual([])
  await pageMain(page).getByRole('button', { name: 'Remove Basic Crew Neck Tee' }).click()
  await expect(page).toHaveURL('/compare')
  await expect(pageMain(page).getByText(/^Nothing to compare yet/)).toBeVisible()
  expect(await readBrowserCompareCookie(context)).toBeUndefined()
})

test('a comparison from someone else leaves the own one until it is saved', async ({
  page,
  open,
  context,
  shop,
}) => {
  await setCompareCookie(context, shop.url, 'office-bag,school-bag')
  await open('/compare?products=product,water-pot')
  await expect(comparisonColumns(page).getByRole('link')).toHaveText(['Product', 'Water Pot'])
  await pageMain(page).getByRole('button', { name: 'Remove Product' }).click()
  await expect(comparisonColumns(page).getByRole('link')).toHaveText(['Water Pot'])
  expect(await readBrowserCompareCookie(context)).toBe('office-bag.school-bag')
  await pageMain(page)
    .getByRole('link', { name: /^Your comparison \(/ })
    .click()
  await expect(page).toHaveURL('/compare?products=office-bag,school-bag')
  await expect(comparisonColumns(page).getByRole('link')).toHaveText(['Office Bag', 'School Bag'])
  await open('/compare?products=product,water-pot')
  await pageMain(page).getByRole('button', { name: 'Save this comparison' }).click()
  await expect.poll(() => readBrowserCompareCookie(context)).toBe('product.water-pot')
  await expect(page).toHaveURL('/compare?products=product,water-pot')
})
