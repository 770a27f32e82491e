import { expectAccessible } from '../support/accessibility.ts'
import {
  bag,
  expect,
  orderMain,
  orderPath,
  orderSection,
  pageHeading,
  pot,
  pressButton,
  tee,
  test,
} from '../support/order.fixture.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shoppers can cancel an order before it is packed', async ({ page, open, orderInState }) => {
    const paid = await orderInState('paid')
    await open(orderPath(paid))
    await orderMain(page).getByText('Cancel this order').click()
    await pressButton(page, `Yes, cancel order ${paid.number}`)
    await expect(orderMain(page).getByRole('heading', { level: 1 })).toHaveText(/^Canceled on /)
    await expect(orderMain(page)).toContainText('$168.00 to your original payment method.')
    await expect(orderMain(page).getByText('Cancel this order')).toHaveCount(0)
    await expect(orderSection(page, 'Summary')).toContainText('Refund$168.00')
  })
})

test('ordering again fills the cart and names unavailable items', async ({
  page,
  open,
  orderInState,
  merchant,
}) => {
  const before = await orderInState('delivered', [{ sold: bag }, { sold: pot }])
  await open(orderPath(before))
  await pressButton(page, 'Order again')
  await expect(pageHeading(page, 'Cart')).toBeVisible()
  for (const { title } of [bag, pot])
    await expect(orderMain(page).getByRole('heading', { level: 3, name: title })).toBeVisible()
  await merchant.withdraw(bag)
  await open(orderPath(before))
  await pressButton(page, 'Order again')
  await expect(pageHeading(page, 'Some items aren’t available')).toBeVisible()
  await expect(orderMain(page)).toContainText('Office Bag, Black: We no longer sell it.')
})

test('the order page is accessible, unpaid and delivered', { tag: '@every-screen' }, async ({
  page,
  open,
  order,
  orderInState,
  isMobile,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(orderPath(await order([{ sold: tee, quantity: 2 }, { sold: pot }])))
  await orderMain(page).getByText('Cancel this order').click()
  // The header comes back at the top.
  await page.evaluate(() => scrollTo(0, 0))
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart' })).toBeInViewport()
  await expectAccessible(page, isMobile)
  await open(orderPath(await orderInState('delivered')))
  await expectAccessible(page, isMobile)
})
