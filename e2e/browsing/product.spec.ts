import { pageMain, productRegion, productSection } from '../support/product.ts'
import { expect, test } from '../support/shop.fixture.ts'

test('terms and reviews open on demand, and related products are a click away', async ({ page, open }) => {
  await open('/productDetails')
  const terms = productRegion(page).getByText('Standard, 3 to 5 business days: free.')
  await expect(terms).toBeHidden()
  await productRegion(page).getByRole('heading', { name: 'Shipping', exact: true }).click()
  await expect(terms).toBeVisible()
  await productSection(page, 'Goes well with').getByRole('link', { name: 'Cotton Cap' }).click()
  await expect(page).toHaveURL('/productDetails/cotton-cap')

  await open('/productDetails/school-bag')
  await productRegion(page).getByRole('link', { name: '7 Reviews' }).click()
  const reviews = productSection(page, 'Reviews')
  await expect(reviews).toBeInViewport()
  await expect(reviews.getByRole('heading', { level: 3 })).toHaveCount(7)
  await reviews.getByRole('link', { name: '4 stars' }).click()
  await expect(page).toHaveURL('/productDetails/school-bag?stars=4#reviews')
  await expect(reviews).toBeInViewport()
  await expect(reviews.getByRole('heading', { level: 3 })).toHaveCount(2)
})

test('recently viewed products are listed newest first, without the current one', async ({ page, open }) => {
  const viewed = productSection(page, 'Recently viewed')
  await open('/productDetails/water-pot')
  await expect(viewed).toHaveCount(0)
  await open('/productDetails/school-bag')
  await expect(viewed, 'one is no list').toHaveCount(0)
  await open('/productDetails')
  await expect(viewed.getByRole('heading', { level: 3 })).toHaveText(['School Bag', 'Water Pot'])
  await viewed.getByRole('link', { name: 'Water Pot' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Water Pot')
  await expect(viewed.getByRole('heading', { level: 3 })).toHaveText(['Product', 'School Bag'])
})

test('hostile or blocked storage leaves the page without recently viewed products', async ({
  page,
  open,
}) => {
  const requested: string[] = []
  page.on('request', request => requested.push(new URL(request.url()).pathname))
  await page.addInitScript(() => localStorage.setItem('seen-products', '"><img src=x>,javascript:1,-1'))
  await open('/productDetails')
  await expect(pageMain(page).getByRole('heading', { level: 1 })).toHaveText('Product')
  expect(requested).not.toContain('/product-cards')
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  })
  await open('/productDetails/water-pot')
  await expect(productSection(page, 'Goes well with')).toBeVisible()
  await expect(productSection(page, 'Recently viewed')).toHaveCount(0)
})
