import type { Page } from '@playwright/test'
import { expect, test } from './shop.fixture.ts'

const main = (page: Page) => page.getByRole('main')
const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' })
const names = (page: Page) => main(page).getByRole('heading', { level: 2 })
const card = (page: Page, place: number) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) })
    .nth(place)
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
      'the filter panel names everything that the shop sorts by',
      everywhere,
      async ({ page, open, isMobile }) => {
        await open('/Shop')
        if (isMobile) await main(page).getByRole('button', { name: 'Filters', exact: true }).tap()
        await expect(filters(page).getByRole('group')).toHaveCount(4)
        for (const [title, entries] of Object.entries(filterGroups)) {
          const group = filters(page).getByRole('group', { name: title, exact: true })
          await expect(group.getByRole('listitem')).toHaveText(entries)
          for (const name of entries)
            await expect(group.getByRole('checkbox', { name, exact: true })).toBeDisabled()
        }
        const swatches = filters(page).getByRole('group', { name: 'Shop by Color' }).locator('svg circle')
        const colors = await swatches.evaluateAll(all => all.map(swatch => swatch.getAttribute('fill')))
        expect(new Set(colors).size, 'five swatches of five colors').toBe(5)
      },
    )

    test(
      'the sort box says "Featured" and the page-size box "36", and neither can be used yet',
      everywhere,
      async ({ page, open }) => {
        await open('/Shop')
        const sort = main(page).getByRole('combobox', { name: 'Sort by' })
        await expect(sort).toBeDisabled()
        await expect(sort.getByRole('option', { selected: true })).toHaveText('Featured')
        const pageSize = main(page).getByRole('combobox', { name: 'Show' })
        await expect(pageSize).toBeDisabled()
        await expect(pageSize.getByRole('option', { selected: true })).toHaveText('36')
      },
    )

    test('twelve tees at $44.00, each a product of its own', everywhere, async ({ page, open }) => {
      await open('/Shop')
      await expect(page).toHaveTitle('Shop · Tote')
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Shop')
      await expect(main(page).getByText('12 products', { exact: true })).toBeVisible()
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
        await expect(action).toBeDisabled()
      }
      await expect(card(page, 2).getByRole('button')).toHaveCount(0)
    })

    test('a card that has the focus shows its three actions', { tag: '@desktop' }, async ({ page, open }) => {
      await open('/Shop')
      await card(page, 0).getByRole('link').focus()
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
          await expect(action).toBeDisabled()
        }
      }
    })

    test('the filters are a sheet on a phone, which closes again', { tag: '@phone' }, async ({
      page,
      open,
    }) => {
      await open('/Shop')
      const button = main(page).getByRole('button', { name: 'Filters', exact: true })
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
        'Canvas Tote',
        'Weekend Duffel',
        'Crossbody Bag',
        'Zip Pouch',
        'School Bag',
        'Hamal Dista',
        'Office Bag',
      ])
      await expect(main(page).getByText('7 products', { exact: true })).toBeVisible()
      const trail = main(page).getByRole('navigation', { name: 'Breadcrumb' })
      await expect(trail.getByRole('listitem')).toHaveText(['Home', 'Shop', 'Category 2'])
      await trail.getByRole('link', { name: 'Shop' }).click()
      await expect(page).toHaveURL('/Shop')
    })

    test('a search that finds nothing says so, and what to try', everywhere, async ({ page, open }) => {
      await open('/Shop?q=umbrella')
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Results for “umbrella”')
      await expect(main(page).getByText('No product fits. Try fewer or other words.')).toBeVisible()
      await expect(names(page)).toHaveCount(0)
    })

    test('hostile words are only words', everywhere, async ({ page, open }) => {
      const words = `%_\\'"><script>document.title='stolen'</script>`
      await open(`/Shop?q=${encodeURIComponent(words)}`)
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(`Results for “${words}”`)
      await expect(page).toHaveTitle(/Results for/)
      await expect(names(page)).toHaveCount(0)
    })
  })
}

test('a wide screen has the filters beside the grid, without a button', { tag: '@desktop' }, async ({
  page,
  open,
}) => {
  await open('/Shop')
  await expect(main(page).getByRole('button', { name: 'Filters', exact: true })).toHaveCount(0)
  await expect(filters(page).getByRole('button')).toHaveCount(0)
  const panel = (await filters(page).boundingBox())!
  const first = (await card(page, 0).boundingBox())!
  expect(panel.x + panel.width).toBeLessThan(first.x)
})
