import type { Page } from '@playwright/test'
import { expect, test } from './big-shop.fixture.ts'
import {
  chips,
  expectCount,
  filters,
  filtersButton,
  main,
  names,
  pageLinks,
  searchBox,
  sortBox,
  suggestions,
  value,
} from './listing.ts'
import { detail } from './product.ts'

/** One product among the 100,000: all journeys look for this one. */
const wanted = {
  title: 'Daludo Waxed Canvas Chest Pack',
  address: '/productDetails/daludo-waxed-canvas-chest-pack-50000',
  price: '$78.00',
}

// All in one worker: the shop is filled once.
test.describe.configure({ mode: 'default' })

async function expectWanted(page: Page): Promise<void> {
  await expect(page).toHaveURL(wanted.address)
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(wanted.title)
  await expect(detail(page).getByText(wanted.price, { exact: true })).toBeVisible()
}

test.describe('one thing among 100,000', { tag: '@desktop' }, () => {
  test('is found by search, with slips of the finger', async ({ page, open }) => {
    await open('/')
    await searchBox(page).fill('chest pack waxd daluo')
    await searchBox(page).press('Enter')
    await expect(main(page).getByText('Showing what there is for “chest pack waxed daludo”.')).toBeVisible()
    await expect(names(page).first()).toHaveText(wanted.title)
    await names(page).first().getByRole('link').click()
    await expectWanted(page)
  })

  test('is found by filters', async ({ page, open }) => {
    await open('/Shop')
    await main(page).getByRole('link', { name: 'View all 98,982 products' }).click()
    await value(page, 'Backpacks').check()
    await value(page, 'Trail').check()
    await value(page, 'Slings').check()
    await expect(page).toHaveURL(/category=slings/)
    await value(page, 'Color Olive').check()
    await value(page, '12 liter').check()
    await filters(page).getByRole('textbox', { name: 'From $' }).fill('78')
    await filters(page).getByRole('textbox', { name: 'to $' }).fill('78')
    await expect(page).toHaveURL(/from=78&to=78/)
    await sortBox(page).selectOption('Newest')
    await expect(chips(page).getByRole('link', { name: 'Remove 12 liter' })).toBeVisible()
    await expect(page).toHaveURL(/sort=newest/)
    await names(page).getByRole('link', { name: wanted.title }).click()
    await expectWanted(page)
    await page.goBack()
    await expect(value(page, 'Slings')).toBeChecked()
    await expect(names(page).getByRole('link', { name: wanted.title })).toBeVisible()
  })

  test('is found by keyboard alone', async ({ page, open }) => {
    await open('/')
    for (let press = 0; press < 20; press++) {
      await page.keyboard.press('Tab')
      if (await searchBox(page).evaluate(box => box === document.activeElement)) break
    }
    await page.keyboard.type('daludo waxed ch')
    await expect(suggestions(page).getByRole('option').first()).toHaveText(wanted.title + wanted.price)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expectWanted(page)
  })

  test('all pages of all products are a few links away', async ({ page, open }) => {
    await open('/Shop?sort=name')
    await expectCount(page, '98,982 products')
    await pageLinks(page).getByRole('link', { name: 'Page 2750', exact: true }).click()
    await expect(page).toHaveURL('/Shop?sort=name&page=2750')
    await expect(names(page)).toHaveCount(98_982 % 36)
    await pageLinks(page).getByRole('link', { name: 'Previous page' }).click()
    await expect(names(page)).toHaveCount(36)
  })

  test('"In stock" leaves out what is sold out', async ({ page, open }) => {
    await open('/Shop?category=slings')
    const before = await main(page).locator('[aria-live]').first().textContent()
    const inStock = await value(page, 'In stock').getAttribute('aria-describedby')
    const number = (await page.locator(`[id="${inStock}"]`).textContent())!
    expect(number).not.toBe(before)
    await value(page, 'In stock').check()
    await expectCount(page, number)
  })
})

test.describe('one thing among 100,000 without JavaScript', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false })

  test('is found by the form of the panel', async ({ page, open }) => {
    await open('/Shop/slings')
    await value(page, 'Color Olive').check()
    await value(page, '12 liter').check()
    await filters(page).getByRole('textbox', { name: 'From $' }).fill('78')
    await filters(page).getByRole('textbox', { name: 'to $' }).fill('78')
    await filters(page)
      .getByRole('button', { name: /^Show / })
      .click()
    await expect(value(page, '12 liter')).toBeChecked()
    await names(page).getByRole('link', { name: wanted.title }).click()
    await expectWanted(page)
  })
})

test.describe('one thing among 100,000 on a phone', { tag: '@desktop' }, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('is found by words and the sheet of filters', async ({ page, open }) => {
    await open('/')
    await searchBox(page).tap()
    await searchBox(page).fill('chest pack waxed')
    await searchBox(page).press('Enter')
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Results for “chest pack waxed”')
    await filtersButton(page).tap()
    const show = filters(page).getByRole('button', { name: /^Show / })
    await value(page, 'Color Olive').tap()
    await expect(show).toHaveText(/^Show \d products$/)
    await value(page, '12 liter').tap()
    await expect(filtersButton(page), 'both are chosen').toHaveText(/\(2\)$/)
    await show.tap()
    await names(page).getByRole('link', { name: wanted.title }).tap()
    await expectWanted(page)
  })
})
