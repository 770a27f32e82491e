import type { Page } from '@playwright/test'
import { addToCartButton } from '../support/cart.ts'
import {
  colorRadio,
  pageMain,
  pictureAlts,
  productRegion,
  quantityField,
  sizeRadio,
  sizeRadios,
  statusSelect,
  updateButton,
} from '../support/product.ts'
import { expect, test } from '../support/shop.fixture.ts'

const productUrl = (params: string) => `/productDetails?${params}`
const price = (page: Page, amount: string) =>
  productRegion(page).getByRole('paragraph').getByText(`Now: ${amount}`, { exact: true })
const availability = (page: Page, text: string) => productRegion(page).getByText(text, { exact: true })

test('a color changes pictures and URL, and keeps the size', async ({ page, open }) => {
  await open('/productDetails')
  await sizeRadio(page, 'M').click()
  await expect(page).toHaveURL(productUrl('color=clay&size=m'))
  for (const name of ['Cobalt', 'Black']) {
    await colorRadio(page, name).click()
    await expect(page).toHaveURL(productUrl(`color=${name.toLowerCase()}&size=m`))
    await expect(pageMain(page).getByRole('group', { name: `Color ${name}` })).toBeVisible()
    await expect
      .poll(() => pictureAlts(page))
      .toEqual([
        `${name} crew neck tee, from the front`,
        `${name} crew neck tee, from the back`,
        `Ribbed collar and neck label of the ${name.toLowerCase()} tee, close up`,
        `Three ${name.toLowerCase()} tees, folded and stacked`,
      ])
  }
})

test('a size changes price and availability', async ({ page, open }) => {
  await open('/productDetails')
  await expect(availability(page, 'Available in S, M, Lg, XXL')).toBeVisible()
  await sizeRadio(page, 'Lg').click()
  await expect(availability(page, 'Only 2 left')).toBeVisible()
  await expect(price(page, '$44.00')).toBeVisible()
  await sizeRadio(page, 'XXL').click()
  await expect(price(page, '$48.00')).toBeVisible()
  await expect(availability(page, 'In stock')).toBeVisible()
})

test('no size is chosen for the shopper, and a sold-out one offers an email', async ({ page, open }) => {
  const missing = pageMain(page).getByRole('group', { name: 'Size' }).getByRole('alert')
  await open('/productDetails')
  await expect(sizeRadios(page).and(page.getByRole('radio', { checked: true }))).toHaveCount(0)
  await quantityField(page).fill('3')
  await addToCartButton(page).click()
  await expect(missing).toHaveText('Please choose one')
  await expect(sizeRadio(page, 'S')).toBeFocused()
  await sizeRadio(page, 'XL, sold out').click()
  await expect(missing).toBeEmpty()
  await expect(availability(page, 'Sold out')).toBeVisible()
  await expect(productRegion(page).getByRole('button', { name: 'Notify me' })).toBeVisible()
  await colorRadio(page, 'Black').click()
  await expect(page).toHaveURL(productUrl('color=black&size=xl'))
  await expect(quantityField(page)).toHaveValue('3')
})

test('a palette of the reader’s own still strikes out sold-out sizes', async ({ page, open }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open('/productDetails')
  const label = (name: string) => sizeRadio(page, name).locator('xpath=..')
  await expect(label('XL, sold out')).toHaveCSS('text-decoration-line', 'line-through')
  await expect(label('M')).toHaveCSS('text-decoration-line', 'none')
})

test('the status switches between sold-out and available variants', async ({ page, open }) => {
  await open('/productDetails')
  await statusSelect(page).selectOption('Out of Stock')
  await expect(page).toHaveURL(productUrl('color=clay&size=xl'))
  await expect(availability(page, 'Sold out')).toBeVisible()
  await colorRadio(page, 'Sage, sold out').click()
  await expect(page).toHaveURL(productUrl('color=sage&size=xl'))
  await statusSelect(page).selectOption('In Stock')
  await expect(page).toHaveURL(productUrl('color=sage'))
  await expect(availability(page, 'Available in Lg, XXL')).toBeVisible()
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
    await expect(page).toHaveURL(new RegExp(`\\?color=${name.toLowerCase()}$`))
    await expect(colorRadio(page, name)).toBeFocused()
  }
  await sizeRadio(page, 'S').focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/&size=m$/)
  await expect(sizeRadio(page, 'M')).toBeFocused()
  await statusSelect(page).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/&size=xl$/)
  await expect(statusSelect(page)).toBeFocused()
})

test('quick changes lose none: the last color wins, even the rendered one, and a size keeps it', async ({
  page,
  open,
}) => {
  await open('/productDetails?color=clay&size=m')
  for (const name of ['Black', 'White', 'Black', 'Cobalt']) await colorRadio(page, name).click()
  await expect(page).toHaveURL(productUrl('color=cobalt&size=m'))
  await expect(colorRadio(page, 'Cobalt')).toBeChecked()
  await changeAtOnce(page, ['black'], 's')
  await expect(page).toHaveURL(productUrl('color=black&size=s'))
  // The page still shows black when it is selected again.
  await expect(pageMain(page).getByRole('group', { name: 'Color Black' })).toBeVisible()
  await changeAtOnce(page, ['cobalt', 'black'], 'm')
  await expect(page).toHaveURL(productUrl('color=black&size=m'))
})

/** Changes colors, then the size, before the page can render any of it. */
async function changeAtOnce(page: Page, colors: string[], size: string): Promise<void> {
  await sizeRadio(page, 'S').evaluate(
    (element, { colors, size }) => {
      const { form } = element as HTMLInputElement
      const change = (name: string, value: string) =>
        form!.querySelector<HTMLInputElement>(`[name="${name}"][value="${value}"]`)!.click()
      for (const color of colors) change('color', color)
      change('size', size)
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
  await sizeRadio(page, 'XXL').click()
  await expect(price(page, '$48.00')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/Shop?q=product')
  await page.goForward()
  await expect(page).toHaveURL('/productDetails/product?color=black&size=xxl')
  await expect(price(page, '$48.00')).toBeVisible()
  await page.reload()
  await expect(colorRadio(page, 'Black')).toBeChecked()
  await expect(sizeRadio(page, 'XXL')).toBeChecked()
})

test('selecting a variant requests only pictures, and nothing shifts', async ({ page, open }) => {
  await open('/productDetails')
  const requested: string[] = []
  page.on('request', request => {
    // The browser fetches the favicon again whenever the URL changes.
    if (!/^\/(i\/|favicon\.svg$)/.test(new URL(request.url()).pathname)) requested.push(request.url())
  })
  await statusSelect(page).scrollIntoViewIfNeeded()
  const top = async () => (await statusSelect(page).boundingBox())!.y
  const before = { top: await top(), scroll: await page.evaluate(() => scrollY) }
  for (const name of ['Black', 'Sage', 'Clay']) {
    await colorRadio(page, name).click()
    await expect(pageMain(page).getByRole('group', { name: `Color ${name}` })).toBeVisible()
    expect(Math.abs((await top()) - before.top), `after ${name}`).toBeLessThanOrEqual(16)
  }
  await sizeRadio(page, 'XXL').click()
  await expect(price(page, '$48.00')).toBeVisible()
  expect(Math.abs((await page.evaluate(() => scrollY)) - before.scroll)).toBeLessThanOrEqual(16)
  expect(requested).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('"Update selection" applies color, size and status, and a size is required', async ({
    page,
    open,
  }) => {
    await open('/productDetails')
    await pageMain(page).getByRole('button', { name: 'Size guide' }).click()
    const guide = page.getByRole('dialog', { name: 'Size guide' })
    await expect(guide.getByRole('columnheader', { name: 'Chest' })).toBeVisible()
    await guide.getByRole('button', { name: 'Close' }).click()
    await expect(guide).toHaveCount(0)
    await addToCartButton(page).click()
    await expect(sizeRadio(page, 'S')).toBeFocused()
    await expect(page).toHaveURL('/productDetails')
    await colorRadio(page, 'Black').check()
    await sizeRadio(page, 'XXL').check()
    await updateButton(page).click()
    await expect(price(page, '$48.00')).toBeVisible()
    await expect(availability(page, 'Only 2 left')).toBeVisible()
    await sizeRadio(page, 'Lg, sold out').check()
    await updateButton(page).click()
    await expect(availability(page, 'Sold out')).toBeVisible()
    await statusSelect(page).selectOption('In Stock')
    await updateButton(page).click()
    await expect(colorRadio(page, 'Black')).toBeChecked()
    await expect(sizeRadios(page).and(page.getByRole('radio', { checked: true }))).toHaveCount(0)
    await expect(availability(page, 'Available in S, M, XL, XXL')).toBeVisible()
  })
})
