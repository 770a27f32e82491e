import type { Page } from '@playwright/test'
import { color, detail, main, offered, pictures, quantity, showChoice, size, status } from './product.ts'
import { expect, test } from './shop.fixture.ts'

const address = (choice: string) => `/productDetails?${choice}`
const price = (page: Page, amount: string) => detail(page).getByText(`Now: ${amount}`, { exact: true })
const said = (page: Page, words: string) => detail(page).getByText(words, { exact: true })

test('a color changes the pictures and the address, and keeps the size', async ({ page, open }) => {
  await open('/productDetails')
  await size(page).selectOption('M')
  await expect(page).toHaveURL(address('color=clay&size=m&status=in-stock'))
  for (const name of ['Cobalt', 'Black', 'White']) {
    await color(page, name).click()
    await expect(page).toHaveURL(address(`color=${name.toLowerCase()}&size=m&status=in-stock`))
    await expect(main(page).getByRole('group', { name: `Color ${name}` })).toBeVisible()
    await expect(color(page, name)).toBeChecked()
    await expect
      .poll(() => pictures(page))
      .toEqual([`${name} crew neck tee with short sleeves, from the front`])
  }
  await color(page, 'Clay').click()
  await expect.poll(async () => (await pictures(page)).length).toBe(4)
})

test('who chooses a size before the page of the color is shown loses neither', async ({ page, open }) => {
  await open('/productDetails')
  const blue = await color(page, 'Cobalt').elementHandle()
  await size(page).evaluate((sizes, blue) => {
    ;(blue as HTMLInputElement).click()
    ;(sizes as HTMLSelectElement).value = 'm'
    sizes.dispatchEvent(new Event('change', { bubbles: true }))
  }, blue)
  await expect(page).toHaveURL(address('color=cobalt&size=m&status=in-stock'))
  await expect(color(page, 'Cobalt')).toBeChecked()
})

test('a size changes price and availability', async ({ page, open }) => {
  await open('/productDetails')
  await expect(said(page, 'In stock')).toBeVisible()
  await size(page).selectOption('Lg')
  await expect(said(page, 'Only 2 left')).toBeVisible()
  await expect(price(page, '$44.00')).toBeVisible()
  await size(page).selectOption('XXL')
  await expect(price(page, '$48.00')).toBeVisible()
  await expect(said(page, 'In stock')).toBeVisible()
  await expect(page).toHaveURL(address('color=clay&size=xxl&status=in-stock'))
  await size(page).selectOption('S')
  await expect(price(page, '$44.00')).toBeVisible()
})

test('a color that lacks the size shows one that can be had, and the address says so', async ({
  page,
  open,
}) => {
  await open('/productDetails?color=clay&size=lg&status=in-stock')
  await color(page, 'Black').click()
  await expect(page).toHaveURL(address('color=black&size=s&status=in-stock'))
  await expect(size(page)).toHaveValue('s')
  await expect.poll(() => offered(size(page))).toEqual(['S', 'M', 'XL', 'XXL'])
  await expect(said(page, 'In stock')).toBeVisible()
})

test('"Out of Stock" shows what cannot be had, and "In Stock" what can', async ({ page, open }) => {
  await open('/productDetails')
  await status(page).selectOption('Out of Stock')
  await expect(page).toHaveURL(address('color=clay&size=xl&status=out-of-stock'))
  await expect(said(page, 'Sold out')).toBeVisible()
  await expect(size(page)).toHaveValue('xl')
  await expect.poll(() => offered(size(page))).toEqual(['XL'])
  await color(page, 'Sage').click()
  await expect(said(page, 'Sold out')).toBeVisible()
  await expect.poll(() => offered(size(page))).toEqual(['S', 'M', 'XL'])
  await status(page).selectOption('In Stock')
  await expect(page).toHaveURL(address('color=sage&size=lg&status=in-stock'))
  await expect(said(page, 'In stock')).toBeVisible()
  await expect.poll(() => offered(size(page))).toEqual(['Lg', 'XXL'])
})

test('the arrow keys choose a color and keep the focus', async ({ page, open }) => {
  await open('/productDetails')
  await color(page, 'Clay').focus()
  for (const [key, name] of [
    ['ArrowRight', 'Black'],
    ['ArrowRight', 'White'],
    ['ArrowDown', 'Sage'],
    ['ArrowLeft', 'White'],
    ['ArrowUp', 'Black'],
    ['ArrowLeft', 'Clay'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(page).toHaveURL(new RegExp(`\\?color=${name.toLowerCase()}&`))
    await expect(color(page, name)).toBeChecked()
    await expect(color(page, name)).toBeFocused()
  }
})

test('colors chosen in quick succession end with the last', async ({ page, open }) => {
  await open('/productDetails?color=clay&size=m&status=in-stock')
  for (const name of ['Black', 'White', 'Black', 'Cobalt']) await color(page, name).click()
  await expect(page).toHaveURL(address('color=cobalt&size=m&status=in-stock'))
  await expect(color(page, 'Cobalt')).toBeChecked()
  expect(await pictures(page)).toEqual(['Cobalt crew neck tee with short sleeves, from the front'])
})

test('the arrow keys choose a size and keep the focus', async ({ page, open }) => {
  await open('/productDetails')
  await size(page).focus()
  for (const expected of ['m', 'lg', 'xxl']) {
    await page.keyboard.press('ArrowDown')
    await expect(page).toHaveURL(new RegExp(`&size=${expected}&`))
    await expect(size(page)).toHaveValue(expected)
    await expect(size(page)).toBeFocused()
  }
})

test('a status chosen by keyboard keeps the focus', async ({ page, open }) => {
  await open('/productDetails')
  await status(page).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/&status=out-of-stock/)
  await expect(said(page, 'Sold out')).toBeVisible()
  await expect(status(page)).toBeFocused()
})

test('Back leads to where the shopper came from, and Forward to the choice', async ({ page, open }) => {
  await open('/Shop?q=product')
  await main(page).getByRole('link', { name: 'Product', exact: true }).click()
  await expect(page).toHaveURL('/productDetails/product')
  await color(page, 'Black').click()
  await expect(color(page, 'Black')).toBeChecked()
  await size(page).selectOption('XXL')
  await expect(price(page, '$48.00')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/Shop?q=product')
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Results for “product”')
  await page.goForward()
  await expect(page).toHaveURL('/productDetails/product?color=black&size=xxl&status=in-stock')
  await expect(price(page, '$48.00')).toBeVisible()
  await expect(color(page, 'Black')).toBeChecked()
})

test('the choice is still there after a reload', async ({ page, open }) => {
  await open('/productDetails')
  await color(page, 'Cobalt').click()
  await expect(color(page, 'Cobalt')).toBeChecked()
  await size(page).selectOption('Lg')
  await expect(page).toHaveURL(address('color=cobalt&size=lg&status=in-stock'))
  await page.reload()
  await expect(color(page, 'Cobalt')).toBeChecked()
  await expect(size(page)).toHaveValue('lg')
  expect(await pictures(page)).toEqual(['Cobalt crew neck tee with short sleeves, from the front'])
})

test('choosing asks the shop for nothing but pictures, and nothing jumps', async ({ page, open }) => {
  await open('/productDetails')
  const asked: string[] = []
  page.on('request', request => {
    // The browser looks at its tab's icon again whenever the address changes.
    if (!/^\/(pictures\/|favicon\.svg$)/.test(new URL(request.url()).pathname)) asked.push(request.url())
  })
  await size(page).scrollIntoViewIfNeeded()
  const placeOf = async () => (await size(page).boundingBox())!.y
  const before = { place: await placeOf(), scroll: await page.evaluate(() => scrollY) }
  for (const name of ['Black', 'Sage', 'Clay']) {
    await color(page, name).click()
    await expect(main(page).getByRole('group', { name: `Color ${name}` })).toBeVisible()
    expect(Math.abs((await placeOf()) - before.place), `the form after ${name}`).toBeLessThanOrEqual(16)
  }
  await size(page).selectOption('XXL')
  await expect(price(page, '$48.00')).toBeVisible()
  expect(Math.abs((await page.evaluate(() => scrollY)) - before.scroll)).toBeLessThanOrEqual(16)
  expect(asked).toEqual([])
})

test('the quantity stays when the choice changes', async ({ page, open }) => {
  await open('/productDetails')
  await quantity(page).fill('4')
  await color(page, 'Black').click()
  await expect(page).toHaveURL(/color=black/)
  await expect(quantity(page)).toHaveValue('4')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('"Show this choice" shows color, size and status together', async ({ page, open }) => {
    await open('/productDetails')
    await color(page, 'Black').check()
    await size(page).selectOption('XXL')
    await showChoice(page).click()
    await expect(page).toHaveURL(address('color=black&size=xxl&status=in-stock&quantity=1'))
    await expect(price(page, '$48.00')).toBeVisible()
    await expect(said(page, 'Only 2 left')).toBeVisible()
    expect(await pictures(page)).toEqual(['Black crew neck tee with short sleeves, from the front'])
    await status(page).selectOption('Out of Stock')
    await showChoice(page).click()
    await expect(said(page, 'Sold out')).toBeVisible()
    await expect(color(page, 'Black')).toBeChecked()
    await expect(size(page)).toHaveValue('lg')
  })

  test('a color that lacks the size shows one that can be had', async ({ page, open }) => {
    await open('/productDetails?color=clay&size=lg&status=in-stock')
    await color(page, 'Black').check()
    await showChoice(page).click()
    await expect(color(page, 'Black')).toBeChecked()
    await expect(size(page)).toHaveValue('s')
    expect(await offered(size(page))).toEqual(['S', 'M', 'XL', 'XXL'])
  })
})
