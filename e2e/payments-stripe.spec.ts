import { StripeService } from '../app/commerce/payments/stripe-service.fixture.ts'
import { openShop } from './open-shop.ts'
import { test as base, expect, heading, main, pathOf, pot, press } from './order.fixture.ts'

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
      const shop = await openShop(dataDir, {
        STRIPE_SECRET_KEY: secretKey,
        STRIPE_WEBHOOK_SECRET: webhookSecret,
        STRIPE_API_URL: apiUrl,
      })
      await use(shop)
      expect((await shop.close()).errors).toBe('')
    },
    { scope: 'worker' },
  ],

  // The page of Stripe is another host, and the only one.
  complaints: async ({ complaints, stripe }, use) => {
    await use(complaints)
    const { apiUrl } = stripe.options
    complaints.found = complaints.found.filter(found => !found.startsWith(`another host: ${apiUrl}/c/pay/`))
  },
})

test.describe('an order that is paid by Stripe', { tag: '@desktop' }, () => {
  test('is paid on its page, and reads paid to who comes back, with no message yet', async ({
    page,
    open,
    order,
    stripe,
  }) => {
    const placed = await order([{ sold: pot }], 'stripe')
    await open(pathOf(placed))
    await press(page, 'Pay now')
    await expect(heading(page, 'Pay $80')).toBeVisible()
    expect(page.url()).toContain(`${stripe.options.apiUrl}/c/pay/`)
    await page.getByRole('link', { name: 'Back' }).click()
    await expect(main(page).getByRole('heading', { level: 2, name: 'Ordered' })).toBeVisible()
    await press(page, 'Pay now')
    await page.getByRole('button', { name: 'Pay' }).click()
    await expect(page).toHaveURL(pathOf(placed))
    await expect(main(page).getByRole('heading', { level: 2, name: 'Paid', exact: true })).toBeVisible()
    expect(stripe.sessions.size).toBe(1)
  })
})
