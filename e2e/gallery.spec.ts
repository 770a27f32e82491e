import type { Page } from '@playwright/test'
import { color, gallery } from './product.ts'
import { expect, test } from './shop.fixture.ts'

const viewer = (page: Page) => page.getByRole('dialog', { name: 'Pictures of Product, large' })
const button = (page: Page, name: string) => viewer(page).getByRole('button', { name, exact: true })
const back = (page: Page) => gallery(page).getByRole('link', { name: 'Clay crew neck tee, from the back' })

/** Which picture fills the viewer, by its place among them. */
function seen(page: Page): Promise<number> {
  return viewer(page)
    .getByRole('list')
    .evaluate(track => track.scrollLeft / track.clientWidth)
}

async function expectSeen(page: Page, place: number) {
  await expect.poll(() => seen(page)).toBeCloseTo(place - 1, 1)
  await expect(viewer(page).getByText(`${place} of 4`)).toBeVisible()
}

test('a pressed picture opens large, and Escape leads back to it', async ({ page, open }) => {
  await open('/productDetails')
  await back(page).click()
  await expectSeen(page, 2)
  await expect(button(page, 'Close pictures')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(viewer(page)).toHaveCount(0)
  await expect(back(page)).toBeFocused()
  await expect(page).toHaveURL('/productDetails')
})

test('the pictures are turned by buttons, and end where they end', async ({ page, open }) => {
  await open('/productDetails')
  await gallery(page).getByRole('link').first().click()
  await expectSeen(page, 1)
  await expect(button(page, 'Previous picture')).toBeDisabled()
  for (const place of [2, 3, 4]) {
    await button(page, 'Next picture').click()
    await expectSeen(page, place)
  }
  await expect(button(page, 'Next picture')).toBeDisabled()
  await button(page, 'Previous picture').click()
  await expectSeen(page, 3)
  await button(page, 'Close pictures').click()
  await expect(viewer(page)).toHaveCount(0)
})

test('by keyboard alone: Enter opens, the arrow keys turn, plus and minus enlarge', async ({
  page,
  open,
}) => {
  await open('/productDetails')
  await back(page).focus()
  await page.keyboard.press('Enter')
  await expectSeen(page, 2)
  await page.keyboard.press('ArrowRight')
  await expectSeen(page, 3)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expectSeen(page, 1)
  await page.keyboard.press('ArrowLeft')
  await expectSeen(page, 1)
  await page.keyboard.press('+')
  await page.keyboard.press('+')
  await expect(button(page, 'Larger')).toBeDisabled()
  await page.keyboard.press('-')
  await page.keyboard.press('-')
  await expect(button(page, 'Smaller')).toBeDisabled()
})

test('a swipe turns the pictures', { tag: '@phone' }, async ({ page, open }) => {
  await open('/productDetails')
  await gallery(page).getByRole('link').first().tap()
  await expectSeen(page, 1)
  const finger = await page.context().newCDPSession(page)
  await finger.send('Input.synthesizeScrollGesture', {
    x: 300,
    y: 500,
    xDistance: -250,
    yDistance: 0,
    speed: 1200,
  })
  await expectSeen(page, 2)
})

test('a press enlarges the picture around the place that was pressed, another makes it small', async ({
  page,
  open,
}) => {
  await open('/productDetails')
  await back(page).click()
  await expectSeen(page, 2)
  const picture = viewer(page).getByRole('button', { name: 'Clay crew neck tee, from the back' })
  const width = async () => (await picture.boundingBox())!.width
  const small = (await picture.boundingBox())!
  await picture.click({ position: { x: small.width * 0.75, y: small.height * 0.75 } })
  await expect.poll(width).toBeCloseTo(2 * small.width, -1)
  const { x } = (await picture.boundingBox())!
  // What was pressed, three quarters from the left, is in the middle now.
  expect(x + 1.5 * small.width).toBeCloseTo(small.width / 2, -1)
  await expect(picture).toHaveAttribute('aria-pressed', 'true')
  await picture.click()
  await expect.poll(width).toBeCloseTo(small.width, -1)
  await button(page, 'Larger').click()
  await button(page, 'Next picture').click()
  await expectSeen(page, 3)
  await expect(button(page, 'Smaller')).toBeDisabled()
})

test('another color opens with its own pictures', async ({ page, open }) => {
  await open('/productDetails')
  await color(page, 'Black').click()
  await gallery(page).getByRole('link', { name: 'Black crew neck tee' }).click()
  await expect(viewer(page).getByText('1 of 1')).toBeVisible()
  await expect(button(page, 'Next picture')).toBeDisabled()
})

test.describe('without JavaScript', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false })

  test('a picture is a link to its large file', async ({ page, open, request }) => {
    await open('/productDetails')
    const href = await back(page).getAttribute('href')
    const file = await request.get(href!)
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'image/webp'])
    expect(href).toMatch(/-1350\.webp$/)
  })
})
