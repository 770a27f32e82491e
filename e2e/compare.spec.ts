import { choseBefore, chosenByBrowser, columns, compareButton, rowOf, table } from './compare.ts'
import { card } from './listing.ts'
import { main } from './product.ts'
import { expect, test } from './shop.fixture.ts'

const full = 'You compare four already. Take one out first.'
const four = 'water-pot,school-bag,product,office-bag'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'a comparison' : 'a comparison without JavaScript', {
    tag: javaScriptEnabled ? [] : '@desktop',
  }, () => {
    test.use({ javaScriptEnabled })

    test('stands side by side: names, prices, options, availability and every detail', async ({
      page,
      open,
    }) => {
      await open('/compare?products=product,water-pot')
      await expect(page).toHaveTitle('Compare Product and Water Pot · Tote')
      await expect(columns(page).getByRole('link')).toHaveText(['Product', 'Water Pot'])
      await expect(table(page).getByRole('img')).toHaveCount(2)
      const cells = (name: string) => rowOf(page, name).getByRole('cell')
      await expect(cells('Price differs')).toHaveText(['From $44.00Before: $88.00', '$80.00'])
      await expect(cells('Rating differs')).toHaveText(['4 out of 5, 1 review', '4.5 out of 5, 2 reviews'])
      await expect(cells('Availability')).toHaveText(['In stock', 'In stock'])
      await expect(cells('Colors differs').first().getByRole('listitem')).toHaveText([
        'Black',
        'White',
        'Sage',
        'Cobalt',
        'Clay',
      ])
      await expect(cells('Sizes differs')).toHaveText(['SMLgXLXXL', '—not given'])
      expect(await main(page).innerText(), 'nothing that is meant for others').not.toContain('<')
      await expect(cells('Brand differs')).toHaveText(['Brand 1', 'Brand 2'])
      await expect(cells('Category differs')).toHaveText(['Category 1', 'Category 3'])
      await expect(cells('Material differs')).toHaveText(['combed cotton jersey', 'stoneware, glazed'])
      await expect(cells('Holds differs')).toHaveText(['—not given', '50 fl oz'])
      await columns(page).getByRole('link', { name: 'Water Pot' }).click()
      await expect(page).toHaveURL('/productDetails/water-pot')
    })

    test('says what of a product is sold out', async ({ page, open }) => {
      await open('/compare?products=product,basic-crew-neck-tee-sage')
      const sizes = rowOf(page, 'Sizes differs').getByRole('cell').last()
      await expect(sizes.getByRole('listitem')).toHaveText([
        'S',
        'M (sold out)',
        'Lg',
        'XL',
        'XXL (sold out)',
      ])
    })

    test('shows only its differences when it is asked to, and all again', async ({ page, open }) => {
      await open('/compare?products=product,basic-crew-neck-tee-black')
      const names = table(page).locator('tbody').getByRole('rowheader')
      await expect(names).toHaveCount(12)
      await main(page).getByRole('link', { name: 'Only differences' }).click()
      await expect(page).toHaveURL('/compare?products=product,basic-crew-neck-tee-black&differences=1')
      await expect(names).toHaveText([/^Price/, /^Colors/, /^Material/, /^Care/, /^Description/])
      await main(page).getByRole('link', { name: 'All', exact: true }).click()
      await expect(page).toHaveURL('/compare?products=product,basic-crew-neck-tee-black')
      await expect(names).toHaveCount(12)
    })

    test('goes on without what is taken out of it, down to nothing', async ({
      page,
      open,
      context,
      shop,
    }) => {
      await choseBefore(context, shop.url, 'product,water-pot')
      await open('/compare?products=product,water-pot&differences=1')
      await main(page).getByRole('button', { name: 'Remove Product' }).click()
      await expect(page).toHaveURL('/compare?products=water-pot&differences=1')
      await expect(columns(page).getByRole('link')).toHaveText(['Water Pot'])
      expect(await chosenByBrowser(context)).toBe('water-pot')
      await expect(rowOf(page, 'Price'), 'one product is shown with all its rows').toBeVisible()
      await main(page).getByRole('button', { name: 'Remove Water Pot' }).click()
      await expect(page).toHaveURL('/compare')
      await expect(main(page).getByText('Nothing is chosen yet.')).toBeVisible()
      expect(await chosenByBrowser(context)).toBeUndefined()
      await main(page).getByRole('link', { name: 'Our Best Sellers' }).click()
      await expect(page).toHaveURL('/collections/best-sellers')
    })

    test('that somebody sent is shown as it was sent, and the own choice stays until it is given up', async ({
      page,
      open,
      context,
      shop,
    }) => {
      await choseBefore(context, shop.url, 'office-bag,school-bag')
      await open('/compare?products=product,water-pot')
      await expect(columns(page).getByRole('link')).toHaveText(['Product', 'Water Pot'])
      await main(page).getByRole('button', { name: 'Remove Product' }).click()
      await expect(columns(page).getByRole('link')).toHaveText(['Water Pot'])
      expect(await chosenByBrowser(context)).toBe('office-bag.school-bag')
      await main(page)
        .getByRole('link', { name: /^Your own/ })
        .click()
      await expect(page).toHaveURL('/compare?products=office-bag,school-bag')
      await expect(columns(page).getByRole('link')).toHaveText(['Office Bag', 'School Bag'])
      await open('/compare?products=product,water-pot')
      await main(page).getByRole('button', { name: 'Keep these' }).click()
      await expect.poll(() => chosenByBrowser(context)).toBe('product.water-pot')
      await expect(page).toHaveURL('/compare?products=product,water-pot')
    })

    test('of one product asks for another, and names what the shop does not have any more', async ({
      page,
      open,
      context,
      shop,
    }) => {
      await choseBefore(context, shop.url, 'water-pot')
      await open('/compare?products=water-pot,went')
      await expect(columns(page).getByRole('link')).toHaveText(['Water Pot'])
      await expect(main(page).getByText('One product of this comparison is not in the shop')).toBeVisible()
      await expect(main(page).getByRole('link', { name: 'Only differences' })).toHaveCount(0)
      await expect(table(page).getByText('differs')).toHaveCount(0)
      await main(page).getByRole('link', { name: 'Choose another' }).click()
      await expect(page).toHaveURL('/Shop')
    })
  })
}

test.describe('choosing without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('leads back to the product, and from there to the comparison', async ({ page, open, context }) => {
    await open('/Shop?color=black&sort=name')
    await (await compareButton(page, 3)).click()
    await expect(page).toHaveURL(/\/Shop\?color=black&sort=name#compare-/)
    await expect(card(page, 3)).toBeInViewport()
    await expect(page.getByText('It is in your comparison.')).toBeVisible()
    await open('/productDetails/water-pot')
    await expect(page.getByText('It is in your comparison.')).toBeHidden()
    await main(page).getByRole('button', { name: 'Compare' }).first().click()
    await expect(page).toHaveURL('/productDetails/water-pot#compare-water-pot')
    expect(await chosenByBrowser(context)).toMatch(/^[a-z-]+\.water-pot$/)
    await page.getByRole('link', { name: 'See the comparison' }).click()
    await expect(columns(page).getByRole('link')).toHaveCount(2)
  })

  test('a fifth is refused in words, and the four are as they were', { tag: '@desktop' }, async ({
    page,
    open,
    context,
    shop,
    complaints,
  }) => {
    complaints.refused.add(`${shop.url}/compare/add`)
    await choseBefore(context, shop.url, four)
    await open('/productDetails/zip-pouch')
    await main(page).getByRole('button', { name: 'Compare' }).first().click()
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(full)
    await main(page).getByRole('link', { name: 'Back to where you were' }).click()
    await expect(page).toHaveURL('/productDetails/zip-pouch')
    expect(await chosenByBrowser(context)).toBe(four.replaceAll(',', '.'))
  })
})
