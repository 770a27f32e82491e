import { compareBar, compareBarItems, compareButton, setCompareCookie } from '../compare/compare.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { carouselButton, openCarousel } from '../support/carousel.ts'
import { filters, filtersButton, openSearchBox, searchBox, suggestions } from '../support/listing.ts'
import { expect, test } from '../support/shop.fixture.ts'

/** Pages that no other journey checks, in groups. */
const pages: Record<string, string[]> = {
  'text and 404 pages': ['/nowhere', '/brands', '/contact', '/orders'],
  listings: [
    '/Shop?color=black&color=white&color=clay&color=sage&from=20&stock=in&show=12&page=2',
    '/Shop?q=umbrella',
    '/Shop?q=tee&color=black&brand=brand-2',
  ],
  'product pages': ['/productDetails', '/productDetails/school-bag', '/back-in-stock/PRD-CLY-XL'],
  'an empty wish list and comparisons': [
    '/wish-list',
    '/compare',
    '/compare?products=water-pot',
    '/compare?products=product,water-pot,school-bag,basic-crew-neck-tee-sage',
  ],
}

for (const [name, urls] of Object.entries(pages))
  test(`${name} have no barriers`, async ({ page, open, openMissing, isMobile }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const url of urls)
      await test.step(url, async () => {
        await (url === '/nowhere' ? openMissing : open)(url)
        await expectAccessible(page, isMobile)
      })
  })

test('pages with a layout of their own on a phone have no barriers', { tag: '@phone' }, async ({
  page,
  open,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const url of [
    '/',
    '/about',
    '/orders',
    '/Shop?color=black&color=white&from=20&stock=in',
    '/productDetails?status=out-of-stock',
    '/compare?products=product,water-pot,school-bag,basic-crew-neck-tee-sage',
  ])
    await test.step(url, async () => {
      await open(url)
      await expectAccessible(page, true)
    })
})

test('open menus, suggestions and card actions have no barriers', async ({ page, open, isMobile }) => {
  await open('/about')
  const categories = page.getByRole('navigation', { name: 'Categories' })
  await page.getByRole('button', { name: 'Shop by Category' }).click()
  await expect(categories.getByRole('link').first()).toBeVisible()
  await expectAccessible(page, isMobile, categories.getByRole('list').first())
  await page.keyboard.press('Escape')
  await searchBox(page).pressSequentially('brand')
  await expect(suggestions(page).getByRole('option')).toHaveCount(12)
  await page.keyboard.press('ArrowDown')
  await expectAccessible(page, isMobile, suggestions(page))
  await open('/Shop')
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().hover()
  await expect(page.getByRole('button', { name: 'Compare' }).first()).toBeVisible()
  await expectAccessible(page, isMobile)
})

test('the menu, the search and the filter sheet have no barriers', { tag: '@phone' }, async ({
  page,
  open,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open('/about')
  await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).tap()
  const menu = page.locator('#menu')
  await expect(menu).toBeVisible()
  await expectAccessible(page, true, menu)
  await page.keyboard.press('Escape')
  await openSearchBox(page)
  await expectAccessible(page, true, page.locator('#search-panel'))
  await open('/Shop')
  await filtersButton(page).tap()
  await expect(filters(page)).toBeVisible()
  await expectAccessible(page, true, filters(page))
})

test('the picture viewer has no barriers', async ({ page, open, isMobile }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open('/productDetails')
  await page.getByRole('main').getByRole('link', { name: 'Clay crew neck tee, from the back' }).click()
  const viewer = page.getByRole('dialog', { name: 'Large pictures of Product' })
  await viewer.getByRole('button', { name: 'Zoom in' }).click()
  await expectAccessible(page, isMobile, viewer)
})

test('the back-in-stock form has no barriers, with an error or after success', async ({
  page,
  open,
  shop,
  complaints,
  isMobile,
}) => {
  complaints.refused.add(`${shop.url}/back-in-stock/PRD-CLY-XL.data`)
  await open('/productDetails?color=clay&size=xl&status=out-of-stock')
  const main = page.getByRole('main')
  const send = main.getByRole('button', { name: 'Notify me' })
  await send.click()
  await expect(main.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(/^Enter/)
  await expectAccessible(page, isMobile, main)
  await main.getByRole('textbox', { name: 'Email' }).fill('access@example.com')
  await send.click()
  await expect(main.getByRole('status')).toBeVisible()
  await expectAccessible(page, isMobile)
})

test('the compare bar has no barriers', { tag: '@every-screen' }, async ({
  page,
  open,
  context,
  shop,
  isMobile,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const slugs = 'water-pot,school-bag,product,office-bag'
  await setCompareCookie(context, shop.url, slugs)
  await open('/Shop')
  await expect(compareBarItems(page).locator('img')).toHaveCount(4)
  await (await compareButton(page, 0)).click()
  await expect(compareBar(page).getByText(/Remove one to add another/)).toBeVisible()
  await expectAccessible(page, isMobile)
})

test('the home page has no barriers while its carousel moves', async ({ page, open, isMobile }) => {
  await openCarousel(page, open)
  await expect(carouselButton(page, 'Pause')).toBeVisible()
  await expectAccessible(page, isMobile)
})

test('the keyboard focus is always visible', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // Enough to get past the header and the filters to the cards.
  for (const [url, presses] of [
    ['/', 60],
    ['/Shop', 80],
    ['/productDetails', 60],
  ] as const) {
    await open(url)
    for (let press = 1; press <= presses; press++) {
      await page.keyboard.press('Tab')
      const focus = await page.evaluate(describeFocus)
      if (focus === undefined) {
        expect(press, `controls of ${url}`).toBeGreaterThan(25)
        break
      }
      expect(focus.transitions, `transitions of ${focus.html} despite reduced motion`).toBe(0)
      // A carousel takes a moment to scroll.
      const isVisible = async () => (await page.evaluate(describeFocus))?.isVisible
      if (!focus.isVisible) await expect.poll(isVisible, `${url}: ${focus.html}`).toBe(true)
    }
  }
})

/** Runs in the page: whether the focused control, or the label that draws it, has an outline and is in view. */
function describeFocus(): { isVisible: boolean; transitions: number; html: string } | undefined {
  const focused = document.activeElement
  if (!focused || focused === document.body) return undefined
  const drawn = [focused, focused.closest('label')].filter(element => element !== null)
  const isOutlined = drawn.some(element => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  })
  const { top, bottom, left, right } = focused.getBoundingClientRect()
  const isInView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
  return {
    isVisible: isOutlined && isInView,
    transitions: focused.getAnimations().length,
    html: focused.outerHTML.slice(0, 120),
  }
}

test('a new page focuses its heading; a choice within a page keeps the focus', async ({ page, open }) => {
  await open('/Shop')
  await page.getByRole('main').getByRole('link', { name: 'Basic Crew Neck Tee' }).first().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/productDetails\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  const size = page.getByRole('main').getByRole('radio', { name: 'M', exact: true })
  await size.focus()
  const url = page.url()
  await page.keyboard.press('Space')
  await expect(page).not.toHaveURL(url)
  await expect(size).toBeFocused()
})
