import type { Page } from '@playwright/test'
import {
  colorRadio,
  enabledOptions,
  pageMain,
  pictureAlts,
  productRegion,
  sizeSelect,
  statusSelect,
  updateButton,
} from '../support/product.ts'
import { expect, test } from '../support/shop.fixture.ts'

const productUrl = (params: string) => `/productDetails?${params}`
const price = (page: Page, amount: string) => productRegion(page).getByText(`Now: ${amount}`, { exact: true })
const availability = (page: Page, text: string) => productRegion(page).getByText(text, { exact: true })

test('a color changes pictures and URL, and keeps the size', async ({ page, open }) => {
  await open('/productDetails')
  await sizeSelect(page).selectOption('M')
  await expect(page).toHaveURL(productUrl('color=clay&size=m&status=in-stock'))
  for (const name of ['Cobalt', 'Black']) {
    await colorRadio(page, name).click()
    await expect(page).toHaveURL(productUrl(`color=${name.toLowerCase()}&size=m&status=in-stock`))
    await expect(pageMain(page).getByRole('group', { name: `Color ${name}` })).toBeVisible()
    await expect
      .poll(() => pictureAlts(page))
      .toEqual([`${name} crew neck tee with short sleeves, from the front`])
  }
  await colorRadio(page, 'Clay').click()
  await expect.poll(async () => (await pictureAlts(page)).length).toBe(4)
})

test('a size changes price and availability', async ({ page, open }) => {
  await open('/productDetails')
  await expect(availability(page, 'In stock')).toBeVisible()
  await sizeSelect(page).selectOption('Lg')
  await expect(availability(page, 'Only 2 left')).toBeVisible()
  await expect(price(page, '$44.00')).toBeVisible()
  await sizeSelect(page).selectOption('XXL')
  await expect(price(page, '$48.00')).toBeVisible()
  await expect(availability(page, 'In stock')).toBeVisible()
})

test('a color without the selected size selects one that is available', async ({ page, open }) => {
  await open('/productDetails?color=clay&size=lg&status=in-stock')
  await colorRadio(page, 'Black').click()
  await expect(page).toHaveURL(productUrl('color=black&size=s&status=in-stock'))
  await expect(sizeSelect(page)).toHaveValue('s')
  await expect.poll(() => enabledOptions(sizeSelect(page))).toEqual(['S', 'M', 'XL', 'XXL'])
})

test('the status switches between sold-out and available variants', async ({ page, open }) => {
  await open('/productDetails')
  await statusSelect(page).selectOption('Out of Stock')
  await expect(page).toHaveURL(productUrl('color=clay&size=xl&status=out-of-stock'))
  await expect(availability(page, 'Sold out')).toBeVisible()
  await expect.poll(() => enabledOptions(sizeSelect(page))).toEqual(['XL'])
  await colorRadio(page, 'Sage').click()
  await expect.poll(() => enabledOptions(sizeSelect(page))).toEqual(['S', 'M', 'XL'])
  await statusSelect(page).selectOption('In Stock')
  await expect(page).toHaveURL(productUrl('color=sage&size=lg&status=in-stock'))
  await expect.poll(() => enabledOptions(sizeSelect(page))).toEqual(['Lg', 'XXL'])
})

test('arrow keys change color, size and status, and keep the focus', async ({ page, open }) => {
  await open('/productDetails')
  await colorRadio(page, 'Clay').focus()
  for (const [key, name] of [
    ['ArrowRight', 'Black'],
    ['ArrowDown', 'White'],
    ['ArrowUp', 'Black'],
    ['ArrowLeft', 'Clay'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(page).toHaveURL(new RegExp(`\\?color=${name.toLowerCase()}&`))
    await expect(colorRadio(page, name)).toBeFocused()
  }
  await sizeSelect(page).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/&size=lg&/)
  await expect(sizeSelect(page)).toBeFocused()
  await statusSelect(page).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/&status=out-of-stock/)
  await expect(statusSelect(page)).toBeFocused()
})

test('quick changes lose none: the last color wins, even the rendered one, and a size keeps it', async ({
  page,
  open,
}) => {
  await open('/productDetails?color=clay&size=m&status=in-stock')
  for (const name of ['Black', 'White', 'Black', 'Cobalt']) await colorRadio(page, name).click()
  await expect(page).toHaveURL(productUrl('color=cobalt&size=m&status=in-stock'))
  await expect(colorRadio(page, 'Cobalt')).toBeChecked()
  await changeAtOnce(page, ['black'], 's')
  await expect(page).toHaveURL(productUrl('color=black&size=s&status=in-stock'))
  // The page still shows black when it is selected again.
  await expect(pageMain(page).getByRole('group', { name: 'Color Black' })).toBeVisible()
  await changeAtOnce(page, ['cobalt', 'black'], 'm')
  await expect(page).toHaveURL(productUrl('color=black&size=m&status=in-stock'))
})

/** Changes colors, then the size, before the page can render any of it. */
async function changeAtOnce(page: Page, colors: string[], size: string): Promise<void> {
  await sizeSelect(page).evaluate(
    (element, { colors, size }) => {
      const select = element as HTMLSelectElement
      for (const color of colors)
        select.form!.querySelector<HTMLInputElement>(`[name="color"][value="${color}"]`)!.click()
      select.value = size
      select.dispatchEvent(new Event('change', { bubbles: true }))
    },
    { colors, size },
  )
}

test('Back leaves the product; Forward and reload restore the selection', async ({ page, open }) => {
  await open('/Shop?q=product')
  await pageMain(page).getByRole('link', { name: 'Product', exact: true }).click()
  await expect(page).toHaveURL('/productDetails/product')
  await colorRadio(page, 'Black').click()
  await expect(colorRadio(page, 'Black')).toBeChecked()
  await sizeSelect(page).selectOption('XXL')
  await expect(price(page, '$48.00')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/Shop?q=product')
  await page.goForward()
  await expect(page).toHaveURL('/productDetails/product?color=black&size=xxl&status=in-stock')
  await expect(price(page, '$48.00')).toBeVisible()
  await page.reload()
  await expect(colorRadio(page, 'Black')).toBeChecked()
  await expect(sizeSelect(page)).toHaveValue('xxl')
})

test('selecting a variant requests only pictures, and nothing shifts', async ({ page, open }) => {
  await open('/productDetails')
  const requested: string[] = []
  page.on('request', request => {
    // The browser fetches the favicon again whenever the URL changes.
    if (!/^\/(pictures\/|favicon\.svg$)/.test(new URL(request.url()).pathname)) requested.push(request.url())
  })
  await sizeSelect(page).scrollIntoViewIfNeeded()
  const top = async () => (await sizeSelect(page).boundingBox())!.y
  const before = { top: await top(), scroll: await page.evaluate(() => scrollY) }
  for (const name of ['Black', 'Sage', 'Clay']) {
    await colorRadio(page, name).click()
    await expect(pageMain(page).getByRole('group', { name: `Color ${name}` })).toBeVisible()
    expect(Math.abs((await top()) - before.top), `after ${name}`).toBeLessThanOrEqual(16)
  }
  await sizeSelect(page).selectOption('XXL')
  await expect(price(page, '$48.00')).toBeVisible()
  expect(Math.abs((await page.evaluate(() => scrollY)) - before.scroll)).toBeLessThanOrEqual(16)
  expect(requested).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('"Update selection" applies color, size and status', async ({ page, open }) => {
    await open('/productDetails')
    await colorRadio(page, 'Black').check()
    await sizeSelect(page).selectOption('XXL')
    await updateButton(page).click()
    await expect(price(page, '$48.00')).toBeVisible()
    await expect(availability(page, 'Only 2 left')).toBeVisible()
    await statusSelect(page).selectOption('Out of Stock')
    await updateButton(page).click()
    await expect(availability(page, 'Sold out')).toBeVisible()
    await expect(colorRadio(page, 'Black')).toBeChecked()
    await expect(sizeSelect(page)).toHaveValue('lg')
  })
})
