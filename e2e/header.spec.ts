import type { Page } from '@playwright/test'
import { expect, test } from './shop.fixture.ts'

const menu = ['Home', 'Shop', 'About', 'Contact', 'Journal']
const categories = ['Category 1', 'Category 2', 'Category 3', 'Category 4', 'Category 5']

const header = (page: Page) => page.getByRole('banner')
const mainMenu = (page: Page) => header(page).getByRole('navigation', { name: 'Main' })
const categoryButton = (page: Page) =>
  header(page).getByRole('button', { name: 'Shop by Category', exact: true })
const categoryLinks = (page: Page) =>
  header(page)
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: /^Category/ })
/** A plain search field, and a combobox once there are suggestions to choose from. */
const searchBox = (page: Page, javaScriptEnabled = true) =>
  header(page).getByRole(javaScriptEnabled ? 'combobox' : 'searchbox', {
    name: 'Search Products',
    exact: true,
  })

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'the header' : 'the header without JavaScript', {
    tag: javaScriptEnabled ? [] : '@desktop',
  }, () => {
    test.use({ javaScriptEnabled })

    test('the logo leads home', async ({ page, open }) => {
      await open('/Shop')
      await header(page).getByRole('link', { name: 'Tote, home' }).click()
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('heading', { name: 'New Arrivals' })).toBeAttached()
    })

    test('the menu leads to its five pages and marks the current one', { tag: '@desktop' }, async ({
      page,
      open,
    }) => {
      await open('/')
      await expect(mainMenu(page).getByRole('link')).toHaveText(menu)
      for (const [name, address] of [
        ['Shop', '/Shop'],
        ['About', '/about'],
        ['Contact', '/contact'],
        ['Journal', '/journal'],
        ['Home', '/'],
      ] as const) {
        await mainMenu(page).getByRole('link', { name }).click()
        await expect(page).toHaveURL(address)
        await expect(mainMenu(page).locator('[aria-current="page"]')).toHaveText([name])
        await expect(mainMenu(page).locator('[aria-current]')).toHaveCount(1)
      }
    })

    test('"Shop by Category" opens the five categories, and each leads to its products', async ({
      page,
      open,
    }) => {
      await open('/about')
      await expect(categoryLinks(page)).toHaveCount(0)
      await categoryButton(page).click()
      await expect(categoryLinks(page)).toHaveText(categories)
      await expect(categoryLinks(page).first()).toBeInViewport({ ratio: 1 })
      await expect(categoryLinks(page).last()).toBeInViewport({ ratio: 1 })
      await categoryLinks(page).nth(2).click()
      await expect(page).toHaveURL('/Shop/category-3')
      await expect(page.getByRole('heading', { level: 1, name: 'Category 3' })).toBeVisible()
      await expect(categoryLinks(page), 'the list closes behind the shopper').toHaveCount(0)
    })

    test('the categories open by keyboard, and Escape closes them and gives the focus back', async ({
      page,
      open,
    }) => {
      await open('/about')
      await categoryButton(page).focus()
      await page.keyboard.press('Enter')
      await expect(categoryLinks(page)).toHaveText(categories)
      await page.keyboard.press('Tab')
      await expect(categoryLinks(page).first()).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(categoryLinks(page)).toHaveCount(0)
      await expect(categoryButton(page)).toBeFocused()
    })

    test('a click beside the open categories closes them', async ({ page, open }) => {
      await open('/about')
      await categoryButton(page).click()
      await expect(categoryLinks(page)).toHaveCount(5)
      await page.getByText('I am About Page').click({ force: true })
      await expect(categoryLinks(page)).toHaveCount(0)
    })

    test('the search box finds by the title, and its words stand in the address', async ({ page, open }) => {
      await open('/about')
      await expect(searchBox(page, javaScriptEnabled)).toHaveAttribute('placeholder', 'Search Products')
      await searchBox(page, javaScriptEnabled).fill('tote')
      await searchBox(page, javaScriptEnabled).press('Enter')
      await expect(page).toHaveURL('/Shop?q=tote')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “tote”')
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Canvas Tote'])
      await expect(searchBox(page, javaScriptEnabled), 'the words can be changed').toHaveValue('tote')
    })

    test('the button beside the search box searches too', async ({ page, open }) => {
      await open('/about')
      await searchBox(page, javaScriptEnabled).fill('BAG school')
      await header(page).getByRole('button', { name: 'Search', exact: true }).click()
      await expect(page).toHaveURL('/Shop?q=BAG+school')
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['School Bag'])
    })

    test('the cart is one press away', async ({ page, open }) => {
      await open('/about')
      await header(page).getByRole('link', { name: 'Cart', exact: true }).click()
      await expect(page).toHaveURL('/cart')
      await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible()
    })

    test('the wish list is one press away', async ({ page, open }) => {
      await open('/about')
      await header(page).getByRole('link', { name: 'Wish list', exact: true }).click()
      await expect(page).toHaveURL('/wishList')
      await expect(page.getByRole('heading', { level: 1, name: 'Wish list' })).toBeVisible()
    })

    test('the account stands there, and cannot be used yet', async ({ page, open }) => {
      await open('/about')
      const icon = header(page).getByRole('button', { name: 'Account', exact: true })
      await expect(icon).toBeVisible()
      await expect(icon).toBeDisabled()
      await expect(icon.locator('svg')).toBeVisible()
    })

    test('the first Tab reaches "Skip to content", which leads past the header', async ({ page, open }) => {
      await open('/Shop')
      const skipLink = page.getByRole('link', { name: 'Skip to content' })
      await expect(skipLink).not.toBeInViewport()
      await page.keyboard.press('Tab')
      await expect(skipLink).toBeFocused()
      await expect(skipLink).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Enter')
      await expect(page.getByRole('main')).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('main').getByRole('link', { name: 'Home' })).toBeFocused()
    })
  })
}

test('a category and a product are marked as parts of the shop', { tag: '@desktop' }, async ({
  page,
  open,
}) => {
  for (const address of ['/Shop/category-1', '/productDetails', '/productDetails/water-pot']) {
    await open(address)
    await expect(mainMenu(page).locator('[aria-current="true"]')).toHaveText(['Shop'])
  }
})

test('pages change without loading the document again', { tag: '@desktop' }, async ({ page, open }) => {
  await open('/')
  const documents: string[] = []
  page.on('request', request => request.resourceType() === 'document' && documents.push(request.url()))
  await mainMenu(page).getByRole('link', { name: 'Shop' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible()
  await searchBox(page).fill('cap')
  await searchBox(page).press('Enter')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('Cotton Cap')
  expect(documents).toEqual([])
})
