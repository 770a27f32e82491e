import { hashOf } from '../app/commerce/visitors/visitor-token.server.ts'
import { buy, expect, fillIn, orderPage, pot, test } from './checkout.fixture.ts'

test.describe('from the checkout', { tag: '@desktop' }, () => {
  test('a refused card costs nothing, and the next one pays the same order', async ({
    page,
    open,
    put,
    db,
  }) => {
    await put(pot)
    await open('/checkout')
    await fillIn(page)
    const main = page.getByRole('main')
    await main.getByRole('radio', { name: /^Test payment/ }).check()
    await buy(page).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Test payment' })).toBeVisible()
    await main.getByRole('button', { name: /^The card that is refused/ }).click()
    await expect(main.getByRole('alert')).toContainText('Nothing was charged')
    await main.getByRole('button', { name: 'Try another payment' }).click()
    await main.getByRole('button', { name: /^The card that pays/ }).click()
    await expect(page).toHaveURL(orderPage)
    await expect(main.getByRole('heading', { level: 2, name: 'Paid', exact: true })).toBeVisible()
    await expect(main.getByText('Test order', { exact: true })).toBeVisible()

    const token = new URL(page.url()).pathname.split('/').at(-1)!
    const payments = await db
      .selectFrom('payment')
      .innerJoin('customer_order', 'customer_order.id', 'payment.order_id')
      .select(['payment.state', 'payment.amount'])
      .where('customer_order.token_hash', '=', hashOf(token))
      .orderBy('payment.id')
      .execute()
    expect(payments).toEqual([
      { state: 'refused', amount: 8000 },
      { state: 'paid', amount: 8000 },
    ])
  })
})
