import type { Page } from '@playwright/test'
import {
  cards,
  cardTitles,
  expectCardTitles,
  expectProductCount,
  facetValue,
  filterChipList,
  filters,
  filtersButton,
  mainContent,
  pageLinks,
  pageSizeBox,
  sortBox,
} from '../support/listing.ts'
import { expect, test } from '../support/shop.fixture.ts'

const priceFrom = (page: Page) => filters(page).getByRole('textbox', { name: 'From $' })
const priceTo = (page: Page) => filters(page).getByRole('textbox', { name: 'to $' })
const removeFilter = (page: Page, label: string) =>
  filterChipList(page).getByRole('link', { name: `Remove ${label}`, exact: true })

test('a filter updates products, count and URL, and keeps scroll position and focus', async ({
  page,
  open,
}) => {
  await open('/Shop')
  const documents: string[] = []
  page.on('request', request => request.resourceType() === 'document' && documents.push(request.url()))
  const count = mainContent(page)
    .getByText('12 featured products', { exact: true })
    .and(page.locator('[aria-live]'))
  await expect(count, 'changes are announced').toHaveAttribute('aria-live', 'polite')
  await facetValue(page, 'Color Sage').focus()
  await page.evaluate(() => scrollTo({ top: 100, behavior: 'instant' }))
  await page.keyboard.press('Space')
  await expect(page).toHaveURL('/Shop?color=sage')
  await expectProductCount(page, '5 products')
  await expect(cardTitles(page)).toHaveCount(5)
  await expect(facetValue(page, 'Color Sage')).toBeChecked()
  await expect(facetValue(page, 'Color Sage')).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(100)
  expect(documents).toEqual([])
})

test('removing a filter by keyboard moves the focus to the next one, and from the last one into the page', async ({
  page,
  open,
}) => {
  await open('/Shop?color=sage&rating=4')
  await removeFilter(page, 'Sage').press('Enter')
  await expect(page).toHaveURL('/Shop?rating=4')
  await expect(removeFilter(page, 'Sage')).toHaveCount(0)
  await expect(removeFilter(page, '4 stars and up')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/Shop')
  await expect(filterChipList(page)).toHaveCount(0)
  await expect(mainContent(page)).toBeFocused()
})

test('rating, sale and open price range are filters like any other', async ({ page, open }) => {
  await open('/Shop')
  await filters(page).getByRole('radio', { name: '4 stars and up' }).check()
  await expect(page).toHaveURL('/Shop?rating=4')
  await facetValue(page, '$70.00 and up').check()
  await expect(page).toHaveURL('/Shop?price=70-up&rating=4')
  await removeFilter(page, '4 stars and up').click()
  await expect(filters(page).getByRole('radio', { name: 'Any rating' })).toBeChecked()
  await removeFilter(page, '$70.00 and up').click()
  await facetValue(page, 'On sale').check()
  await expect(page).toHaveURL('/Shop?sale=on')
  await expect(cards(page).filter({ hasNotText: / off|Before: / })).toHaveCount(0)
  await expect(cards(page)).not.toHaveCount(0)
})

test('filters that change before the last list has loaded add up', async ({ page, open }) => {
  await open('/Shop?color=black&color=clay&color=sage&color=white&show=12')
  const loading = Promise.withResolvers<void>()
  await page.route(
    url => url.pathname === '/Shop.data' && url.searchParams.getAll('color').includes('black'),
    async route => {
      await loading.promise
      await route.abort()
    },
  )
  await removeFilter(page, 'Clay').click()
  await expect(removeFilter(page, 'Sage')).toHaveAttribute('href', '/Shop?color=black&color=white&show=12')
  await expect(pageLinks(page).getByRole('link', { name: 'Page 2' })).toHaveAttribute(
    'href',
    '/Shop?color=black&color=white&color=sage&show=12&page=2',
  )
  await facetValue(page, 'Color Clay').check()
  await removeFilter(page, 'Sage').click()
  await removeFilter(page, 'Black').click()
  await expect(page).toHaveURL('/Shop?color=white&color=clay&show=12')
  loading.resolve()
})

test('active filters are removed one by one or all at once', async ({ page, open }) => {
  await open('/Shop?color=black&color=clay&size=xl&stock=in&price=40-49&to=60&brand=brand-1')
  await removeFilter(page, 'Clay').click()
  await expect(page).toHaveURL('/Shop?brand=brand-1&price=40-49&color=black&size=xl&to=60&stock=in')
  await expect(facetValue(page, 'Color Clay')).not.toBeChecked()
  await removeFilter(page, 'Up to $60.00').click()
  await expect(priceTo(page)).toHaveValue('')
  await removeFilter(page, 'In stock').click()
  await expect(facetValue(page, 'In stock')).not.toBeChecked()
  await filterChipList(page).getByRole('link', { name: 'Clear all' }).click()
  await expect(page).toHaveURL('/Shop')
  await expect(filterChipList(page)).toHaveCount(0)
  await expect(filters(page).getByRole('checkbox', { checked: true })).toHaveCount(0)
})

test('a price range applies while it is typed, and follows Back', async ({ page, open }) => {
  await open('/Shop')
  await priceFrom(page).pressSequentially('45')
  await expect(page).toHaveURL('/Shop?from=45')
  await expect(priceFrom(page)).toBeFocused()
  await priceTo(page).pressSequentially('50')
  await expect(page).toHaveURL('/Shop?from=45&to=50')
  await expectCardTitles(page, ['Hamal Dista', 'Glass Carafe', 'Striped Tee'])
  await removeFilter(page, 'From $45.00').click()
  await expect(priceFrom(page)).toHaveValue('')
  await expect(priceTo(page)).toHaveValue('50')
  await priceTo(page).focus()
  await page.goBack()
  await expect(page).toHaveURL('/Shop?from=45&to=50')
  await expect(priceFrom(page)).toHaveValue('45')
})

test('sort and page size stay when a filter changes', async ({ page, open }) => {
  await open('/Shop/category-2')
  await sortBox(page).focus()
  await sortBox(page).selectOption('Price, high to low')
  await expect(page).toHaveURL('/Shop/category-2?sort=price-desc')
  await expect(sortBox(page)).toBeFocused()
  await pageSizeBox(page).selectOption('12')
  await facetValue(page, '$70.00 and up').check()
  await expect(page).toHaveURL('/Shop/category-2?price=70-up&sort=price-desc&show=12')
  await expectCardTitles(page, ['Weekend Duffel', 'School Bag', 'Office Bag', 'Crossbody Bag'])
})

test('a newer filter cancels a slow response', async ({ page, open }) => {
  await open('/Shop')
  const canceled: string[] = []
  page.on('requestfailed', request => canceled.push(new URL(request.url()).search))
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/Shop\.data\?color=black(&_routes|$)/, async route => {
    await released
    await route.continue().catch(() => {})
  })
  await facetValue(page, 'Color Black').check()
  await expect(facetValue(page, 'Color Black'), 'before its products are here').toBeChecked()
  await facetValue(page, 'Color White').check()
  await expect(page).toHaveURL('/Shop?color=black&color=white')
  await expectProductCount(page, '10 products')
  release()
  await expect.poll(() => canceled).toHaveLength(1)
  expect(canceled[0]).toMatch(/^\?color=black(&_routes.*)?$/)
  await expectProductCount(page, '10 products')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the filter panel is a form with a button', async ({ page, open }) => {
    await open('/Shop?sort=price-asc')
    await facetValue(page, 'In stock').check()
    await facetValue(page, 'Category 2').check()
    await priceTo(page).fill('60')
    await filters(page)
      .getByRole('button', { name: /^Show / })
      .click()
    await expect(page).toHaveURL(/category=category-2/)
    await expectCardTitles(page, ['Zip Pouch', 'Canvas Tote', 'Hamal Dista'])
    await expect(priceTo(page)).toHaveValue('60')
    await expect(sortBox(page).getByRole('option', { selected: true })).toHaveText('Price, low to high')
    await removeFilter(page, 'Category 2').click()
    await expect(page).toHaveURL('/Shop?to=60&stock=in&sort=price-asc')
  })
})

test('the filter sheet stays open, and its button shows the number of products', { tag: '@phone' }, async ({
  page,
  open,
}) => {
  await open('/Shop')
  await filtersButton(page).tap()
  await facetValue(page, 'Color Black').tap()
  const show = filters(page).getByRole('button', { name: /^Show / })
  await expect(show).toHaveAccessibleName('Show 6 products')
  await facetValue(page, 'Category 2').tap()
  await expect(show).toHaveAccessibleName('Show 1 product')
  await expect(show).toBeInViewport({ ratio: 1 })
  await show.tap()
  await expect(filters(page)).toHaveCount(0)
  await expectCardTitles(page, ['Office Bag'])
  await expect(filtersButton(page)).toHaveText(/Filters \(2\)/)
})
