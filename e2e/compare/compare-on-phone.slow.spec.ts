import { pageMain } from '../support/product.ts'
import { expect, test } from '../support/shop.fixture.ts'
import {
  compareBar,
  compareBarItems,
  compareLink,
  comparisonColumns,
  comparisonTable,
  setCompareCookie,
} from './compare.ts'

const four = 'water-pot,school-bag,product,office-bag'

test('two products fill the screen, and a swipe shows the others', { tag: '@phone' }, async ({
  page,
  open,
}) => {
  await open(`/compare?products=${four}`)
  for (const name of ['Water Pot', 'School Bag'])
    await expect(comparisonColumns(page).getByRole('link', { name })).toBeInViewport({ ratio: 1 })
  await expect(comparisonColumns(page).getByRole('link', { name: 'Office Bag' })).not.toBeInViewport()
  const region = pageMain(page).getByRole('region', { name: 'Comparison' })
  await region.evaluate(element => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }))
  await expect(comparisonColumns(page).getByRole('link', { name: 'Office Bag' })).toBeInViewport({ ratio: 1 })
  const head = (await comparisonTable(page).getByText('Material').last().boundingBox())!
  expect(head.x, 'row headings stay at the edge').toBe(20)
})

test('the bar is one row with its link', { tag: '@phone' }, async ({ page, open, context, shop }) => {
  await setCompareCookie(context, shop.url, four)
  await page.setViewportSize({ width: 320, height: 700 })
  await open('/Shop')
  await expect(compareLink(page)).toBeInViewport({ ratio: 1 })
  expect((await compareBar(page).boundingBox())!.height).toBeLessThan(90)
  await compareBar(page).getByRole('button', { name: 'Remove Product from your comparison' }).tap()
  await expect(compareBarItems(page)).toHaveText(['Water Pot', 'School Bag', 'Office Bag'])
  await compareLink(page).tap()
  await expect(comparisonColumns(page)).toHaveCount(3)
})
