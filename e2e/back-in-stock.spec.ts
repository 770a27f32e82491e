import type { Page } from '@playwright/test'
import { color, detail, main, quantity, status } from './product.ts'
import { expect, test } from './shop.fixture.ts'

const soldOut = '/productDetails?color=clay&size=xl&status=out-of-stock'
const email = (page: Page) => main(page).getByRole('textbox', { name: 'E-mail' })
const send = (page: Page) => main(page).getByRole('button', { name: 'Tell me when it is back' })
const noted = (page: Page) => main(page).getByText('Check your inbox and confirm your address.')

test('"Out of Stock" has a button that waits in the place of the one that buys', async ({ page, open }) => {
  await open('/productDetails')
  await expect(send(page)).toHaveCount(0)
  await status(page).selectOption('Out of Stock')
  await expect(send(page)).toBeVisible()
  await expect(detail(page).getByRole('button', { name: 'Add to Cart' })).toHaveCount(0)
  await expect(quantity(page)).toHaveCount(0)
  await expect(detail(page).getByRole('button', { name: 'Add to Wish List' })).toHaveCount(1)
  await status(page).selectOption('In Stock')
  await expect(send(page)).toHaveCount(0)
  await expect(detail(page).getByRole('button', { name: 'Add to Cart' })).toBeVisible()
})

test('who asks is told on the page that it is noted, asked twice the same', async ({ page, open }) => {
  for (const asked of ['once', 'twice']) {
    await open(soldOut)
    await email(page).fill('journey@example.com')
    await email(page).press('Enter')
    await expect(noted(page), asked).toBeVisible()
    await expect(noted(page)).toBeFocused()
    await expect(page).toHaveURL(soldOut)
  }
})

test('what is noted is one variant; another can still be asked for', async ({ page, open }) => {
  await open(soldOut)
  await email(page).fill('journey@example.com')
  await send(page).click()
  await expect(noted(page)).toBeVisible()
  await color(page, 'Black').click()
  await expect(noted(page)).toHaveCount(0)
  await expect(send(page)).toBeVisible()
})

test('a wrong address is named beside the field, which has the focus and keeps what was typed', async ({
  page,
  open,
  shop,
  complaints,
}) => {
  complaints.refused.add(`${shop.url}/backInStock/PRD-CLY-XL.data`)
  await open(soldOut)
  await email(page).fill('ada@')
  await send(page).click()
  await expect(email(page)).toHaveAccessibleDescription(
    'This is not an e-mail address. It needs a form like name@example.com.',
  )
  await expect(email(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(email(page)).toBeFocused()
  await expect(email(page)).toHaveValue('ada@')
  await email(page).fill('ada@example.com')
  await send(page).click()
  await expect(noted(page)).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the shop answers with a page of its own, and the way back', async ({ page, open }) => {
    await open(soldOut)
    await email(page).fill('without@example.com')
    await send(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product')
    await expect(main(page).getByText('Clay, XL', { exact: true })).toBeVisible()
    await expect(noted(page)).toBeVisible()
    expect(page.url()).not.toContain('@')
    await main(page).getByRole('link', { name: 'Back to the product' }).click()
    await expect(page).toHaveURL('/productDetails/product?color=clay&size=xl')
    await expect(send(page)).toBeVisible()
  })

  test('a wrong address comes back with what is wrong beside it', async ({
    page,
    open,
    shop,
    complaints,
  }) => {
    complaints.refused.add(`${shop.url}/backInStock/PRD-CLY-XL`)
    await open(soldOut)
    await email(page).fill('ada@example')
    await send(page).click()
    await expect(email(page)).toHaveValue('ada@example')
    await expect(email(page)).toHaveAccessibleDescription(/^This is not an e-mail address/)
    await email(page).fill('ada@example.com')
    await send(page).click()
    await expect(noted(page)).toBeVisible()
  })
})
