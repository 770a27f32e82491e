import {
  color,
  detail,
  less,
  main,
  more,
  offered,
  pictures,
  quantity,
  showChoice,
  size,
  status,
} from './product.ts'
import { expect, test } from './shop.fixture.ts'

const clayPictures = [
  'Clay crew neck tee, from the front',
  'Clay crew neck tee, from the back',
  'Ribbed collar and neck label of the clay tee, close up',
  'Three clay tees, folded and stacked',
]

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'the product page' : 'the product page without JavaScript', {
    tag: javaScriptEnabled ? [] : '@desktop',
  }, () => {
    test.use({ javaScriptEnabled })

    test('it shows "Product" with rating, prices and four pictures', async ({ page, open }) => {
      await open('/productDetails')
      await expect(page).toHaveTitle('Product · Tote')
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Product')
      await expect(main(page).getByRole('img', { name: '4 out of 5 stars' })).toBeVisible()
      await expect(main(page).getByText('1 Review', { exact: true })).toBeVisible()
      const before = detail(page).locator('s')
      await expect(before).toHaveText('Before: $88.00')
      await expect(before).toHaveCSS('text-decoration-line', 'line-through')
      await expect(detail(page).getByText('Now: $44.00')).toBeVisible()
      expect(await pictures(page)).toEqual(clayPictures)
      for (const name of clayPictures) await expect(main(page).getByRole('img', { name })).toBeVisible()
    })

    test('it offers five colors, five sizes and two statuses, and what is sold out is disabled', async ({
      page,
      open,
    }) => {
      await open('/productDetails')
      const colors = main(page).getByRole('group', { name: 'Color Clay' }).getByRole('radio')
      await expect(colors).toHaveCount(5)
      for (const name of ['Black', 'White', 'Sage', 'Cobalt', 'Clay'])
        await expect(color(page, name)).toBeEnabled()
      await expect(color(page, 'Clay')).toBeChecked()
      await expect(size(page).getByRole('option')).toHaveText(['S', 'M', 'Lg', 'XL', 'XXL'])
      expect(await offered(size(page))).toEqual(['S', 'M', 'Lg', 'XXL'])
      await expect(size(page).getByRole('option', { name: 'XL', exact: true })).toHaveAttribute(
        'label',
        'XL, sold out',
      )
      await expect(size(page)).toHaveValue('s')
      await expect(status(page).getByRole('option')).toHaveText(['In Stock', 'Out of Stock'])
      await expect(status(page)).toHaveValue('in-stock')
      await expect(main(page).getByText('In stock', { exact: true })).toBeVisible()
    })

    test('the quantity starts at 1, and everything can be done with the product', async ({ page, open }) => {
      await open('/productDetails')
      await expect(quantity(page)).toHaveValue('1')
      await expect(less(page)).toBeEnabled()
      await expect(more(page)).toBeEnabled()
      await expect(detail(page).getByRole('button', { name: 'Add to Cart', exact: true })).toBeEnabled()
      await expect(detail(page).getByRole('button', { name: 'Add to Wish List', exact: true })).toBeEnabled()
      await expect(showChoice(page)).toHaveCount(javaScriptEnabled ? 0 : 1)
    })

    test('it repeats the shop’s promises and says where it stands', async ({ page, open }) => {
      await open('/productDetails')
      await expect(
        main(page).getByText('Two years warranty · Free shipping · Return policy in 30 days', {
          exact: true,
        }),
      ).toBeVisible()
      const trail = main(page).getByRole('navigation', { name: 'Breadcrumb' })
      await expect(trail.getByRole('listitem')).toHaveText(['Home', 'Shop', 'Category 1', 'Product'])
      await expect(trail.getByRole('link', { name: 'Category 1' })).toHaveAttribute(
        'href',
        '/Shop/category-1',
      )
    })

    test('an address with a choice opens with just that', async ({ page, open }) => {
      await open('/productDetails?color=black&size=xxl&status=in-stock')
      await expect(color(page, 'Black')).toBeChecked()
      await expect(size(page)).toHaveValue('xxl')
      await expect(detail(page).getByText('Now: $48.00')).toBeVisible()
      await expect(main(page).getByText('Only 2 left', { exact: true })).toBeVisible()
      expect(await pictures(page)).toEqual(['Black crew neck tee with short sleeves, from the front'])
    })

    test('an address that asks for rubbish opens as without it', async ({ page, open }) => {
      await open('/productDetails?color=%3Cscript%3E&size=9&status=maybe&quantity=many&step=up')
      await expect(color(page, 'Clay')).toBeChecked()
      await expect(size(page)).toHaveValue('s')
      await expect(quantity(page)).toHaveValue('1')
      await expect(detail(page).getByText('Now: $44.00')).toBeVisible()
    })

    test('a product without colors and sizes offers only what it has', async ({ page, open }) => {
      await open('/productDetails/glass-carafe')
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Glass Carafe')
      await expect(main(page).getByRole('radio')).toHaveCount(0)
      await expect(size(page)).toHaveCount(0)
      await expect(detail(page).getByText('$46.00', { exact: true })).toBeVisible()
      await expect(detail(page).locator('s')).toHaveCount(0)
      await expect(detail(page).getByText('Only 3 left', { exact: true })).toBeVisible()
      await expect(main(page).getByText(/Review/)).toHaveCount(0)
    })
  })
}

test('"Product" has the same page at its own address', async ({ page, open }) => {
  await open('/productDetails/product')
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Product')
  expect(await pictures(page)).toEqual(clayPictures)
})
