import { StripeService } from '#commerce/payments/providers/stripe/stripe-service.fixture.ts'
import {
  test as base,
  expect,
  orderMain,
  orderPath,
  pageHeading,
  pot,
  pressButton,
} from '../support/order.fixture.ts'
import { startBuiltShop } from '../support/shop-process.ts'

const test = base.extend<object, { stripe: StripeService }>({
  stripe: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const stripe = await new StripeService().open()
      await use(stripe)
      stripe.close()
    },
    { scope: 'worker' },
  ],

  shop: [
    async ({ dataDir, stripe }, use) => {
      const { secretKey, webhookSecret, apiUrl } = stripe.options
      const shop = await startBuiltShop(dataDir, {
        STRIPE_SECRET_KEY: secretKey,
        STRIPE_WEBHOOK_SECRET: webhookSecret,
        STRIPE_API_URL: apiUrl,
      })
      await use(shop)
      expect((await shop.close()).errors).toBe('')
    },
    { scope: 'worker' },
  ],

  // Stripe's page is the only other host.
  complaints: async ({ complaints, stripe }, use) => {
    complaints.expected.push(new RegExp(`^another host: ${stripe.options.apiUrl}/c/pay/`))
    await use(complaints)
  },
})

// One worker, so that one shop starts for both.
test.describe.configure({ mode: 'default' })

test.describe('a Stripe payment', () => {
  test('shows the order as paid on return, before the webhook arrives', async ({
    page,
    open,
    order,
    stripe,
  }) => {
    const placed = await order([{ sold: pot }], 'stripe')
    await open(orderPath(placed))
    await pressButton(page, 'Pay now')
    await expect(pageHeading(page, 'Pay $80')).toBeVisible()
    expect(page.url()).toContain(`${stripe.options.apiUrl}/c/pay/`)
    await page.getByRole('link', { name: 'Back' }).click()
    await expect(orderMain(page).getByRole('heading', { level: 2, name: 'Ordered' })).toBeVisible()
    await pressButton(page, 'Pay now')
    await page.getByRole('button', { name: 'Pay' }).click()
    await expect(page).toHaveURL(orderPath(placed))
    await expect(orderMain(page).getByRole('heading', { level: 2, name: 'Paid', exact: true })).toBeVisible()
    expect(stripe.sessions.size).toBe(1)
  })

  test('comes first in express checkout, which asks for everything on Stripe’s page', async ({
    page,
    open,
    put,
    stripe,
  }) => {
    await put(pot)
    await open('/cart')
    await pressButton(page, 'Express checkout')
    await expect(page).toHaveURL(new RegExp(`^${stripe.options.apiUrl}/c/pay/`))
    await page.getByRole('link', { name: 'Cancel' }).click()
    await expect(page).toHaveURL('/checkout')
    await pressButton(page, 'Express checkout')
    await page.getByRole('button', { name: 'Pay' }).click()
    await expect(page).toHaveURL(/\/orders\/[\w-]{22}$/)
    await expect(orderMain(page)).toContainText('548 Market Street')
    await page.goto('/cart')
    await expect(page.getByRole('main')).toContainText('Your cart is empty')
  })
})
