import type { Page } from '@playwright/test'
import { colorRadio, gallery } from '../support/product.ts'
import { expect, test } from '../support/shop.fixture.ts'

const viewer = (page: Page) => page.getByRole('dialog', { name: 'Large pictures of Product' })
const toolButton = (page: Page, name: string) => viewer(page).getByRole('button', { name, exact: true })
const backPicture = (page: Page) =>
  gallery(page).getByRole('link', { name: 'Clay crew neck tee, from the back' })

/** Expects the viewer to show a picture, by its position among four. */
async function expectPicture(page: Page, position: number) {
  await expect
    .poll(() =>
      viewer(page)
        .getByRole('list')
        .evaluate(track => track.scrollLeft / track.clientWidth),
    )
    .toBeCloseTo(position - 1, 1)
  await expect(viewer(page).getByText(`${position} of 4`)).toBeVisible()
}

test('a picture opens in the viewer, whose buttons stop at the ends', async ({ page, open }) => {
  await open('/productDetails')
  await gallery(page).getByRole('link').first().click()
  await expectPicture(page, 1)
  await expect(toolButton(page, 'Previous picture')).toBeDisabled()
  for (const position of [2, 3, 4]) {
    await toolButton(page, 'Next picture').click()
    await expectPicture(page, position)
  }
  await expect(toolButton(page, 'Next picture')).toBeDisabled()
  const overflow = await viewer(page).evaluate(dialog => dialog.scrollWidth - dialog.clientWidth)
  expect(overflow, 'the viewer itself does not scroll').toBe(0)
  await toolButton(page, 'Previous picture').click()
  await expectPicture(page, 3)
  await toolButton(page, 'Show picture 1').click()
  await expectPicture(page, 1)
  await toolButton(page, 'Close pictures').click()
  await expect(viewer(page)).toHaveCount(0)
  await colorRadio(page, 'Black').click()
  await gallery(page).getByRole('link', { name: 'Black crew neck tee, from the front' }).click()
  await expect(viewer(page).getByText('1 of 4')).toBeVisible()
})

test('the keyboard opens, browses, zooms and closes, and the focus returns', async ({ page, open }) => {
  await open('/productDetails')
  await backPicture(page).focus()
  await page.keyboard.press('Enter')
  await expectPicture(page, 2)
  await expect(toolButton(page, 'Close pictures')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expectPicture(page, 3)
  for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowLeft')
  await expectPicture(page, 1)
  await page.keyboard.press('+')
  await page.keyboard.press('+')
  await expect(toolButton(page, 'Zoom in')).toBeDisabled()
  await page.keyboard.press('-')
  await page.keyboard.press('-')
  await expect(toolButton(page, 'Zoom out')).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(viewer(page)).toHaveCount(0)
  await expect(backPicture(page)).toBeFocused()
  await expect(page).toHaveURL('/productDetails')
})

test('a click zooms around its position, and another picture starts at normal size', async ({
  page,
  open,
}) => {
  await open('/productDetails')
  await backPicture(page).click()
  await expectPicture(page, 2)
  const picture = viewer(page).getByRole('button', { name: 'Clay crew neck tee, from the back' })
  const width = async () => (await picture.boundingBox())!.width
  const normal = (await picture.boundingBox())!
  await picture.click({ position: { x: normal.width * 0.75, y: normal.height * 0.75 } })
  await expect.poll(width).toBeCloseTo(2 * normal.width, -1)
  const { x } = (await picture.boundingBox())!
  // Three quarters from the left is in the middle now.
  expect(x + 1.5 * normal.width).toBeCloseTo(normal.width / 2, -1)
  await expect(picture).toHaveAttribute('aria-pressed', 'true')
  await picture.click()
  await expect.poll(width).toBeCloseTo(normal.width, -1)
  await toolButton(page, 'Zoom in').click()
  await toolButton(page, 'Next picture').click()
  await expectPicture(page, 3)
  await expect(toolButton(page, 'Zoom out')).toBeDisabled()
  await toolButton(page, 'Previous picture').click()
  await expectPicture(page, 2)
  await expect(toolButton(page, 'Zoom out')).toBeDisabled()
})

test('a swipe changes the picture', { tag: '@phone' }, async ({ page, open }) => {
  await open('/productDetails')
  await gallery(page).getByRole('link').first().tap()
  await expectPicture(page, 1)
  const session = await page.context().newCDPSession(page)
  await session.send('Input.synthesizeScrollGesture', {
    x: 300,
    y: 500,
    xDistance: -250,
    yDistance: 0,
    speed: 1200,
  })
  await expectPicture(page, 2)
})
