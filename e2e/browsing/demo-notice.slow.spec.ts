import { expect, test } from '../support/shop.fixture.ts'

const notice = 'This is a demo shop. Orders aren’t real.'

test('the demo notice is one line above the header, and the category menu opens below its button', async ({
  page,
  open,
}) => {
  const bar = page.getByRole('banner').getByText(notice, { exact: true })
  await open('/Shop')
  for (const width of [320, 390, 768, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await bar.boundingBox()).toEqual({ x: 0, y: 0, width, height: 32 })
    const menuIcon = await page.locator('[popovertarget="menu"]:visible svg').first().boundingBox()
    const start = await bar.evaluate(element => Number.parseFloat(getComputedStyle(element).paddingLeft))
    expect(start).toBeCloseTo(menuIcon!.x, 0)
  }
  const button = page.getByRole('button', { name: 'Shop by Category', exact: true })
  await page.setViewportSize({ width: 1440, height: 900 })
  await button.click()
  const list = (await page.locator('#menu').boundingBox())!
  const { y, height } = (await button.boundingBox())!
  expect(list.y - (y + height)).toBeGreaterThanOrEqual(0)
  expect(list.y - (y + height)).toBeLessThan(12)
})

test('the demo notice stays from page to page', { tag: '@phone' }, async ({ page, open }) => {
  await open('/')
  await page.getByRole('link', { name: 'Shop new arrivals' }).click()
  await page.getByRole('link', { name: 'Cart', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible()
  await expect(page.getByText(notice, { exact: true })).toBeInViewport({ ratio: 1 })
})
