import type { Page } from '@playwright/test'
import {
  chips,
  expectCount,
  expectNames,
  filters,
  filtersButton,
  main,
  names,
  numbers,
  pageSizeBox,
  slugs,
  sortBox,
  value,
} from './listing.ts'
import { expect, test } from './shop.fixture.ts'

const from = (page: Page) => filters(page).getByRole('textbox', { name: 'From $' })
const upTo = (page: Page) => filters(page).getByRole('textbox', { name: 'to $' })
const removeChip = (page: Page, label: string) =>
  chips(page).getByRole('link', { name: `Remove ${label}`, exact: true })

test.describe('filters', { tag: '@desktop' }, () => {
  test('a choice changes list, count and address; the page neither jumps nor loses the focus', async ({
    page,
    open,
  }) => {
    await open('/Shop')
    const documents: string[] = []
    page.on('request', request => request.resourceType() === 'document' && documents.push(request.url()))
    const count = main(page).getByText('12 products', { exact: true }).and(page.locator('[aria-live]'))
    await expect(count, 'a change is announced').toHaveAttribute('aria-live', 'polite')
    await value(page, 'Color Sage').focus()
    await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }))
    await page.keyboard.press('Space')
    await expect(page).toHaveURL('/Shop?color=sage')
    await expectCount(page, '6 products')
    await expect(names(page)).toHaveCount(6)
    await expect(value(page, 'Color Sage')).toBeChecked()
    await expect(value(page, 'Color Sage')).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(200)
    expect(documents, 'the document stays').toEqual([])
  })

  test('several values of a group bring any of them, several groups all together', async ({ page, open }) => {
    await open('/Shop')
    await value(page, 'Color Black').check()
    await expectCount(page, '6 products')
    await value(page, 'Color Cobalt').check()
    await expect(page).toHaveURL('/Shop?color=black&color=cobalt')
    // The demo product is sold in both colors and counts once.
    await expectCount(page, '9 products')
    await value(page, 'Category 5').check()
    await expectCount(page, '6 products')
    await value(page, '$40.00-$49.00').check()
    await expect(page).toHaveURL('/Shop?category=category-5&color=black&color=cobalt&price=40-49')
    await expectCount(page, '3 products')
    expect(await slugs(page)).toEqual([
      'basic-crew-neck-tee-black',
      'basic-crew-neck-tee-cobalt',
      'basic-crew-neck-tee-black-slim',
    ])
  })

  test('the number beside a value is what the choice then brings', async ({ page, open }) => {
    await open('/Shop?color=clay')
    await expectCount(page, '7 products')
    const offered = [...(await numbers(page, 'Shop by Brand')), ...(await numbers(page, 'Shop by Category'))]
    expect(offered.filter(text => !text.endsWith(' 0')).length).toBeGreaterThan(4)
    for (const text of offered) {
      const [, name, number] = /^(.+) (\d+)$/.exec(text)!
      if (number === '0') {
        await expect(value(page, name!), 'it would bring nothing').toBeDisabled()
        continue
      }
      await value(page, name!).check()
      await expectCount(page, number === '1' ? '1 product' : `${number} products`)
      await value(page, name!).uncheck()
      await expectCount(page, '7 products')
    }
  })

  test('a group counts as if nothing of it were chosen, and what is chosen can always be given up', async ({
    page,
    open,
  }) => {
    await open('/Shop?color=clay&brand=brand-2')
    await expectCount(page, '0 products')
    expect(await numbers(page, 'Shop by Brand')).toContain('Brand 2 0')
    expect(await numbers(page, 'Shop by Brand')).toContain('Brand 1 2')
    await expect(value(page, 'Brand 2')).toBeChecked()
    await value(page, 'Brand 2').uncheck()
    await expect(page).toHaveURL('/Shop?color=clay')
    await expectCount(page, '7 products')
  })

  test('what is chosen stands above the grid, and one press takes it back', async ({ page, open }) => {
    await open('/Shop?color=black&color=clay&size=xl&stock=in&price=40-49&to=60&brand=brand-1')
    await expect(chips(page).getByRole('link')).toHaveText([
      'Remove Black',
      'Remove Clay',
      'Remove Brand 1',
      'Remove $40.00-$49.00',
      'Remove Up to $60.00',
      'Remove XL',
      'Remove In stock',
      'Clear all',
    ])
    await removeChip(page, 'Clay').click()
    await expect(page).toHaveURL('/Shop?color=black&brand=brand-1&price=40-49&size=xl&to=60&stock=in')
    await expect(value(page, 'Color Clay')).not.toBeChecked()
    await removeChip(page, 'Up to $60.00').click()
    await expect(upTo(page)).toHaveValue('')
    await chips(page).getByRole('link', { name: 'Clear all' }).click()
    await expect(page).toHaveURL('/Shop')
    await expect(chips(page)).toHaveCount(0)
    await expect(filters(page).getByRole('checkbox', { checked: true })).toHaveCount(0)
    await expectCount(page, '12 products')
  })

  test('a price from and to needs no button', async ({ page, open }) => {
    await open('/Shop')
    await from(page).pressSequentially('45')
    await expect(page).toHaveURL('/Shop?from=45')
    await expect(from(page)).toBeFocused()
    await upTo(page).pressSequentially('50')
    await expect(page).toHaveURL('/Shop?from=45&to=50')
    await expectNames(page, ['Hamal Dista', 'Glass Carafe', 'Striped Tee'])
    await expect(removeChip(page, 'From $45.00')).toBeVisible()
    await removeChip(page, 'From $45.00').click()
    await expect(from(page)).toHaveValue('')
    await expect(upTo(page)).toHaveValue('50')
    await upTo(page).focus()
    await page.goBack()
    await expect(page).toHaveURL('/Shop?from=45&to=50')
    await expect(from(page)).toHaveValue('45')
  })

  test('"In stock" is chosen and given up like any value', async ({ page, open }) => {
    await open('/Shop?color=sage')
    await expect(value(page, 'In stock')).toHaveAccessibleDescription('6 products')
    await value(page, 'In stock').check()
    await expect(page).toHaveURL('/Shop?color=sage&stock=in')
    await expectCount(page, '6 products')
    await removeChip(page, 'In stock').click()
    await expect(page).toHaveURL('/Shop?color=sage')
    await expect(value(page, 'In stock')).not.toBeChecked()
  })

  test('order and page size stay with the filters', async ({ page, open }) => {
    await open('/Shop/category-2')
    await sortBox(page).focus()
    await sortBox(page).selectOption('Price, high to low')
    await expect(page).toHaveURL('/Shop/category-2?sort=price-desc')
    await expect(sortBox(page)).toBeFocused()
    await pageSizeBox(page).selectOption('12')
    await expect(page).toHaveURL('/Shop/category-2?sort=price-desc&show=12')
    await value(page, 'Color Clay').check()
    await expect(page).toHaveURL('/Shop/category-2?color=clay&sort=price-desc&show=12')
    await expectNames(page, ['Office Bag', 'Hamal Dista', 'Zip Pouch'])
  })

  test('on a slow line only the last choice counts', async ({ page, open }) => {
    await open('/Shop')
    const cancelled: string[] = []
    page.on('requestfailed', request => cancelled.push(new URL(request.url()).search))
    let release = () => {}
    const held = new Promise<void>(resolve => {
      release = resolve
    })
    await page.route(/Shop\.data\?color=black(&_routes|$)/, async route => {
      await held
      await route.continue().catch(() => {})
    })
    await value(page, 'Color Black').check()
    await expect(value(page, 'Color Black'), 'it shows before its products are here').toBeChecked()
    await value(page, 'Color White').check()
    await expect(page).toHaveURL('/Shop?color=black&color=white')
    await expectCount(page, '11 products')
    release()
    await expect.poll(() => cancelled).toHaveLength(1)
    expect(cancelled[0]).toMatch(/^\?color=black(&_routes.*)?$/)
    await expectCount(page, '11 products')
  })
})

test.describe('filters without JavaScript', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false })

  test('the panel is a form with a button', async ({ page, open }) => {
    await open('/Shop?sort=price-asc')
    await value(page, 'Color Clay').check()
    await value(page, 'Category 2').check()
    await upTo(page).fill('60')
    await filters(page)
      .getByRole('button', { name: /^Show / })
      .click()
    await expect(page).toHaveURL(/category=category-2/)
    await expectNames(page, ['Zip Pouch', 'Hamal Dista'])
    await expect(value(page, 'Color Clay')).toBeChecked()
    await expect(upTo(page)).toHaveValue('60')
    await expect(sortBox(page).getByRole('option', { selected: true })).toHaveText('Price, low to high')
    await removeChip(page, 'Category 2').click()
    await expect(page).toHaveURL('/Shop?color=clay&to=60&sort=price-asc')
  })
})

test.describe('filters on a phone', { tag: '@phone' }, () => {
  test('the sheet stays open while a shopper chooses, and its button says what comes', async ({
    page,
    open,
  }) => {
    await open('/Shop')
    await filtersButton(page).tap()
    await value(page, 'Color Black').tap()
    const show = filters(page).getByRole('button', { name: /^Show / })
    await expect(show).toHaveText('Show 6 products')
    await value(page, 'Category 2').tap()
    await expect(show).toHaveText('Show 1 product')
    await expect(show, 'it is always at hand').toBeInViewport({ ratio: 1 })
    await show.tap()
    await expect(filters(page)).toHaveCount(0)
    await expectNames(page, ['Crossbody Bag'])
    await expect(filtersButton(page)).toHaveText(/Filters \(2\)/)
  })
})
