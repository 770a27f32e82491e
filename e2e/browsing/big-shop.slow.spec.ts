import type { Page } from '@playwright/test'
import { expect, test } from '../support/big-shop.fixture.ts'
import {
  cardTitles,
  expectProductCount,
  facetValue,
  filterChipList,
  filters,
  filtersButton,
  mainContent,
  openSearchBox,
  pageLinks,
  searchBox,
  sortBox,
  suggestions,
} from '../support/listing.ts'
import { productRegion } from '../support/product.ts'

/** The product that every journey looks for. */
const target = {
  title: 'Daludo Waxed Canvas Chest Pack',
  address: '/productDetails/daludo-waxed-canvas-chest-pack-50000',
  price: '$78.00',
}

// One worker, so that the shop is filled once.
test.describe.configure({ mode: 'default' })

async function expectTargetPage(page: Page): Promise<void> {
  await expect(page).toHaveURL(target.address)
  await expect(mainContent(page).getByRole('heading', { level: 1 })).toHaveText(target.title)
  await expect(productRegion(page).getByText(target.price, { exact: true }).first()).toBeVisible()
}

test.describe('a product among 100,000', () => {
  test('is found by a search with typos', async ({ page, open }) => {
    await open('/')
    await searchBox(page).fill('chest pack waxd daluo')
    await searchBox(page).press('Enter')
    await expect(mainContent(page).getByText('Showing results for “chest pack waxed daludo”.')).toBeVisible()
    await expect(cardTitles(page).first()).toHaveText(target.title)
    await cardTitles(page).first().getByRole('link').click()
    await expectTargetPage(page)
  })

  test('is found by filters', async ({ page, open }) => {
    await open('/Shop')
    await mainContent(page)
      .getByRole('link', { name: /^View all [\d,]+ products$/ })
      .first()
      .click()
    await facetValue(page, 'Backpacks').check()
    await facetValue(page, 'Trail').check()
    await facetValue(page, 'Slings').check()
    await expect(page).toHaveURL(/category=slings/)
    await facetValue(page, 'Color Olive').check()
    await facetValue(page, '12 liter').check()
    await filters(page).getByRole('textbox', { name: 'From $' }).fill('78')
    await filters(page).getByRole('textbox', { name: 'to $' }).fill('78')
    await expect(page).toHaveURL(/from=78&to=78/)
    await sortBox(page).selectOption('Newest')
    await expect(filterChipList(page).getByRole('link', { name: 'Remove 12 liter' })).toBeVisible()
    await expect(page).toHaveURL(/sort=newest/)
    await cardTitles(page).getByRole('link', { name: target.title }).click()
    await expectTargetPage(page)
    await page.goBack()
    await expect(facetValue(page, 'Slings')).toBeChecked()
    await expect(cardTitles(page).getByRole('link', { name: target.title })).toBeVisible()
  })

  test('is found by keyboard alone', async ({ page, open }) => {
    await open('/')
    for (let press = 0; press < 20; press++) {
      await page.keyboard.press('Tab')
      if (await searchBox(page).evaluate(box => box === document.activeElement)) break
    }
    await page.keyboard.type('daludo waxed ch')
    await expect(suggestions(page).getByRole('option').first()).toHaveText(`${target.title} ${target.price}`)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expectTargetPage(page)
  })

  test('is on one of the last pages, a few links away', async ({ page, open }) => {
    await open('/Shop?sort=name')
    await expectProductCount(page, '98,983 products')
    await pageLinks(page).getByRole('link', { name: 'Page 2750', exact: true }).click()
    await expect(page).toHaveURL('/Shop?sort=name&page=2750')
    await expect(cardTitles(page)).toHaveCount(98_983 % 36)
    await pageLinks(page).getByRole('link', { name: 'Previous page' }).click()
    await expect(cardTitles(page)).toHaveCount(36)
  })

  test('is counted under "In stock" unless sold out', async ({ page, open }) => {
    await open('/Shop?category=slings')
    const before = await mainContent(page).locator('[aria-live]').first().textContent()
    const inStock = await facetValue(page, 'In stock').getAttribute('aria-describedby')
    const inStockCount = (await page.locator(`[id="${inStock}"]`).textContent())!
    expect(inStockCount).not.toBe(before)
    await facetValue(page, 'In stock').check()
    await expectProductCount(page, inStockCount)
  })
})

test.describe('a product among 100,000 on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('is found by search and the filter sheet', async ({ page, open }) => {
    await open('/')
    await openSearchBox(page)
    await searchBox(page).fill('chest pack waxed')
    await searchBox(page).press('Enter')
    await expect(mainContent(page).getByRole('heading', { level: 1 })).toHaveText(
      'Results for “chest pack waxed”',
    )
    await filtersButton(page).tap()
    const show = filters(page).getByRole('button', { name: /^Show / })
    await facetValue(page, 'Color Olive').tap()
    await expect(show).toHaveAccessibleName('Show 25 products')
    await facetValue(page, '12 liter').tap()
    await expect(filtersButton(page), 'both are active').toHaveText(/\(2\)$/)
    await show.tap()
    await cardTitles(page).getByRole('link', { name: target.title }).tap()
    await expectTargetPage(page)
  })
})
