import type { Page } from '@playwright/test'
import { mainContent, searchBox } from '../support/listing.ts'
import { expect, test } from '../support/shop.fixture.ts'

const categories = ['Category 1', 'Category 2', 'Category 3', 'Category 4', 'Category 5']
const header = (page: Page) => page.getByRole('banner')
const mainMenu = (page: Page) => header(page).getByRole('navigation', { name: 'Main' })
const categoryButton = (page: Page) =>
  header(page).getByRole('button', { name: 'Shop by Category', exact: true })
const categoryLinks = (page: Page) =>
  header(page)
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: /^Category/ })
const menuButton = (page: Page) => header(page).getByRole('button', { name: 'Menu', exact: true })
const menu = (page: Page) => page.locator('#menu')

test('categories open by click or keyboard, and close on Escape, a click outside, or navigation', async ({
  page,
  open,
}) => {
  await open('/about')
  await expect(categoryLinks(page)).toHaveCount(0)
  await categoryButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(categoryLinks(page)).toHaveText(categories)
  await page.keyboard.press('Tab')
  await expect(categoryLinks(page).first()).toBeFocused()
  await expect(categoryLinks(page).first().locator('img')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(categoryLinks(page)).toHaveCount(0)
  await expect(categoryButton(page)).toBeFocused()

  await categoryButton(page).click()
  await expect(categoryLinks(page).last()).toBeInViewport({ ratio: 1 })
  await page.getByText('I am About Page').click({ force: true })
  await expect(categoryLinks(page)).toHaveCount(0)

  await categoryButton(page).click()
  await categoryLinks(page).nth(2).click()
  await expect(page).toHaveURL('/Shop/category-3')
  await expect(categoryLinks(page)).toHaveCount(0)
})

test('pages change without a new document, and update menu and canonical URL', async ({
  page,
  open,
  shop,
}) => {
  await open('/')
  await expect(menuButton(page)).toHaveCount(0)
  const documents: string[] = []
  page.on('request', request => request.resourceType() === 'document' && documents.push(request.url()))
  for (const [name, url] of [
    ['Shop', '/Shop'],
    ['About', '/about'],
  ] as const) {
    await mainMenu(page).getByRole('link', { name }).click()
    await expect(page).toHaveURL(url)
    await expect(mainMenu(page).locator('[aria-current]')).toHaveText([name])
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', shop.url + url)
  }
  await searchBox(page).fill('cap')
  await header(page).getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL('/Shop?q=cap')
  await expect(mainContent(page).getByRole('heading', { level: 2 }).first()).toHaveText('Cotton Cap')
  expect(documents).toEqual([])
})

test('the second bar returns on scroll up, with its menu below it', async ({ page, open }) => {
  await open('/Shop')
  const bar = header(page).getByRole('search')
  await page.mouse.move(700, 500)
  await page.mouse.wheel(0, 900)
  await expect(bar).not.toBeInViewport()
  await page.mouse.wheel(0, -200)
  await expect(bar).toBeInViewport({ ratio: 1 })
  await categoryButton(page).click()
  await expect(categoryLinks(page).first()).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')
  await page.mouse.wheel(0, 200)
  await expect(bar).not.toBeInViewport()
  await page.mouse.wheel(0, -2000)
  await expect(mainMenu(page)).toBeInViewport({ ratio: 1 })
})

test('the first Tab reaches "Skip to content"', async ({ page, open }) => {
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

test('the footer has five columns on a wide screen, at most 1320 pixels wide', async ({ page, open }) => {
  await open('/about')
  const footer = page.getByRole('contentinfo')
  const columns = [
    footer.getByRole('link', { name: 'Tote, home' }),
    footer.getByRole('navigation', { name: 'Menu' }),
    footer.getByRole('navigation', { name: 'Shop' }),
    footer.getByRole('region', { name: 'Help' }),
    footer.getByRole('region', { name: 'Contact' }),
  ]
  const boxes = await Promise.all(columns.map(async column => (await column.boundingBox())!))
  for (const [index, box] of boxes.entries()) {
    expect(Math.abs(box.y - boxes[0]!.y), `top of column ${index}`).toBeLessThan(4)
    if (index > 0) expect(box.x).toBeGreaterThan(boxes[index - 1]!.x + boxes[index - 1]!.width)
  }
  const width = boxes[4]!.x + boxes[4]!.width - boxes[0]!.x
  expect(width).toBeLessThanOrEqual(1320)
  expect(width).toBeGreaterThan(1280)
})

test.describe('on a phone', { tag: '@phone' }, () => {
  test('one menu has categories and pages, and closes by Escape, its button, a tap outside, and leaving it', async ({
    page,
    open,
  }) => {
    await open('/contact')
    await menuButton(page).focus()
    await page.keyboard.press('Enter')
    await expect(categoryLinks(page)).toHaveText(categories)
    await expect(mainMenu(page).getByRole('link', { name: 'Journal' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await expect(menuButton(page)).toBeFocused()
    await menuButton(page).tap()
    await menu(page).getByRole('button', { name: 'Close' }).tap()
    await expect(menu(page)).toBeHidden()
    await menuButton(page).tap()
    await page.mouse.move(200, 400)
    await page.mouse.wheel(0, 600)
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(await page.evaluate(() => scrollY), 'the page behind does not scroll').toBe(0)
    await page.touchscreen.tap(385, 400)
    await expect(menu(page)).toBeHidden()
    await menuButton(page).tap()
    await mainMenu(page).getByRole('link', { name: 'Journal' }).focus()
    await page.keyboard.press('Tab')
    await expect(menu(page)).toBeHidden()
    await menuButton(page).tap()
    await mainMenu(page).getByRole('link', { name: 'About' }).tap()
    await expect(page).toHaveURL('/about')
    await expect(menu(page)).toBeHidden()
  })

  test('the header is one row that hides on scroll down, and returns on scroll up or by keyboard', async ({
    page,
    open,
  }) => {
    await open('/Shop')
    const logo = header(page).getByRole('link', { name: 'Tote, home' })
    const notice = (await header(page).getByRole('paragraph').boundingBox())!
    expect((await header(page).boundingBox())!.height - notice.height).toBe(56)
    await page.mouse.move(200, 400)
    await page.mouse.wheel(0, 900)
    await expect(logo).not.toBeInViewport()
    await page.mouse.wheel(0, -200)
    await expect(logo).toBeInViewport({ ratio: 1 })
    await page.mouse.wheel(0, 200)
    await expect(logo).not.toBeInViewport()
    await logo.focus()
    await expect(logo).toBeInViewport({ ratio: 1 })
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('opens menu and search', async ({ page, open }) => {
      await open('/about')
      await menuButton(page).tap()
      await expect(mainMenu(page).getByRole('link', { name: 'Journal' })).toBeVisible()
      await expect(categoryLinks(page)).toHaveText(categories)
      await menu(page).getByRole('button', { name: 'Close' }).tap()
      await expect(menu(page)).toBeHidden()
      await header(page).getByRole('button', { name: 'Search', exact: true }).tap()
      await header(page).getByLabel('Search Products').fill('cap')
      await page.getByRole('search').getByRole('button', { name: 'Search', exact: true }).tap()
      await expect(page).toHaveURL('/Shop?q=cap')
    })
  })
})
