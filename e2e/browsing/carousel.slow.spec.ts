import type { Page } from '@playwright/test'
import {
  carousel,
  carouselButton,
  expectFirstSlide,
  openCarousel,
  slideAfter,
  slideCount,
  visibleSlides,
} from '../support/carousel.ts'
import { expect, test } from '../support/shop.fixture.ts'

/** Advances the page's clock by whole intervals. */
async function runIntervals(page: Page, count: number) {
  await page.clock.runFor(count * 1000)
}

/** Advances the page's clock until shortly after a move, and returns the first slide. */
async function runUntilMoved(page: Page): Promise<number> {
  const before = (await visibleSlides(page))[0]
  for (let step = 0; step < 30 && (await visibleSlides(page))[0] === before; step++)
    await page.clock.runFor(100)
  await page.clock.runFor(700)
  return (await visibleSlides(page))[0]!
}

test('moves by one slide every second, but not while it is hovered, focused or paused', async ({
  page,
  open,
}) => {
  await page.clock.install()
  await openCarousel(page, open)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  const first = await runUntilMoved(page)
  await runIntervals(page, 1)
  await expectFirstSlide(page, slideAfter(first, 1))
  await runIntervals(page, 2)
  const moved = slideAfter(first, 3)
  await expectFirstSlide(page, moved)

  await carousel(page).hover()
  await runIntervals(page, 3)
  await expectFirstSlide(page, moved)
  await page.mouse.move(5, 5)
  await carouselButton(page, 'Pause').focus()
  await page.keyboard.press('Tab')
  await expect(carouselButton(page, 'Previous product')).toBeFocused()
  await runIntervals(page, 3)
  await expectFirstSlide(page, moved)

  await carouselButton(page, 'Pause').click()
  await page.mouse.move(5, 5)
  await page.getByRole('link', { name: 'Tote, home' }).first().focus()
  await runIntervals(page, 3)
  await expectFirstSlide(page, moved)
  await carouselButton(page, 'Play').click()
  await page.mouse.move(5, 5)
  await page.getByRole('link', { name: 'Tote, home' }).first().focus()
  await runIntervals(page, 2)
  await expect.poll(async () => (await visibleSlides(page))[0]).not.toBe(moved)
})

test.describe('with reduced motion', () => {
  test.beforeEach(async ({ page, open }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openCarousel(page, open)
  })

  test('stands still without a pause button, and is endless in both directions', async ({ page }) => {
    await expect(carousel(page).getByRole('listitem')).toHaveCount(slideCount)
    expect(await visibleSlides(page)).toEqual([1, 2, 3, 4])
    const labels = await carousel(page)
      .getByRole('button')
      .evaluateAll(buttons => buttons.map(button => button.getAttribute('aria-label')))
    expect(labels).toEqual(['Previous product', 'Next product'])
    for (let step = 1; step <= slideCount + 1; step++) {
      await carouselButton(page, 'Next product').click()
      await expect
        .poll(() => visibleSlides(page))
        .toEqual([0, 1, 2, 3].map(offset => slideAfter(1, step + offset)))
    }
    for (const [key, position] of [
      ['ArrowLeft', 1],
      ['ArrowLeft', 10],
      ['ArrowRight', 1],
    ] as const) {
      await page.keyboard.press(key)
      await expectFirstSlide(page, position)
    }
  })

  test('scrolls to the product that the keyboard reaches', async ({ page }) => {
    await carouselButton(page, 'Next product').focus()
    for (let position = 1; position <= slideCount; position++) {
      await page.keyboard.press('Tab')
      const slide = carousel(page).getByRole('listitem', {
        name: `${position} of ${slideCount}`,
        exact: true,
      })
      await expect(slide.getByRole('link')).toBeFocused()
      await expect.poll(() => visibleSlides(page), `slide ${position}`).toContain(position)
    }
  })

  test('can be dragged without opening a product; a click opens it', async ({ page }) => {
    const box = (await carousel(page).getByRole('list').boundingBox())!
    await page.mouse.move(box.x + 800, box.y + 150)
    await page.mouse.down()
    await page.mouse.move(box.x + 500, box.y + 150, { steps: 8 })
    await page.mouse.up()
    await expect.poll(async () => (await visibleSlides(page))[0]).not.toBe(1)
    await expect(page).toHaveURL('/')
    // Visible whether the drag went one slide or three.
    await carousel(page).getByRole('link', { name: 'Glass Carafe' }).click()
    await expect(page).toHaveURL('/productDetails/glass-carafe')
  })

  test('shows two slides on a phone and follows a swipe', { tag: '@phone' }, async ({ page }) => {
    expect(await visibleSlides(page)).toEqual([1, 2])
    await swipe(page, { from: 300, to: 120 })
    await expectFirstSlide(page, 2)
    await swipe(page, { from: 120, to: 300 })
    await expectFirstSlide(page, 1)
    await expect(page).toHaveURL('/')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('is a row that scrolls to its last product, without buttons', async ({ page, open }) => {
    await open('/')
    await expect(carousel(page).getByRole('button')).toHaveCount(0)
    const row = carousel(page).getByRole('list').locator('..')
    const { scrollWidth, overflow } = await row.evaluate(element => ({
      scrollWidth: element.scrollWidth,
      overflow: getComputedStyle(element).overflowX,
    }))
    expect(overflow).toBe('auto')
    const last = carousel(page).getByRole('link', { name: 'Striped Tee' })
    await row.hover()
    await page.mouse.wheel(scrollWidth, 0)
    await expect(last).toBeInViewport()
    await last.click()
    await expect(page).toHaveURL('/productDetails/striped-tee')
  })
})

/** A swipe over the carousel, as the browser gets it from a touch screen. */
async function swipe(page: Page, { from, to }: { from: number; to: number }) {
  const list = carousel(page).getByRole('list')
  await list.scrollIntoViewIfNeeded()
  const y = (await list.boundingBox())!.y + 100
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] })
  await touch('touchStart', from)
  const steps = 8
  for (let step = 1; step <= steps; step++) await touch('touchMove', from + ((to - from) * step) / steps)
  await touch('touchEnd')
  await session.detach()
}
