import type { Page } from '@playwright/test'
import { expectAccessible, expectNoViolations } from '../support/accessibility.ts'
import {
  buyButton,
  checkoutField,
  expect,
  fillInCheckout,
  orderPage,
  pot,
  test,
} from '../support/checkout.fixture.ts'

const main = (page: Page) => page.getByRole('main')
const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).click()
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const accountLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Account' })

/** Reads the code in the demo inbox, and comes back. */
async function readCode(page: Page, email: string): Promise<string> {
  await main(page).getByRole('link', { name: 'Open the demo inbox' }).click()
  await expect(heading(page, 'Demo inbox')).toBeVisible()
  const latest = main(page).getByRole('listitem').filter({ hasText: email }).first()
  await latest.getByRole('link', { name: 'Your sign-in code' }).click()
  const code = (await page.getByText(/^\d{3} \d{3}$/).textContent())!
  await page.goBack()
  await expect(heading(page, 'Demo inbox')).toBeVisible()
  await page.goBack()
  await expect(heading(page, 'Check your inbox')).toBeVisible()
  return code
}

test('a first order becomes an account, and the next one takes one press', { tag: '@phone' }, async ({
  page,
  open,
  put,
  isMobile,
}) => {
  const email = 'first-order@mail.example'
  await put(pot)
  await open('/checkout')
  await fillInCheckout(page)
  await checkoutField(page, 'Email').fill(email)
  await buyButton(page).click()
  await expect(page).toHaveURL(orderPage)
  const order = page.url()

  await main(page).getByRole('region', { name: 'Save for next time' }).getByRole('button').click()
  await expect(heading(page, 'Check your inbox')).toBeVisible()
  const code = await readCode(page, email)
  await expectAccessible(page, isMobile)
  await checkoutField(page, 'Code').fill(code)
  await press(page, 'Sign in')
  await expect(page).toHaveURL(order)
  await expect(main(page).getByRole('region', { name: 'Save for next time' })).toHaveCount(0)
  await open('/account/addresses')
  await expect(main(page)).toContainText('Ada Lovelace')
  await expectAccessible(page, isMobile)

  const others = ['/account/sessions', '/account/settings', '/account/reviews', '/account/data']
  for (const path of [...others, '/demo/inbox']) {
    await open(path)
    await expectNoViolations(page)
  }
  await accountLink(page).click()
  await expect(heading(page, 'Your account')).toBeVisible()
  await expect(main(page).getByRole('heading', { level: 3 })).toHaveText(/^Order T-/)
  await expectAccessible(page, isMobile)
  await press(page, /^Order again/)
  await expect(heading(page, 'Cart')).toBeVisible()
  await expect(main(page).getByRole('heading', { level: 3, name: pot.title })).toBeVisible()
  await open('/checkout')
  await expect(checkoutField(page, 'Street address')).not.toBeEmpty()
  await press(page, /^Pay|^Place order/)
  await expect(page).toHaveURL(/\/(?:orders|pay)\/[\w-]{22}$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a code signs in, and signing out leaves the browser empty', async ({ page, open, put }) => {
    const email = 'no-script@mail.example'
    await put(pot)
    await open('/about')
    await accountLink(page).click()
    await main(page).getByLabel('Email').fill(email)
    await press(page, 'Email me a code')
    const code = await readCode(page, email)
    await checkoutField(page, 'Code').fill(code)
    await page.keyboard.press('Enter')
    await expect(main(page)).toContainText(`Signed in as ${email}`)
    await open('/cart')
    await expect(main(page).getByRole('heading', { level: 3, name: pot.title })).toBeVisible()
    await open('/account')
    await press(page, 'Sign out')
    await expect(heading(page, 'Sign in')).toBeVisible()
    await open('/cart')
    await expect(main(page)).toContainText('Your cart is empty')
  })
})
