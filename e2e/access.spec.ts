import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { carousel, control, openCarousel } from './carousel.ts'
import { bar, choseBefore, chosen, compareButton } from './compare.ts'
import { searchBox, suggestions } from './listing.ts'
import { expect, test } from './shop.fixture.ts'
import { smallTargets } from './targets.ts'

const pages = [
  '/',
  '/Shop',
  '/Shop/category-1',
  '/Shop?q=tote',
  '/Shop?color=black&color=white&from=20&stock=in',
  '/Shop?show=12&sort=featured&page=2',
  '/Shop?q=tee&color=black&brand=brand-2',
  '/brands',
  '/productDetails',
  '/productDetails?status=out-of-stock',
  '/productDetails/school-bag',
  '/backInStock/PRD-CLY-XL',
  '/wishList',
  '/compare',
  '/compare?products=water-pot',
  '/compare?products=product,water-pot,school-bag,basic-crew-neck-tee-sage',
  // Contact and journal are the same page with other words.
  '/about',
  '/nowhere',
]
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

async function expectNoBarrier(page: Page) {
  // The legacy mode is for pages without frames, and half as long.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(standards).analyze()
  expect
    .soft(violations.map(({ id, help, nodes }) => ({ id, help, at: nodes.map(node => node.html) })))
    .toEqual([])
}

async function expectLargeTargets(within: Locator) {
  expect.soft(await within.evaluate(smallTargets), 'targets below 24 by 24 pixels').toEqual([])
}

async function expectNoOverflow(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 })
  const { scrollWidth, clientWidth } = await page.evaluate(() => ({
    scrollWidth: document.scrollingElement!.scrollWidth,
    clientWidth: document.scrollingElement!.clientWidth,
  }))
  expect.soft(scrollWidth, `the page at ${width} pixels`).toBeLessThanOrEqual(clientWidth)
}

for (const address of pages) {
  test(`${address} has no barrier, small target or overflow`, async ({
    page,
    open,
    openMissing,
    isMobile,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await (address === '/nowhere' ? openMissing : open)(address)
    await expectNoBarrier(page)
    await expectLargeTargets(page.locator('body'))
    for (const width of isMobile ? [320, 390] : [768, 960, 1440]) await expectNoOverflow(page, width)
  })
}

test('the open categories have no barrier', async ({ page, open }) => {
  await open('/about')
  const categories = page.getByRole('navigation', { name: 'Categories' })
  await categories.getByRole('button', { name: 'Shop by Category' }).click()
  await expect(categories.getByRole('link').first()).toBeVisible()
  await expectNoBarrier(page)
  await expectLargeTargets(categories.getByRole('list'))
})

test('the open menu has no barrier', { tag: '@phone' }, async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open('/about')
  await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).tap()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toBeVisible()
  await expectNoBarrier(page)
  await expectLargeTargets(menu)
})

test('the open filters have no barrier', { tag: '@phone' }, async ({ page, open }) => {
  await open('/Shop')
  await page.getByRole('main').getByRole('button', { name: 'Filters', exact: true }).tap()
  const filters = page.getByRole('complementary', { name: 'Filters' })
  await expect(filters).toBeVisible()
  await expectNoBarrier(page)
  await expectLargeTargets(filters)
})

test('the open suggestions have no barrier', async ({ page, open }) => {
  await open('/about')
  await searchBox(page).pressSequentially('brand')
  await expect(suggestions(page).getByRole('option')).toHaveCount(10)
  await page.keyboard.press('ArrowDown')
  await expectNoBarrier(page)
  await expectLargeTargets(suggestions(page))
})

test('the open pictures have no barrier, as they are and enlarged', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open('/productDetails')
  await page.getByRole('main').getByRole('link', { name: 'Clay crew neck tee, from the back' }).click()
  const pictures = page.getByRole('dialog', { name: 'Pictures of Product, large' })
  await expect(pictures).toBeVisible()
  await expectNoBarrier(page)
  await expectLargeTargets(pictures)
  await pictures.getByRole('button', { name: 'Larger' }).click()
  await expectNoBarrier(page)
})

test('the form that waits for what is sold out has no barrier, empty, wrong and sent', async ({
  page,
  open,
  shop,
  complaints,
}) => {
  complaints.refused.add(`${shop.url}/backInStock/PRD-CLY-XL.data`)
  await open('/productDetails?color=clay&size=xl&status=out-of-stock')
  const main = page.getByRole('main')
  const send = main.getByRole('button', { name: 'Tell me when it is back' })
  await send.click()
  await expect(main.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription(/^Enter/)
  await expectNoBarrier(page)
  await expectLargeTargets(main)
  await main.getByRole('textbox', { name: 'E-mail' }).fill('access@example.com')
  await send.click()
  await expect(main.getByRole('status')).toBeVisible()
  await expectNoBarrier(page)
})

test('a card that shows its actions has no barrier', { tag: '@desktop' }, async ({ page, open }) => {
  await open('/Shop')
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().hover()
  await expect(page.getByRole('button', { name: 'Compare' })).toBeVisible()
  await expectNoBarrier(page)
})

test('the bar of what is chosen to compare has no barrier, with one product, with four, and refusing a fifth', async ({
  page,
  open,
  context,
  shop,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const slugs of ['water-pot', 'water-pot,school-bag,product,office-bag']) {
    await choseBefore(context, shop.url, slugs)
    await open('/Shop')
    await expect(chosen(page).locator('img')).toHaveCount(slugs.split(',').length)
    await expectNoBarrier(page)
    await expectLargeTargets(bar(page))
  }
  await (await compareButton(page, 0)).click()
  await expect(bar(page).getByText('Take one out first.')).toBeVisible()
  await expectNoBarrier(page)
  for (const width of [320, 390, 768, 1440]) await expectNoOverflow(page, width)
})

test('the carousel has no barrier, moving or paused', async ({ page, open }) => {
  await openCarousel(page, open)
  await expectNoBarrier(page)
  await control(page, 'Pause').click()
  await expect(control(page, 'Play')).toBeVisible()
  await expectNoBarrier(page)
  await expectLargeTargets(carousel(page))
})

test('whoever comes by keyboard sees where they are', { tag: '@desktop' }, async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const address of ['/', '/Shop', '/productDetails']) {
    await open(address)
    const [seen, unseen]: [string[], string[]] = [[], []]
    for (let press = 0; press < 80; press++) {
      await page.keyboard.press('Tab')
      const focused = await page.evaluate(focusSeen)
      if (focused === undefined) break
      ;(focused.seen ? seen : unseen).push(focused.html)
    }
    expect(unseen, address).toEqual([])
    expect(seen.length, 'the keyboard reaches the controls of the page').toBeGreaterThan(25)
  }
})

/** Runs in the page: whether the focused control, or the label that draws it, has an outline and lies in sight. */
async function focusSeen(): Promise<{ seen: boolean; html: string } | undefined> {
  const focused = document.activeElement
  if (!focused || focused === document.body) return undefined
  // With reduced motion every change of style takes a moment too short to see, but long enough to be measured.
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
  const drawn = [focused, focused.closest('label')].filter(element => element !== null)
  const outlined = drawn.some(element => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  })
  const { top, bottom, left, right } = focused.getBoundingClientRect()
  const inSight = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
  return { seen: outlined && inSight, html: focused.outerHTML.slice(0, 120) }
}

test('a page that a link opened begins at its heading, and a choice leaves the focus where it is', async ({
  page,
  open,
}) => {
  await open('/Shop')
  const product = page.getByRole('main').getByRole('link', { name: 'Basic Crew Neck Tee' }).first()
  await product.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/productDetails\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  const choice = page.getByRole('main').getByRole('combobox').first()
  await choice.focus()
  const address = page.url()
  await choice.selectOption({ index: 2 })
  await expect(page).not.toHaveURL(address)
  await expect(choice).toBeFocused()
})
