import {
  card,
  cardTitles,
  expectCardTitles,
  expectProductCount,
  filters,
  filtersButton,
  mainContent,
  pageLinks,
  pageSizeBox,
  searchBox,
  sortBox,
} from '../support/listing.ts'
import { expect, test } from '../support/shop.fixture.ts'

const actions = ['Add to Wish List', 'Compare', 'Add to Cart']

test('a card shows its actions on hover and focus, screen readers always, and opens its product anywhere else', async ({
  page,
  open,
}) => {
  const actionsOf = (index: number) =>
    card(page, index)
      .locator('ul')
      .filter({ has: page.getByRole('button') })
  await open('/Shop')
  await expect(card(page, 1).getByRole('button')).toHaveText(actions)
  await expect(actionsOf(1)).toHaveCSS('opacity', '0')
  await card(page, 1).hover()
  await expect(actionsOf(1)).toHaveCSS('opacity', '1')
  await expect(card(page, 1).getByRole('button')).toHaveText(actions)
  for (const action of await card(page, 1).getByRole('button').all()) {
    await expect(action).toBeInViewport({ ratio: 1 })
    await expect(action).toBeEnabled()
  }
  await expect(actionsOf(2)).toHaveCSS('opacity', '0')

  await card(page, 0).getByRole('link').focus()
  for (const name of actions) {
    await page.keyboard.press('Tab')
    await expect(card(page, 0).getByRole('button', { name })).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(card(page, 1).getByRole('link')).toBeFocused()
  await expect(actionsOf(0)).toHaveCSS('opacity', '0')

  await card(page, 3)
    .getByRole('img')
    .click({ position: { x: 20, y: 120 }, force: true })
  await expect(page).toHaveURL('/productDetails/basic-crew-neck-tee-sage')
})

test('a second picture loads and shows while the mouse is over its card', async ({ page, open }) => {
  const requests: string[] = []
  page.on('request', request => requests.push(request.url()))
  await open('/Shop?q=product&color=clay')
  const withSecond = card(page, 0)
  await withSecond.scrollIntoViewIfNeeded()
  await expect(withSecond.locator('img')).toBeVisible()
  await page.waitForLoadState('networkidle')
  const before = requests.length
  await withSecond.hover()
  const second = withSecond.locator('img').nth(1)
  await expect(second).toBeVisible()
  const [hash] = /[0-9a-f]{24}/.exec((await second.getAttribute('src'))!)!
  expect(requests.slice(0, before).filter(url => url.includes(hash))).toEqual([])
  await expect.poll(() => requests.some(url => url.includes(hash))).toBe(true)
})

test('filters are a column beside the cards on a wide screen', async ({ page, open }) => {
  await open('/Shop')
  await expect(filtersButton(page)).toHaveCount(0)
  await expect(filters(page).getByRole('button')).toHaveCount(0)
  const panel = (await filters(page).boundingBox())!
  const first = (await card(page, 0).boundingBox())!
  expect(panel.x + panel.width).toBeLessThan(first.x)
})

test('sort, page size and pages change the URL, and Back restores the scroll position', async ({
  page,
  open,
}) => {
  await open('/Shop')
  await mainContent(page).getByRole('link', { name: 'View all 28 products' }).first().click()
  await expect(page).toHaveURL('/Shop?sort=featured')
  await expectProductCount(page, '28 products')
  await sortBox(page).selectOption('Price, low to high')
  await expect(page).toHaveURL('/Shop?sort=price-asc')
  await expect(cardTitles(page).first()).toHaveText('Zip Pouch')
  await pageSizeBox(page).selectOption('12')
  await expect(page).toHaveURL('/Shop?sort=price-asc&show=12')
  await expect(cardTitles(page)).toHaveCount(12)
  await pageLinks(page).scrollIntoViewIfNeeded()
  const scrolled = await page.evaluate(() => scrollY)
  expect(scrolled).toBeGreaterThan(500)
  await pageLinks(page).getByRole('link', { name: 'Page 3', exact: true }).click()
  await expect(page).toHaveURL('/Shop?sort=price-asc&show=12&page=3')
  await expect(cardTitles(page)).toHaveCount(4)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(cardTitles(page)).toHaveCount(12)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled)
})

test('a new search drops the filters of the last one', async ({ page, open }) => {
  await open('/Shop?q=tee&color=black&sort=price-asc')
  await expect(searchBox(page)).toHaveValue('tee')
  await searchBox(page).fill('school bag')
  await searchBox(page).press('Enter')
  await expect(page).toHaveURL('/Shop?q=school+bag')
  await expectCardTitles(page, ['School Bag'])
  await page.goBack()
  await expect(page).toHaveURL('/Shop?q=tee&color=black&sort=price-asc')
  await expect(searchBox(page)).toHaveValue('tee')
})

test('a touch screen shows the actions of every card', { tag: '@phone' }, async ({ page, open }) => {
  await open('/Shop')
  for (const index of [0, 5, 11]) {
    await expect(card(page, index).getByRole('button')).toHaveText(actions)
    for (const action of await card(page, index).getByRole('button').all()) await expect(action).toBeVisible()
  }
})

test('filters are a sheet on a phone', { tag: '@phone' }, async ({ page, open }) => {
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

test('the sort box is wide enough for its longest entry on a phone', { tag: '@phone' }, async ({
  page,
  open,
}) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 700 })
    await open('/Shop')
    const missing = await sortBox(page).evaluate(box => {
      const unbounded = box.cloneNode(true) as HTMLElement
      unbounded.style.cssText = 'position: absolute; width: max-content'
      document.body.append(unbounded)
      return unbounded.offsetWidth - (box as HTMLElement).offsetWidth
    })
    expect(missing, `${width} pixels`).toBeLessThanOrEqual(0)
  }
})
