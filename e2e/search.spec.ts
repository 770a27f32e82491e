import { card, chips, expectCount, expectNames, main, names, numbers, searchBox, value } from './listing.ts'
import { expect, test } from './shop.fixture.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'search' : 'search without JavaScript', { tag: '@desktop' }, () => {
    test.use({ javaScriptEnabled })

    for (const [typed, read, title] of [
      ['watter pot', 'water pot', 'Water Pot'],
      ['scool bag', 'school bag', 'School Bag'],
    ] as const)
      test(`"${typed}" shows what there is for "${read}"`, async ({ page, open }) => {
        await open(`/Shop?q=${encodeURIComponent(typed)}`)
        await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(`Results for “${typed}”`)
        await expect(main(page).getByText(`Showing what there is for “${read}”.`)).toBeVisible()
        await expectNames(page, [title])
      })

    test('the words found are marked in the titles', async ({ page, open }) => {
      await open('/Shop?q=neck+basic')
      await expect(names(page).first()).toHaveText('Basic Crew Neck Tee')
      await expect(card(page, 0).locator('mark')).toHaveText(['Basic', 'Neck'])
      await open('/Shop?q=kett')
      await expectNames(page, ['Gooseneck Kettle'])
      await expect(card(page, 0).locator('mark')).toHaveText(['Kett'])
    })

    test('words that were read as typed need no explanation', async ({ page, open }) => {
      await open('/Shop?q=school+bag')
      await expectNames(page, ['School Bag'])
      await expect(main(page).getByText(/^Showing what there is for/)).toHaveCount(0)
    })

    test('a SKU finds its product alone, however it is typed', async ({ page, open }) => {
      for (const sku of ['TEE-BLK-01-S', 'tee-blk-01-s']) {
        await open(`/Shop?q=${sku}`)
        await expectNames(page, ['Basic Crew Neck Tee'])
      }
    })

    test('words and filters hold together, and clearing the filters keeps the words', async ({
      page,
      open,
    }) => {
      await open('/Shop?q=tee&color=black&category=category-5')
      await expectNames(page, ['Basic Crew Neck Tee', 'Basic Crew Neck Tee'])
      expect(await numbers(page, 'Shop by Color')).toContain('Color Cobalt 1')
      await chips(page).getByRole('link', { name: 'Clear all' }).click()
      await expect(page).toHaveURL('/Shop?q=tee')
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Results for “tee”')
    })

    test('a search that finds nothing says so, and what others buy', async ({ page, open }) => {
      await open('/Shop?q=umbrella')
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Results for “umbrella”')
      await expect(main(page).getByText('No product fits. Try fewer or other words.')).toBeVisible()
      await expectCount(page, '0 products')
      const bestSellers = main(page).getByRole('region', { name: 'Best sellers' })
      await expect(bestSellers.getByRole('heading', { level: 3 })).toHaveCount(4)
      await bestSellers.getByRole('heading', { level: 3 }).first().getByRole('link').click()
      await expect(page).toHaveURL(/\/productDetails\//)
    })

    test('where nothing is found, the nearest spelling that finds something is offered', async ({
      page,
      open,
    }) => {
      await open('/Shop?q=kettle+umbrella')
      await expect(main(page).getByText(/^No product fits\./)).toBeVisible()
      await main(page).getByText('Did you mean').getByRole('link', { name: 'kettle', exact: true }).click()
      await expect(page).toHaveURL('/Shop?q=kettle')
      await expectNames(page, ['Gooseneck Kettle'])
    })

    test('where filters are in the way, each says how many products there are without it', async ({
      page,
      open,
    }) => {
      await open('/Shop?q=tee&color=black&brand=brand-2')
      const ways = main(page)
        .getByRole('listitem')
        .filter({ hasText: /^Without/ })
      await expect(ways).toHaveText(['Without “Brand 2”: 4 products', 'Without “Black”: 2 products'])
      await ways.first().getByRole('link').click()
      await expect(page).toHaveURL('/Shop?q=tee&color=black')
      await expectCount(page, '4 products')
      await expect(value(page, 'Brand 2')).not.toBeChecked()
    })
  })
}

test('a new search begins without the filters of the last', { tag: '@desktop' }, async ({ page, open }) => {
  await open('/Shop?q=tee&color=black&sort=price-asc')
  await expect(searchBox(page)).toHaveValue('tee')
  await searchBox(page).fill('bag')
  await searchBox(page).press('Enter')
  await expect(page).toHaveURL('/Shop?q=bag')
  await expect(searchBox(page)).toHaveValue('bag')
  await page.goBack()
  await expect(page).toHaveURL('/Shop?q=tee&color=black&sort=price-asc')
  await expect(searchBox(page)).toHaveValue('tee')
})
