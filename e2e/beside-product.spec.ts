import { detail, main, row } from './product.ts'
import { expect, test } from './shop.fixture.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'beside a product' : 'beside a product without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('stand its details, and the shop’s promises in full when they are opened', async ({
      page,
      open,
    }) => {
      await open('/productDetails')
      await expect(detail(page).getByRole('definition').first()).toHaveText('combed cotton jersey')
      for (const [name, words] of [
        ['Shipping', 'Shipping is free for every order'],
        ['Returns', 'within 30 days'],
        ['Warranty', 'we repair it, replace it'],
      ] as const) {
        await expect(detail(page).getByText(words)).toBeHidden()
        await detail(page).getByRole('heading', { name, exact: true }).click()
        await expect(detail(page).getByText(words)).toBeVisible()
      }
    })

    test('stand its reviews: how many gave how many stars, the newest, and the others behind a press', async ({
      page,
      open,
    }) => {
      await open('/productDetails/school-bag')
      await detail(page).getByRole('link', { name: '7 Reviews' }).click()
      const reviews = row(page, 'Reviews')
      await expect(reviews).toBeInViewport()
      await expect(reviews.getByText('4.3 out of 5, from 7 reviews')).toBeVisible()
      await expect(
        reviews.getByRole('list', { name: 'How many stars were given' }).getByRole('listitem'),
      ).toHaveText([
        '5 stars4 reviews',
        '4 stars2 reviews',
        '3 stars0 reviews',
        '2 stars1 review',
        '1 star0 reviews',
      ])
      await expect(reviews.getByRole('heading', { level: 3 })).toHaveCount(5)
      await expect(reviews.getByText('Gave 5 of 5').first()).toBeAttached()
      await expect(reviews.getByText('Teo R., November 14, 2026')).toBeVisible()
      await reviews.getByText('Show 2 more').click()
      await expect(reviews.getByRole('heading', { level: 3 })).toHaveCount(7)
      await reviews.getByText('Show fewer').click()
      await expect(reviews.getByRole('heading', { level: 3 })).toHaveCount(5)
    })

    test('stands what goes well with it, and leads there', async ({ page, open }) => {
      await open('/productDetails')
      const links = row(page, 'Goes well with').getByRole('link')
      await expect(links).toHaveCount(4)
      expect(await links.allTextContents()).not.toContain('Product')
      await row(page, 'Goes well with').getByRole('link', { name: 'Cotton Cap' }).click()
      await expect(page).toHaveURL('/productDetails/cotton-cap')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cotton Cap')
    })
  })
}

test('what was viewed before stands at the end, newest first, without the product itself', async ({
  page,
  open,
}) => {
  const viewed = row(page, 'Recently viewed')
  await open('/productDetails/water-pot')
  await expect(viewed).toHaveCount(0)
  await open('/productDetails/school-bag')
  await expect(viewed.getByRole('heading', { level: 3 })).toHaveText(['Water Pot'])
  await open('/productDetails')
  await expect(viewed.getByRole('heading', { level: 3 })).toHaveText(['School Bag', 'Water Pot'])
  await viewed.getByRole('link', { name: 'Water Pot' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Water Pot')
  await expect(viewed.getByRole('heading', { level: 3 })).toHaveText(['Product', 'School Bag'])
})

test('where a browser keeps nothing, the page is whole without it', async ({ page, open }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  })
  await open('/productDetails/water-pot')
  await open('/productDetails')
  await expect(row(page, 'Goes well with')).toBeVisible()
  await expect(row(page, 'Recently viewed')).toHaveCount(0)
})

test('what is stored by others asks the shop for nothing', async ({ page, open }) => {
  await page.addInitScript(() => localStorage.setItem('seen-products', '"><img src=x>,javascript:1,-1'))
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await open('/productDetails')
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Product')
  expect(asked).not.toContain('/productCards')
})
