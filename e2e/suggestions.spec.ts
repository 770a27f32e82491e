import type { Page } from '@playwright/test'
import { main, searchBox, suggestions } from './listing.ts'
import { expect, test } from './shop.fixture.ts'

const options = (page: Page) => suggestions(page).getByRole('option')
const active = (page: Page) => suggestions(page).getByRole('option', { selected: true })
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 })

test.describe('suggestions', { tag: '@desktop' }, () => {
  test('while a shopper types, the box offers products with picture and price, categories and brands', async ({
    page,
    open,
  }) => {
    await open('/about')
    await expect(searchBox(page)).toHaveAttribute('aria-expanded', 'false')
    await searchBox(page).pressSequentially('bag')
    await expect(options(page).filter({ hasText: 'School Bag' })).toHaveText('School Bag$140.00')
    await expect(options(page).first().locator('img')).toBeVisible()
    await expect(options(page).first().locator('mark')).toHaveText('Bag')
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
  })

  test('a SKU is answered with its product alone', async ({ page, open }) => {
    await open('/about')
    await searchBox(page).fill('tee-blk-01-s')
    await expect(options(page)).toHaveText(['Basic Crew Neck Tee$44.00'])
  })

  test('the arrows choose and Enter goes there; the focus never leaves the box', async ({ page, open }) => {
    await open('/about')
    await searchBox(page).pressSequentially('kettle')
    await expect(options(page)).toHaveCount(1)
    await expect(active(page)).toHaveCount(0)
    await page.keyboard.press('ArrowDown')
    await expect(active(page)).toHaveText('Gooseneck Kettle$68.00')
    await expect(searchBox(page)).toBeFocused()
    expect(await searchBox(page).getAttribute('aria-activedescendant')).toBe(
      await active(page).getAttribute('id'),
    )
    await page.keyboard.press('ArrowDown')
    await expect(active(page), 'below the last are the words themselves').toHaveCount(0)
    await page.keyboard.press('ArrowUp')
    await expect(active(page)).toHaveText('Gooseneck Kettle$68.00')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/productDetails/gooseneck-kettle')
    await expect(heading(page)).toHaveText('Gooseneck Kettle')
    await expect(suggestions(page)).toHaveCount(0)
  })

  test('Enter without a choice searches for the words', async ({ page, open }) => {
    await open('/about')
    await searchBox(page).pressSequentially('kettle')
    await expect(options(page)).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/Shop?q=kettle')
    await expect(suggestions(page)).toHaveCount(0)
  })

  test('Escape closes the suggestions and leaves the words; typing on brings new ones', async ({
    page,
    open,
  }) => {
    await open('/about')
    await searchBox(page).pressSequentially('ca')
    await expect(options(page).first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Escape')
    await expect(suggestions(page)).toHaveCount(0)
    await expect(searchBox(page)).toHaveValue('ca')
    await expect(searchBox(page)).toBeFocused()
    await page.keyboard.type('raf')
    await expect(options(page)).toHaveText(['Glass Carafe$46.00'])
    await expect(active(page)).toHaveCount(0)
  })

  test('leaving the box closes the suggestions', async ({ page, open }) => {
    await open('/about')
    await searchBox(page).pressSequentially('kettle')
    await expect(options(page)).toHaveCount(1)
    for (const name of ['Search', 'Add Gooseneck Kettle to the cart']) {
      await page.keyboard.press('Tab')
      await expect(page.getByRole('search').getByRole('button', { name })).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await expect(suggestions(page)).toHaveCount(0)
  })

  test('a suggestion is chosen with the pointer', async ({ page, open }) => {
    await open('/about')
    await searchBox(page).pressSequentially('brand 3')
    await options(page).filter({ hasText: 'Brand 3' }).click()
    await expect(page).toHaveURL('/brands/brand-3')
    await expect(heading(page)).toHaveText('Brand 3')
    await expect(suggestions(page)).toHaveCount(0)
  })

  test('on a slow line only the answer to the last letter counts', async ({ page, open }) => {
    await open('/about')
    const cancelled: string[] = []
    page.on('requestfailed', request => cancelled.push(new URL(request.url()).search))
    let release = () => {}
    const held = new Promise<void>(resolve => {
      release = resolve
    })
    await page.route(/suggestions\?q=bag$/, async route => {
      await held
      await route.continue().catch(() => {})
    })
    const asked = page.waitForRequest(/suggestions\?q=bag$/)
    await searchBox(page).fill('bag')
    await asked
    await searchBox(page).fill('kettle')
    await expect(options(page)).toHaveText(['Gooseneck Kettle$68.00'])
    expect(cancelled, 'nobody waits for the first answer any more').toEqual(['?q=bag'])
    release()
    await page.waitForTimeout(200)
    await expect(options(page)).toHaveText(['Gooseneck Kettle$68.00'])
  })

  test('searching does not need suggestions', async ({ page, open, complaints, shop }) => {
    await page.route(/search\/suggestions/, route => route.fulfill({ status: 404, body: '' }))
    complaints.refused.add(`${shop.url}/search/suggestions?q=kettle`)
    await open('/about')
    await searchBox(page).fill('kettle')
    await page.waitForResponse(/suggestions\?q=kettle$/)
    await expect(options(page)).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/Shop?q=kettle')
  })
})

test('a suggestion is chosen with a finger', { tag: '@phone' }, async ({ page, open }) => {
  await open('/about')
  await searchBox(page).tap()
  await page.keyboard.type('duff')
  await expect(options(page)).toHaveText(['Weekend Duffel$160.00'])
  await expect(options(page).first()).toBeInViewport({ ratio: 1 })
  await options(page).first().tap()
  await expect(page).toHaveURL('/productDetails/weekend-duffel')
})
