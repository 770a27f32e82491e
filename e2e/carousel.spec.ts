import type { Page } from '@playwright/test'
import { after, carousel, control, leftSlides, openCarousel, seenSlides, slideCount } from './carousel.ts'
import { expect, test } from './shop.fixture.ts'

/** Longer than two intervals: what has not moved by then stands still. */
const twoIntervals = 2300

async function expectStill(page: Page) {
  expect(await leftSlides(page, twoIntervals)).toHaveLength(1)
}

async function expectMoving(page: Page) {
  expect((await leftSlides(page, twoIntervals)).length).toBeGreaterThan(1)
}

test('four slides are seen at once on a wide screen', { tag: '@desktop' }, async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openCarousel(page, open)
  await expect(carousel(page).getByRole('listitem')).toHaveCount(slideCount)
  expect(await seenSlides(page)).toEqual([1, 2, 3, 4])
})

test('two slides are seen at once on a phone', { tag: '@phone' }, async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openCarousel(page, open)
  expect(await seenSlides(page)).toEqual([1, 2])
})

test('it moves by one slide every second', async ({ page, open }) => {
  await openCarousel(page, open)
  await expect(control(page, 'Pause')).toBeVisible()
  const lefts = await leftSlides(page, 3500)
  const moves = lefts.length - 1
  expect(moves).toBeGreaterThanOrEqual(2)
  expect(moves).toBeLessThanOrEqual(4)
  expect(lefts).toEqual(lefts.map((_, move) => after(lefts[0]!, move)))
})

test('it has no dots, only Pause, Previous and Next', async ({ page, open }) => {
  await openCarousel(page, open)
  await expect(control(page, 'Pause')).toBeVisible()
  const names = await carousel(page)
    .getByRole('button')
    .evaluateAll(buttons => buttons.map(button => button.getAttribute('aria-label')))
  expect(names).toEqual(['Pause', 'Previous product', 'Next product'])
  await expect(carousel(page).getByRole('tab')).toHaveCount(0)
  await expect(carousel(page).getByRole('radio')).toHaveCount(0)
})

test('it is endless in both directions', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openCarousel(page, open)
  const seen = (await seenSlides(page)).length
  for (let move = 1; move <= slideCount + 1; move++) {
    await control(page, 'Next product').click()
    const expected = Array.from({ length: seen }, (_, place) => after(1, move + place))
    await expect.poll(() => seenSlides(page)).toEqual(expected)
  }
  for (const left of [1, 10, 9]) {
    await control(page, 'Previous product').click()
    await expect.poll(async () => (await seenSlides(page))[0]).toBe(left)
  }
})

test('it rests under the pointer and goes on without it', { tag: '@desktop' }, async ({ page, open }) => {
  await openCarousel(page, open)
  await carousel(page).hover()
  await leftSlides(page, 1000)
  await expectStill(page)
  await page.mouse.move(5, 5)
  await expectMoving(page)
})

test('it rests while the keyboard is in it and goes on without it', { tag: '@desktop' }, async ({
  page,
  open,
}) => {
  await openCarousel(page, open)
  await control(page, 'Pause').focus()
  await page.keyboard.press('Tab')
  await expect(control(page, 'Previous product')).toBeFocused()
  await leftSlides(page, 1000)
  await expectStill(page)
  for (const before of [control(page, 'Pause'), carousel(page).getByRole('link', { name: 'New Arrivals' })]) {
    await page.keyboard.press('Shift+Tab')
    await expect(before).toBeFocused()
  }
  await page.keyboard.press('Shift+Tab')
  await expect(carousel(page).locator(':focus')).toHaveCount(0)
  await expectMoving(page)
})

test('it rests while the keyboard is on one of its products', { tag: '@desktop' }, async ({ page, open }) => {
  await openCarousel(page, open)
  await control(page, 'Next product').focus()
  await page.keyboard.press('Tab')
  await expect(carousel(page).getByRole('link').and(page.locator(':focus'))).toHaveCount(1)
  await leftSlides(page, 1000)
  await expectStill(page)
})

test('"Pause" stops it until "Play"', { tag: '@desktop' }, async ({ page, open }) => {
  await openCarousel(page, open)
  await control(page, 'Pause').click()
  await expect(control(page, 'Play')).toBeVisible()
  await expect(control(page, 'Pause')).toHaveCount(0)
  await page.mouse.move(5, 5)
  await leftSlides(page, 1000)
  await expectStill(page)
  await control(page, 'Play').click()
  await page.mouse.move(5, 5)
  await expect(control(page, 'Pause')).toBeVisible()
  await expectMoving(page)
})

test('it stands still for those who ask for reduced motion, and still goes by hand', async ({
  page,
  open,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openCarousel(page, open)
  await expect(control(page, 'Next product')).toBeVisible()
  await expect(control(page, 'Pause'), 'there is nothing to pause').toHaveCount(0)
  await expectStill(page)
  await control(page, 'Next product').click()
  await expect.poll(async () => (await seenSlides(page))[0]).toBe(2)
})

test('it stands still as soon as reduced motion is asked for', { tag: '@desktop' }, async ({
  page,
  open,
}) => {
  await openCarousel(page, open)
  await expect(control(page, 'Pause')).toBeVisible()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(control(page, 'Pause')).toHaveCount(0)
  await leftSlides(page, 1000)
  await expectStill(page)
})

test('the arrow keys move it by one', { tag: '@desktop' }, async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openCarousel(page, open)
  await control(page, 'Next product').focus()
  for (const [key, left] of [
    ['ArrowRight', 2],
    ['ArrowRight', 3],
    ['ArrowLeft', 2],
    ['ArrowLeft', 1],
    ['ArrowLeft', 10],
  ] as const) {
    await page.keyboard.press(key)
    await expect.poll(async () => (await seenSlides(page))[0]).toBe(left)
  }
})

test('the product that the keyboard reaches is in sight', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openCarousel(page, open)
  await control(page, 'Next product').focus()
  for (let place = 1; place <= slideCount; place++) {
    await page.keyboard.press('Tab')
    const slide = carousel(page).getByRole('listitem', { name: `${place} of ${slideCount}`, exact: true })
    await expect(slide.getByRole('link')).toBeFocused()
    await expect.poll(() => seenSlides(page), `slide ${place}`).toContain(place)
  }
})

test('a swipe moves it, and does not open a product', { tag: '@phone' }, async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openCarousel(page, open)
  await swipe(page, { from: 300, to: 120 })
  await expect.poll(async () => (await seenSlides(page))[0]).toBe(2)
  await swipe(page, { from: 120, to: 300 })
  await expect.poll(async () => (await seenSlides(page))[0]).toBe(1)
  await expect(page).toHaveURL('/')
})

test('it can be dragged with a mouse, which does not open a product', { tag: '@desktop' }, async ({
  page,
  open,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openCarousel(page, open)
  const box = (await carousel(page).getByRole('list').boundingBox())!
  await page.mouse.move(box.x + 800, box.y + 150)
  await page.mouse.down()
  await page.mouse.move(box.x + 500, box.y + 150, { steps: 8 })
  await page.mouse.up()
  await expect.poll(async () => (await seenSlides(page))[0]).not.toBe(1)
  await expect(page).toHaveURL('/')
})

test('a product in it leads to its page', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openCarousel(page, open)
  await carousel(page).getByRole('link', { name: 'Steel Bottle' }).click()
  await expect(page).toHaveURL('/productDetails/steel-bottle')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('it is a row that scrolls to its last product, without buttons that do nothing', async ({
    page,
    open,
  }) => {
    await open('/')
    await expect(carousel(page).getByRole('button')).toHaveCount(0)
    const row = carousel(page).getByRole('list').locator('..')
    const { scrollWidth, clientWidth, overflow } = await row.evaluate(element => ({
      scrollWidth: element.scrollWidth,
      clientWidth: element.clientWidth,
      overflow: getComputedStyle(element).overflowX,
    }))
    expect(scrollWidth).toBeGreaterThan(clientWidth)
    expect(overflow).toBe('auto')
    const last = carousel(page).getByRole('link', { name: 'Striped Tee' })
    await row.hover()
    await page.mouse.wheel(scrollWidth, 0)
    await expect(last).toBeInViewport()
    await last.click()
    await expect(page).toHaveURL('/productDetails/striped-tee')
  })
})

/** A finger that goes over the carousel, as the browser gets it from a touch screen. */
async function swipe(page: Page, { from, to }: { from: number; to: number }) {
  const list = carousel(page).getByRole('list')
  await list.scrollIntoViewIfNeeded()
  const y = (await list.boundingBox())!.y + 100
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] })
  await touch('touchStart', from)
  const steps = 8
  for (let step = 1; step <= steps; step++) await touch('touchMove', from + ((to - from) * step) / steps)
  await touch('touchEnd')
  await finger.detach()
}
