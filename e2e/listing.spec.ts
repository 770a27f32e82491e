import {
  card,
  chips,
  expectCount,
  filters,
  filtersButton,
  main,
  names,
  numbers,
  pageSizeBox,
  sortBox,
  value,
} from './listing.ts'
import { expect, test } from './shop.fixture.ts'

const actions = ['Add to Wish List', 'Compare', 'Add to Cart']

const filterGroups: Record<string, string[]> = {
  'Shop by Category': ['Category 1', 'Category 2', 'Category 3', 'Category 4', 'Category 5'],
  'Shop by Color': ['Color Black', 'Color White', 'Color Sage', 'Color Cobalt', 'Color Clay'],
  'Shop by Brand': ['Brand 1', 'Brand 2', 'Brand 3', 'Brand 4', 'Brand 5', 'Brand 6'],
  'Shop by Price': [
    '$0.00-$9.99',
    '$10.00-$19.00',
    '$20.00-$29.00',
    '$30.00-$39.00',
    '$40.00-$49.00',
    '$50.00-$69.00',
  ],
  'Shop by Size': ['S', 'M', 'Lg', 'XL', 'XXL'],
  Availability: ['In stock'],
}

/** The twelve of the listing in its order, with their badges. */
const tees: [slug: string, badge: string | null][] = [
  ['black', 'New'],
  ['white', '10%'],
  ['cobalt', null],
  ['sage', '30%'],
  ['clay', null],
  ['black-heavyweight', '5%'],
  ['clay-relaxed', null],
  ['sage-linen', 'New'],
  ['white-boxy', '10%'],
  ['cobalt-long', null],
  ['black-slim', null],
  ['white-lightweight', null],
]

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'the listing' : 'the listing without JavaScript', () => {
    test.use({ javaScriptEnabled })
    const everywhere = { tag: javaScriptEnabled ? [] : '@desktop' }

    test(
      'the filter panel names everything that the shop sorts by, with how many products each brings',
      everywhere,
      async ({ page, open, isMobile }) => {
        await open('/Shop')
        if (isMobile) await filtersButton(page).tap()
        await expect(filters(page).getByRole('group')).toHaveCount(6)
        for (const [title, entries] of Object.entries(filterGroups)) {
          const group = filters(page).getByRole('group', { name: title, exact: true })
          await expect(group.getByRole('checkbox')).toHaveCount(entries.length)
          for (const [place, name] of entries.entries()) {
            const box = group.getByRole('listitem').nth(place).getByRole('checkbox', { name, exact: true })
            await expect(box).not.toBeChecked()
            await expect(box).toHaveAccessibleDescription(/^\d+ products?$/)
          }
        }
        expect(await numbers(page, 'Shop by Category')).toEqual([
          'Category 1 14',
          'Category 2 7',
          'Category 3 5',
          'Category 4 7',
          'Category 5 16',
        ])
        await expect(value(page, '$0.00-$9.99'), 'nothing is that cheap').toBeDisabled()
        await expect(filters(page).getByRole('checkbox', { disabled: true })).toHaveCount(1)
        const swatches = filters(page).getByRole('group', { name: 'Shop by Color' }).locator('svg circle')
        const colors = await swatches.evaluateAll(all => all.map(swatch => swatch.getAttribute('fill')))
        expect(new Set(colors).size, 'five swatches of five colors').toBe(5)
      },
    )

    test('the sort box says "Featured" and the page-size box "36"', everywhere, async ({ page, open }) => {
      await open('/Shop')
      await expect(sortBox(page)).toBeEnabled()
      await expect(sortBox(page).getByRole('option', { selected: true })).toHaveText('Featured')
      await expect(sortBox(page).getByRole('option')).toHaveText([
        'Featured',
        'Newest',
        'Best selling',
        'Price, low to high',
        'Price, high to low',
        'Name',
        'Top rated',
      ])
      await expect(pageSizeBox(page)).toBeEnabled()
      await expect(pageSizeBox(page).getByRole('option', { selected: true })).toHaveText('36')
      await expect(pageSizeBox(page).getByRole('option')).toHaveText(['12', '24', '36', '48', '96'])
    })

    test('twelve tees at $44.00, each a product of its own', everywhere, async ({ page, open }) => {
      await open('/Shop')
      await expect(page).toHaveTitle('Shop · Tote')
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Shop')
      await expectCount(page, '12 products')
      await expect(chips(page)).toHaveCount(0)
      await expect(names(page)).toHaveText(tees.map(() => 'Basic Crew Neck Tee'))
      await expect(main(page).getByText('$44.00', { exact: true })).toHaveCount(12)
      await expect(names(page).getByRole('link')).toHaveCount(12)
      const addresses = await names(page)
        .getByRole('link')
        .evaluateAll(links => links.map(link => link.getAttribute('href')))
      expect(addresses).toEqual(tees.map(([slug]) => `/productDetails/basic-crew-neck-tee-${slug}`))
    })

    test('the badges are on the tees that they belong to', everywhere, async ({ page, open }) => {
      await open('/Shop')
      for (const [place, [slug, badge]] of tees.entries()) {
        const badges = card(page, place).getByText(/^(New|\d+%( off)?)$/)
        await expect(badges, slug).toHaveText(badge === null ? [] : [new RegExp(`^${badge}`)])
      }
    })

    test('the whole card leads to its product', everywhere, async ({ page, open }) => {
      await open('/Shop')
      await card(page, 3)
        .getByRole('img')
        .click({ position: { x: 20, y: 120 }, force: true })
      await expect(page).toHaveURL('/productDetails/basic-crew-neck-tee-sage')
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Basic Crew Neck Tee')
      await expect(main(page).getByText('Now: $44.00')).toBeVisible()
    })

    test('a card under the pointer shows its three actions', { tag: '@desktop' }, async ({ page, open }) => {
      await open('/Shop')
      await expect(card(page, 1).getByRole('button')).toHaveCount(0)
      await card(page, 1).hover()
      await expect(card(page, 1).getByRole('button')).toHaveText(actions)
      for (const action of await card(page, 1).getByRole('button').all()) {
        await expect(action).toBeVisible()
        await expect(action).toBeInViewport({ ratio: 1 })
        await expect(action).toBeEnabled()
      }
      await expect(card(page, 2).getByRole('button')).toHaveCount(0)
    })

    test('a card that has the focus shows its three actions', { tag: '@desktop' }, async ({ page, open }) => {
      await open('/Shop')
      await card(page, 0).getByRole('link').focus()
      for (const name of actions) {
        await page.keyboard.press('Tab')
        await expect(card(page, 0).getByRole('button', { name })).toBeFocused()
      }
      await page.keyboard.press('Tab')
      await expect(card(page, 1).getByRole('link')).toBeFocused()
      await expect(card(page, 1).getByRole('button')).toHaveText(actions)
      await expect(card(page, 0).getByRole('button')).toHaveCount(0)
    })

    test('a finger sees the three actions of every card', { tag: '@phone' }, async ({ page, open }) => {
      await open('/Shop')
      for (const place of [0, 5, 11]) {
        await expect(card(page, place).getByRole('button')).toHaveText(actions)
        for (const action of await card(page, place).getByRole('button').all()) {
          await expect(action).toBeVisible()
          await expect(action).toBeEnabled()
        }
      }
    })

    test('the filters are a sheet on a phone, which closes again', { tag: '@phone' }, async ({
      page,
      open,
    }) => {
      await open('/Shop')
      const button = filtersButton(page)
      await expect(filters(page)).toHaveCount(0)
      await button.tap()
      await expect(filters(page)).toBeInViewport()
      await filters(page).getByRole('button', { name: 'Close filters' }).tap()
      await expect(filters(page)).toHaveCount(0)
      await button.focus()
      await page.keyboard.press('Enter')
      await expect(filters(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(filters(page)).toHaveCount(0)
      await expect(button).toBeFocused()
    })

    test('a category shows its own products', everywhere, async ({ page, open }) => {
      await open('/Shop/category-2')
      await expect(page).toHaveTitle('Category 2 · Tote')
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Category 2')
      await expect(names(page)).toHaveText([
        'Office Bag',
        'Hamal Dista',
        'School Bag',
        'Canvas Tote',
        'Weekend Duffel',
        'Crossbody Bag',
        'Zip Pouch',
      ])
      await expectCount(page, '7 products')
      const trail = main(page).getByRole('navigation', { name: 'Breadcrumb' })
      await expect(trail.getByRole('listitem')).toHaveText(['Home', 'Shop', 'Category 2'])
      await trail.getByRole('link', { name: 'Shop' }).click()
      await expect(page).toHaveURL('/Shop')
    })

    test('hostile words are only words', everywhere, async ({ page, open }) => {
      const words = `%_\\'"><script>document.title='stolen'</script>`
      await open(`/Shop?q=${encodeURIComponent(words)}`)
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(`Results for “${words}”`)
      await expect(page).toHaveTitle(/Results for/)
      await expectCount(page, '0 products')
    })
  })
}

test('a wide screen has the filters beside the grid, without a button', { tag: '@desktop' }, async ({
  page,
  open,
}) => {
  await open('/Shop')
  await expect(filtersButton(page)).toHaveCount(0)
  await expect(filters(page).getByRole('button')).toHaveCount(0)
  const panel = (await filters(page).boundingBox())!
  const first = (await card(page, 0).boundingBox())!
  expect(panel.x + panel.width).toBeLessThan(first.x)
})
