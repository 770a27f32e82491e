import { cartPanel, expectCartCount, holdRequests, hoveredCard } from '../support/cart.ts'
import { cartIncreaseButton } from '../support/cart-page.fixture.ts'
import { expect, orderSummary, pot, test, totalsRow } from '../support/checkout.fixture.ts'
import { openBeforeChange } from '../support/open-before-change.ts'

test('opens with items that are still on their way to the shop', async ({ page, open }) => {
  await open('/Shop?q=bag')
  const release = await holdRequests(page, '**/cart/add')
  await (await hoveredCard(page, 'Office Bag')).getByRole('button', { name: 'Add to Cart' }).click()
  await cartPanel(page).getByRole('link', { name: 'Check out' }).click()
  release()
  await expect(page).toHaveURL('/checkout')
  await expect(orderSummary(page)).toContainText('Office Bag')
})

test('follows the cart in another tab, and keeps the newest count', async ({ page, open, put, context }) => {
  await put(pot)
  await open('/cart')
  const checkout = await openBeforeChange(context, '/checkout', async () => {
    await cartIncreaseButton(page, pot).click()
    await expectCartCount(page, 2)
    await expect
      .poll(async () => (await context.cookies()).find(({ name }) => name === 'cart')?.value)
      .toBe('2')
  })
  await expect(totalsRow(checkout, 'Subtotal · 2 items')).toHaveText('$160.00')
  await expectCartCount(page, 2)
  await cartIncreaseButton(page, pot).click()
  await expect(totalsRow(checkout, 'Subtotal · 3 items')).toHaveText('$240.00')
})
