import { addListedOrders } from '#commerce/orders/order-list/listed-orders.fixture.ts'
import { frameMessages } from '#messages/office/frame.ts'
import { listMessages } from '#messages/office/lists.ts'
import { officeOrderListMessages } from '#messages/office/order-list.ts'
import { pickingMessages as texts } from '#messages/office/picking.ts'
import { expect, test, waitForOffice } from '../support/office.fixture.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('picks on a phone without a connection, and hears of a canceled order', async ({
  openOffice,
  page,
  context,
  db,
  complaints,
}) => {
  complaints.expected.push(/ERR_INTERNET_DISCONNECTED/)
  const start = Date.parse('2021-01-01T12:00:00.000Z')
  const orders = await addListedOrders(db, 40, { firstId: 2_000_001, start })
  const [first, second] = orders.filter(({ state, products }) => state === 'paid' && products.length === 1)
  await openOffice('/office/orders?state=paid&from=2021-01-01&to=2021-01-31')
  await expect(page.getByRole('checkbox', { name: listMessages.pick(first!.number) })).toBeHidden()
  await page.getByText(listMessages.select, { exact: true }).click()
  for (const { number } of [first!, second!])
    await page.getByRole('checkbox', { name: listMessages.pick(number) }).check()
  await page.getByRole('button', { name: officeOrderListMessages.pick, exact: true }).click()
  await expect(page.getByText(texts.worksOffline)).toBeVisible()

  await context.setOffline(true)
  await expect(page.getByText(texts.offline)).toBeVisible()
  await page.getByRole('button', { name: `Pick one: Tee, TEE-${first!.products[0]}` }).click()
  const code = page.getByLabel(texts.scanLabel)
  await code.fill(`tee-${second!.products[0]}`)
  await code.press('Enter')
  await expect(page.getByText(texts.progress(2, 2, 2, 2))).toBeVisible()
  await expect(page.getByRole('button', { name: texts.pack(2) })).toHaveAttribute('aria-disabled', 'true')

  await page.reload()
  await waitForOffice(page)
  await expect(page.getByText(texts.progress(2, 2, 2, 2))).toBeVisible()

  await db.updateTable('customer_order').set({ state: 'canceled' }).where('id', '=', second!.id).execute()
  await context.setOffline(false)
  const units = [{ name: 'Tee', quantity: 1 }]
  await expect(page.getByText(texts.putBack(second!.number, 'canceled', units))).toBeVisible()
  await page.getByRole('button', { name: `${texts.done} ${second!.number}` }).click()
  await page.getByRole('button', { name: texts.pack(1) }).click()
  await expect(page.getByText(officeOrderListMessages.packed(1, []))).toBeVisible()
  await expect(page.getByText(texts.nothing)).toBeVisible()

  await page.getByRole('button', { name: frameMessages.menu }).click()
  await page.getByRole('button', { name: frameMessages.signOut }).click()
  await expect(page).toHaveURL(/sign-in/)
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  await expect.poll(workers).toBe(0)
})
