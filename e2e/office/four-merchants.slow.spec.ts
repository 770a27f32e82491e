import type { Page } from '@playwright/test'
import { productEditorMessages as texts } from '#messages/office/product-editor.ts'
import { fillInCheckout, orderPage } from '../support/checkout.fixture.ts'
import { follow, heading, leaveDemo, setUpShop, test } from '../support/new-shop.fixture.ts'
import { expect, waitForOffice } from '../support/office.fixture.ts'
import { waitForHydration } from '../support/shop.fixture.ts'

interface NewProduct {
  title: string
  price: string
  options: { name: string; values: string }[]
  /** The contents of each variant, by its name. */
  contents?: Record<string, string>
  /** A variant that isn't made. */
  leftOut?: string
}

const saved = (page: Page) => page.getByRole('status').filter({ hasText: 'Undo' })

async function save(page: Page, title: string) {
  await page.keyboard.press('Control+s')
  await expect(heading(page, title)).toBeVisible()
  await expect(saved(page)).toBeVisible()
  await waitForOffice(page)
}

async function fillInOption(page: Page, { name, values }: NewProduct['options'][number]) {
  await page.getByText(texts.options.newOption, { exact: true }).click()
  await page.getByLabel(texts.options.newOptionName).fill(name)
  await page.getByLabel(texts.options.newOptionValues).fill(values)
}

async function editOptions(page: Page) {
  await follow(page, texts.options.edit)
  await expect(heading(page, texts.options.title)).toBeVisible()
  await waitForOffice(page)
}

/** Adds a product, gives all its variants five units, and publishes it. */
async function addProduct(page: Page, { title, price, options, contents = {}, leftOut }: NewProduct) {
  await page.goto('/office/products/new')
  await waitForOffice(page)
  await page.getByLabel('Name', { exact: true }).fill(title)
  await page.getByLabel(/^Price/).fill(price)
  const [first, ...others] = options
  if (first) await fillInOption(page, first)
  await save(page, title)
  for (const option of others) {
    await editOptions(page)
    await fillInOption(page, option)
    await save(page, title)
  }
  if (leftOut) {
    await editOptions(page)
    await page.locator('summary', { hasText: texts.options.leaveOut }).click()
    await page.getByLabel(leftOut, { exact: true }).check()
    await save(page, title)
  }
  await page
    .getByLabel(/^Stock of/)
    .first()
    .click()
  await page.keyboard.type('5')
  if (options.length > 0) await page.keyboard.press('Control+d')
  for (const [variant, measure] of Object.entries(contents)) {
    await page.getByLabel(texts.variants.cell(texts.variants.measure, variant), { exact: true }).click()
    await page.keyboard.type(measure)
  }
  await page.getByLabel('Publish now', { exact: true }).check()
  await save(page, title)
}

/** Opens a product once the shop sells it. */
async function openProduct(shopper: Page, slug: string) {
  await expect(async () => {
    const response = await shopper.goto(`/productDetails/${slug}`)
    expect(response?.status()).toBe(200)
  }).toPass()
  await waitForHydration(shopper)
}

async function addToCart(shopper: Page, count: number) {
  await shopper.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(shopper.getByRole('link', { name: new RegExp(`Cart.*${count}`) }).first()).toBeVisible()
}

const choose = (shopper: Page, value: string) =>
  shopper
    .getByRole('radio', { name: new RegExp(`^${value}`) })
    .first()
    .check({ force: true })

test('sells coffee, a candle, a poster and a ceramic set from an empty shop, without a command line', async ({
  page,
  shop,
  context,
}) => {
  await leaveDemo(page, shop)
  await setUpShop(page)
  const shopper = await context.newPage()

  await test.step('coffee, by grind and weight, with its price per kilogram', async () => {
    await addProduct(page, {
      title: 'Harbor Roast',
      price: '14',
      options: [
        { name: 'Grind', values: 'Whole beans, Filter' },
        { name: 'Weight', values: '250 g, 1 kg' },
      ],
      contents: {
        'Whole beans, 250 g': '250 g',
        'Whole beans, 1 kg': '1 kg',
        'Filter, 250 g': '250 g',
        'Filter, 1 kg': '1 kg',
      },
    })
    await openProduct(shopper, 'harbor-roast')
    await choose(shopper, 'Filter')
    await choose(shopper, '250 g')
    await expect(shopper.getByText('$56.00 / kg').first()).toBeVisible()
    await expect(shopper).toHaveURL(/grind=filter&weight=250-g/)
    await addToCart(shopper, 1)
  })

  await test.step('a candle, by scent', async () => {
    await addProduct(page, {
      title: 'Beeswax Candle',
      price: '22',
      options: [{ name: 'Scent', values: 'Cedar, Fig' }],
    })
    await openProduct(shopper, 'beeswax-candle')
    await choose(shopper, 'Fig')
    await addToCart(shopper, 2)
  })

  await test.step('a poster, by size and frame, one of which isn’t made', async () => {
    await addProduct(page, {
      title: 'Harbor Poster',
      price: '40',
      options: [
        { name: 'Format', values: '50 × 70 cm, 70 × 100 cm' },
        { name: 'Frame', values: 'Oak, Black' },
      ],
      leftOut: '70 × 100 cm, Oak',
    })
    await openProduct(shopper, 'harbor-poster')
    await choose(shopper, '70 × 100 cm')
    await choose(shopper, 'Black')
    await addToCart(shopper, 3)
  })

  await test.step('a ceramic set, without options', async () => {
    await addProduct(page, { title: 'Ceramic Set', price: '68', options: [] })
    await openProduct(shopper, 'ceramic-set')
    await addToCart(shopper, 4)
  })

  await shopper.goto('/cart')
  for (const text of ['Filter, 250 g', 'Fig', '70 × 100 cm, Black', 'Ceramic Set'])
    await expect(shopper.getByText(text).first()).toBeVisible()
  await shopper.goto('/checkout')
  await fillInCheckout(shopper)
  await shopper.getByRole('button', { name: /^Place order/ }).click()
  await expect(shopper).toHaveURL(orderPage)
  await expect(shopper.getByText('$144.00').first()).toBeVisible()
})
