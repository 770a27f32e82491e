import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './shop.fixture.ts'
import { smallTargets } from './targets.ts'

const pages = [
  '/',
  '/Shop',
  '/Shop/category-1',
  '/Shop?q=tote',
  '/Shop?q=umbrella',
  '/productDetails',
  '/productDetails?status=out-of-stock',
  '/about',
  '/contact',
  '/journal',
  '/nowhere',
]
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

async function expectNoBarrier(page: Page) {
  const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze()
  expect(
    violations.map(({ id, help, nodes }) => ({ id, help, at: nodes.map(node => node.html.slice(0, 160)) })),
  ).toEqual([])
}

for (const address of pages) {
  test.describe(address, () => {
    test.beforeEach(async ({ page, open, openMissing }) => {
      // What moves is judged where it stands.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await (address === '/nowhere' ? openMissing : open)(address)
    })

    test(`${address} has no barrier that axe can find`, async ({ page }) => {
      await expectNoBarrier(page)
    })

    test(`${address} is never wider than the screen`, async ({ page, isMobile }) => {
      for (const width of isMobile ? [320, 390] : [768, 960, 961, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        const { scrollWidth, clientWidth, wide } = await page.evaluate(() => ({
          scrollWidth: document.scrollingElement!.scrollWidth,
          clientWidth: document.scrollingElement!.clientWidth,
          wide: [...document.querySelectorAll('body *')]
            .filter(element => element.getBoundingClientRect().right > innerWidth + 1)
            .filter(element => element.closest('[aria-roledescription="carousel"]') === null)
            .map(element => element.outerHTML.slice(0, 100)),
        }))
        expect(scrollWidth, `at ${width} px: ${wide.slice(0, 3).join('\n')}`).toBeLessThanOrEqual(clientWidth)
      }
    })

    test(`${address} has no target smaller than 24 by 24 pixels`, async ({ page }) => {
      expect(await smallTargets(page)).toEqual([])
    })
  })
}

test('the open categories have no barrier', async ({ page, open }) => {
  await open('/about')
  const categories = page.getByRole('navigation', { name: 'Categories' })
  await categories.getByRole('button', { name: 'Shop by Category' }).click()
  await expect(categories.getByRole('link').first()).toBeVisible()
  await expectNoBarrier(page)
  expect(await smallTargets(page)).toEqual([])
})

test('the open menu has no barrier', { tag: '@phone' }, async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open('/about')
  await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).tap()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await expectNoBarrier(page)
  expect(await smallTargets(page)).toEqual([])
})

test('the open filters have no barrier', { tag: '@phone' }, async ({ page, open }) => {
  await open('/Shop')
  await page.getByRole('main').getByRole('button', { name: 'Filters', exact: true }).tap()
  await expect(page.getByRole('complementary', { name: 'Filters' })).toBeVisible()
  await expectNoBarrier(page)
  expect(await smallTargets(page)).toEqual([])
})

test('a card that shows its actions has no barrier', { tag: '@desktop' }, async ({ page, open }) => {
  await open('/Shop')
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().hover()
  await expect(page.getByRole('button', { name: 'Compare' })).toBeVisible()
  await expectNoBarrier(page)
})

test('the carousel that stands has no barrier, and its products are named slides', async ({ page, open }) => {
  await open('/')
  const carousel = page.getByRole('region', { name: 'New Arrivals' })
  await carousel.getByRole('button', { name: 'Pause', exact: true }).click()
  await expect(carousel.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  await expectNoBarrier(page)
})

test('whoever comes by keyboard sees where they are', { tag: '@desktop' }, async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const address of ['/', '/Shop', '/productDetails']) {
    await open(address)
    const unseen: string[] = []
    for (let press = 0; press < 80; press++) {
      await page.keyboard.press('Tab')
      const focused = await page.evaluate(focusSeen)
      if (focused === undefined) break
      if (!focused.seen) unseen.push(focused.html)
    }
    expect(unseen, address).toEqual([])
  }
})

/** Runs in the page: whether the focused control, or the label that draws it, has an outline and lies in sight. */
function focusSeen(): { seen: boolean; html: string } | undefined {
  const focused = document.activeElement
  if (!focused || focused === document.body) return undefined
  const drawn = [focused, focused.closest('label')].filter(element => element !== null)
  const outlined = drawn.some(element => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  })
  const { top, bottom, left, right } = focused.getBoundingClientRect()
  const inSight = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
  return { seen: outlined && inSight, html: focused.outerHTML.slice(0, 120) }
}
