import { productRegion } from '../support/product.ts'
import { expect, test } from '../support/shop.fixture.ts'

test('shows four best sellers side by side and opens one', async ({ page, open }) => {
  await open('/')
  const bestSellers = page.getByRole('region', { name: 'Our Best Sellers' })
  const boxes = await Promise.all(
    (await bestSellers.getByRole('heading', { level: 3 }).all()).map(title => title.boundingBox()),
  )
  expect(new Set(boxes.map(box => Math.round(box!.y))).size).toBe(1)
  expect(new Set(boxes.map(box => Math.round(box!.x))).size).toBe(4)
  await bestSellers.getByRole('link', { name: 'Office Bag' }).click()
  await expect(page).toHaveURL('/productDetails/office-bag')
  await expect(productRegion(page).getByText('$120.00').first()).toBeVisible()
})
