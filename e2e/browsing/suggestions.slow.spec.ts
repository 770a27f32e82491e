import type { Page } from '@playwright/test'
import { mainContent, openSearchBox, searchBox, suggestions } from '../support/listing.ts'
import { expect, test } from '../support/shop.fixture.ts'

const options = (page: Page) => suggestions(page).getByRole('option')
const activeOption = (page: Page) => suggestions(page).getByRole('option', { selected: true })

test('typing suggests products, categories and brands, and a SKU only its product', async ({
  page,
  open,
}) => {
  await open('/about')
  await searchBox(page).focus()
  await expect(searchBox(page)).toHaveRole('combobox')
  await expect(searchBox(page)).toHaveAttribute('aria-expanded', 'false')
  await searchBox(page).pressSequentially('bag')
  const bag = options(page).filter({ hasText: 'School Bag' })
  await expect(bag).toHaveText('School Bag $140.00')
  await expect(bag.locator('img')).toBeVisible()
  await expect(bag.locator('mark')).toHaveText('Bag')
  await expect(searchBox(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('search').getByRole('status')).toHaveText(/^\d+ suggestions$/)
  await searchBox(page).fill('categ')
  await expect(
    options(page)
      .filter({ hasText: /Category$/ })
      .first(),
  ).toHaveText('Category 5 Category')
  await searchBox(page).fill('brand')
  await expect(options(page).filter({ hasText: /Brand$/ })).toHaveCount(4)
  await searchBox(page).fill('tee-blk-01-s')
  await expect(options(page)).toHaveText(['Basic Crew Neck Tee $44.00'])
})

test('arrow keys select a suggestion and Enter opens it, while the focus stays in the field', async ({
  page,
  open,
}) => {
  await open('/about')
  await searchBox(page).pressSequentially('kettle')
  await expect(options(page)).toHaveCount(1)
  await expect(activeOption(page)).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await expect(activeOption(page)).toHaveText('Gooseneck Kettle $68.00')
  await expect(searchBox(page)).toBeFocused()
  expect(await searchBox(page).getAttribute('aria-activedescendant')).toBe(
    await activeOption(page).getAttribute('id'),
  )
  await page.keyboard.press('ArrowDown')
  await expect(activeOption(page), 'after the last comes the typed text').toHaveCount(0)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/productDetails/gooseneck-kettle')
  await expect(suggestions(page)).toHaveCount(0)
})

test('Escape and leaving the field close the suggestions; Enter without a selection searches', async ({
  page,
  open,
}) => {
  await open('/about')
  await searchBox(page).pressSequentially('ket')
  await expect(options(page).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await expect(suggestions(page)).toHaveCount(0)
  await expect(searchBox(page)).toHaveValue('ket')
  await expect(searchBox(page)).toBeFocused()
  await page.keyboard.type('tle')
  await expect(options(page)).toHaveText(['Gooseneck Kettle $68.00'])
  await expect(activeOption(page)).toHaveCount(0)
  for (const name of ['Search', 'Add Gooseneck Kettle to cart']) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('search').getByRole('button', { name })).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(suggestions(page)).toHaveCount(0)
  await searchBox(page).press('Enter')
  await expect(page).toHaveURL('/Shop?q=kettle')
})

test('a click opens a suggestion', async ({ page, open }) => {
  await open('/about')
  await searchBox(page).pressSequentially('brand 3')
  await options(page).filter({ hasText: 'Brand 3' }).click()
  await expect(page).toHaveURL('/brands/brand-3')
  await expect(mainContent(page).getByRole('heading', { level: 1 })).toHaveText('Brand 3')
  await expect(suggestions(page)).toHaveCount(0)
})

test('a newer query cancels a slow response', async ({ page, open }) => {
  await open('/about')
  const canceled: string[] = []
  page.on('requestfailed', request => canceled.push(new URL(request.url()).search))
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: continued, resolve: finish } = Promise.withResolvers<void>()
  await page.route(/suggestions\?q=bag$/, async route => {
    await released
    await route.continue().catch(() => {})
    finish()
  })
  const requested = page.waitForRequest(/suggestions\?q=bag$/)
  await searchBox(page).fill('bag')
  await requested
  await searchBox(page).fill('kettle')
  await expect(options(page)).toHaveText(['Gooseneck Kettle $68.00'])
  await expect.poll(() => canceled).toEqual(['?q=bag'])
  release()
  await continued
  await expect(options(page)).toHaveText(['Gooseneck Kettle $68.00'])
})

test('search works without suggestions', async ({ page, open, complaints, shop }) => {
  await page.route(/search\/suggestions/, route => route.fulfill({ status: 404, body: '' }))
  complaints.refused.add(`${shop.url}/search/suggestions?q=kettle`)
  await open('/about')
  await searchBox(page).fill('kettle')
  await page.waitForResponse(/suggestions\?q=kettle$/)
  await expect(options(page)).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/Shop?q=kettle')
})

test('a tap opens a suggestion', { tag: '@phone' }, async ({ page, open }) => {
  await open('/about')
  await openSearchBox(page)
  await page.keyboard.type('duff')
  await expect(options(page)).toHaveText(['Weekend Duffel $160.00'])
  await expect(options(page).first()).toBeInViewport({ ratio: 1 })
  await options(page).first().tap()
  await expect(page).toHaveURL('/productDetails/weekend-duffel')
})
