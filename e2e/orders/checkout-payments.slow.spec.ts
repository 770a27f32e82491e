import { hashToken } from '#commerce/values/random-token.server.ts'
import { buyButton, expect, fillInCheckout, orderPage, pot, test } from '../support/checkout.fixture.ts'

test.describe('from the checkout', () => {
  test('a declined card costs nothing, and another pays the same order', async ({ page, open, put, db }) => {
    await put(pot)
    await open('/checkout')
    await fillInCheckout(page)
    const main = page.getByRole('main')
    await main.getByRole('radio', { name: /^Test payment/ }).check()
    await buyButton(page).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Test payment' })).toBeVisible()
    await main.getByRole('button', { name: /^Card that gets declined/ }).click()
    await expect(main.getByRole('alert')).toContainText('You weren’t charged')
    await main.getByRole('button', { name: 'Try another payment' }).click()
    await main.getByRole('button', { name: /^Card that works/ }).click()
    await expect(page).toHaveURL(orderPage)
    await expect(main.getByRole('heading', { level: 2, name: 'Paid', exact: true })).toBeVisible()
    await expect(main.getByText('Test order', { exact: true })).toBeVisible()

    const token = new URL(page.url()).pathname.split('/').at(-1)!
    const payments = await db
      .selectFrom('payment')
      .innerJoin('customer_order', 'customer_order.id', 'payment.order_id')
      .select(['payment.state', 'payment.amount'])
      .where('customer_order.token_hash', '=', hashToken(token))
      .orderBy('payment.id')
      .execute()
    expect(payments).toEqual([
      { state: 'declined', amount: 8000 },
      { state: 'paid', amount: 8000 },
    ])
  })
})
