import type { Order } from '../app/commerce/orders/order.ts'
import { expectGood } from './barriers.ts'
import { bag, expect, heading, main, part, pathOf, pot, press, tee, test } from './order.fixture.ts'

const history = (order: Pick<Order, 'number'>) => `Order ${order.number}`

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'an order' : 'an order without JavaScript', {
    tag: javaScriptEnabled ? '@phone' : '@desktop',
  }, () => {
    test.use({ javaScriptEnabled })

    test('says how it is paid, what is in it and what it came to', async ({ page, open, order }) => {
      const placed = await order([{ sold: tee, quantity: 2 }, { sold: pot }])
      await open(pathOf(placed))
      await expect(heading(page, history(placed))).toBeVisible()
      await expect(part(page, 'How to pay')).toContainText('$168.00')
      await expect(part(page, 'How to pay')).toContainText(placed.number)
      await expect(part(page, '3 items').getByRole('listitem')).toHaveCount(2)
      await expect(part(page, 'Summary')).toContainText('Total$168.00')
      await expect(part(page, 'Summary')).toContainText('San Francisco, CA 94103')
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    })

    test('can be cancelled until it is packed', async ({ page, open, orderThat }) => {
      const paid = await orderThat('paid')
      await open(pathOf(paid))
      await main(page).getByText('Cancel this order').click()
      await press(page, `Yes, cancel order ${paid.number}`)
      await expect(main(page).getByRole('status')).toHaveText('Your order is cancelled.')
      await expect(part(page, 'Cancelled')).toContainText('What was paid is paid back.')
      await expect(main(page).getByText('Cancel this order')).toHaveCount(0)
      await expect(part(page, 'Summary')).toContainText('Paid back, or on its way to you$168.00')
    })

    test('is put into the cart again, and what cannot be had is said', async ({
      page,
      open,
      orderThat,
      merchant,
    }) => {
      const before = await orderThat('delivered', [{ sold: bag }, { sold: pot }])
      await open(pathOf(before))
      await press(page, 'Order again')
      await expect(heading(page, 'Cart')).toBeVisible()
      for (const { title } of [bag, pot])
        await expect(main(page).getByRole('heading', { level: 3, name: title })).toBeVisible()
      await merchant.withdraw(bag)
      await open(pathOf(before))
      await press(page, 'Order again')
      await expect(heading(page, 'Not everything can be had again')).toBeVisible()
      await expect(main(page)).toContainText('Office Bag, Clay: We do not sell this any more.')
    })
  })
}

test('is told of step by step, with the parcel and until when it may come back', { tag: '@desktop' }, async ({
  page,
  open,
  orderThat,
}) => {
  const shipped = await orderThat('shipped')
  await open(pathOf(shipped))
  await expect(part(page, 'On its way').locator('[aria-current]')).toContainText('On its way')
  await expect(part(page, 'Parcel').getByRole('link', { name: 'Follow the parcel' })).toHaveAttribute(
    'rel',
    'noopener noreferrer',
  )
  await expect(part(page, 'What happened').getByRole('listitem')).toHaveCount(4)
  await expect(main(page).getByText('Cancel this order')).toHaveCount(0)
  await expect(main(page).getByText('Return something')).toHaveCount(0)
  const delivered = await orderThat('delivered', undefined, 40)
  await open(pathOf(delivered))
  await expect(main(page)).toContainText('Warranty until')
  await expect(main(page).getByText('Return something')).toHaveCount(0)
})

test('that is not paid yet leads to where it is', { tag: '@desktop' }, async ({ page, open, order }) => {
  const placed = await order([{ sold: pot }], 'test')
  await open(pathOf(placed))
  await expect(main(page)).toContainText('Test order')
  await expect(part(page, '$80.00 to pay')).toContainText('We keep your order until')
  await press(page, 'Pay now')
  await expect(page).toHaveURL(/\/pay\/[\w-]{22}$/)
})

test('has an invoice as a file, for nobody else', { tag: '@desktop' }, async ({ page, orderThat, shop }) => {
  const paid = await orderThat('paid')
  const ask = (token: string) => page.request.get(`${shop.url}/orders/${token}/invoice`)
  const [file, again] = [await ask(paid.token), await ask(paid.token)]
  expect(file.headers()['content-type']).toBe('application/pdf')
  expect(file.headers()['cache-control']).toBe('no-store')
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')
  expect(again.headers()['content-disposition']).toBe(file.headers()['content-disposition'])
  expect((await ask('A'.repeat(22))).status()).toBe(404)
})

test('is a page for its owner alone', { tag: '@desktop' }, async ({
  page,
  open,
  openMissing,
  order,
  shop,
}) => {
  const placed = await order([{ sold: pot }])
  const answer = await page.request.get(shop.url + pathOf(placed))
  expect(answer.headers()['cache-control']).toBe('no-store')
  expect(answer.headers()['referrer-policy']).toBe('same-origin')
  await open(pathOf(placed))
  await openMissing(`/orders/${placed.token.slice(0, -1)}_`)
  await openMissing(`/orders/${placed.number}`)
})

test('has no barrier, waiting for its money or delivered', async ({
  page,
  open,
  order,
  orderThat,
  isMobile,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(pathOf(await order([{ sold: tee, quantity: 2 }, { sold: pot }])))
  await main(page).getByText('Cancel this order').click()
  await expectGood(page, isMobile)
  await open(pathOf(await orderThat('delivered')))
  await expectGood(page, isMobile)
})
