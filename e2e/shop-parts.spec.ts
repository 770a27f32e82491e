import { expectCount, expectNames, filters, main, names, pageLinks, sortBox, value } from './listing.ts'
import { expect, test } from './shop.fixture.ts'

for (const javaScriptEnabled of [true, false]) {
  const title = javaScriptEnabled ? 'parts of the shop' : 'parts of the shop without JavaScript'
  test.describe(title, { tag: '@desktop' }, () => {
    test.use({ javaScriptEnabled })

    for (const [address, name, trail, count] of [
      ['/Shop/category-3', 'Category 3', ['Home', 'Shop', 'Category 3'], '5 products'],
      ['/brands/brand-2', 'Brand 2', ['Home', 'Shop', 'Brands', 'Brand 2'], '5 products'],
      ['/collections/bags', 'Bags for every day', ['Home', 'Shop', 'Bags for every day'], '7 products'],
      ['/collections/new-arrivals', 'New Arrivals', ['Home', 'Shop', 'New Arrivals'], '10 products'],
      ['/collections/best-sellers', 'Our Best Sellers', ['Home', 'Shop', 'Our Best Sellers'], '4 products'],
    ] as const)
      test(`${address} is a page of its own with its name and the way to it`, async ({
        page,
        open,
        shop,
      }) => {
        await open(address)
        await expect(page).toHaveTitle(`${name} · Tote`)
        await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(name)
        const breadcrumb = main(page).getByRole('navigation', { name: 'Breadcrumb' })
        await expect(breadcrumb.getByRole('listitem')).toHaveText([...trail])
        await expectCount(page, count)
        await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', shop.url + address)
        await expect(pageLinks(page)).toHaveCount(0)
      })

    test('every brand that has something to sell leads to what it makes', async ({ page, open }) => {
      await open('/brands')
      await expect(page).toHaveTitle('Brands · Tote')
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Brands')
      const brands = main(page)
        .getByRole('listitem')
        .filter({ hasText: /^Brand \d/ })
      await expect(brands).toHaveText([
        'Brand 1 5',
        'Brand 2 5',
        'Brand 3 5',
        'Brand 4 4',
        'Brand 5 4',
        'Brand 6 4',
      ])
      await brands.nth(1).getByRole('link').click()
      await expect(page).toHaveURL('/brands/brand-2')
      await expectNames(page, [
        'Basic Crew Neck Tee',
        'Basic Crew Neck Tee',
        'Water Pot',
        'Steel Bottle',
        'Cotton Cap',
      ])
    })

    test('the new arrivals stand newest first, the best sellers as the home page shows them', async ({
      page,
      open,
    }) => {
      await open('/collections/new-arrivals')
      await expect(names(page).first()).toHaveText('Canvas Tote')
      await expect(names(page).last()).toHaveText('Striped Tee')
      await open('/collections/best-sellers')
      await expectNames(page, ['Water Pot', 'Office Bag', 'Hamal Dista', 'School Bag'])
    })
  })
}

test.describe('parts of the shop', { tag: '@desktop' }, () => {
  test('a part is filtered and sorted like the whole shop, but not by what it is itself', async ({
    page,
    open,
  }) => {
    await open('/brands/brand-2')
    await expect(filters(page).getByRole('group', { name: 'Shop by Brand' })).toHaveCount(0)
    await value(page, 'Category 4').check()
    await expect(page).toHaveURL('/brands/brand-2?category=category-4')
    await sortBox(page).selectOption('Price, low to high')
    await expect(page).toHaveURL('/brands/brand-2?category=category-4&sort=price-asc')
    await expectNames(page, ['Cotton Cap', 'Steel Bottle'])
    await open('/Shop/category-2')
    await expect(filters(page).getByRole('group', { name: 'Shop by Category' })).toHaveCount(0)
    await open('/collections/bags')
    await value(page, '$10.00-$19.00').check()
    await expect(page).toHaveURL('/collections/bags?price=10-19')
    await expectNames(page, ['Zip Pouch'])
  })

  test('a brand or collection that there is not is answered with 404', async ({ request }) => {
    for (const address of ['/brands/brand-9', '/collections/nothing', '/collections']) {
      const answer = await request.get(address)
      expect(answer.status(), address).toBe(404)
      expect(await answer.text(), address).toContain('This is Error Page')
    }
  })
})
