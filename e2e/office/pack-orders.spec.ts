import type { Page } from '@playwright/test'
import { addListedOrders } from '#commerce/orders/order-list/listed-orders.fixture.ts'
import { listMessages } from '#messages/office/lists.ts'
import { officeOrderListMessages as messages } from '#messages/office/order-list.ts'
import { expect, test } from '../support/office.fixture.ts'

/** Presses Tab until this has the focus. */
async function tabTo(page: Page, name: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const focused = () =>
    page.evaluate(() => {
      const { ariaLabel, textContent } = document.activeElement ?? {}
      return ariaLabel ?? textContent ?? ''
    })
  for (let presses = 0; presses < 60 && (await focused()) !== name; presses++) await page.keyboard.press(key)
  expect(await focused()).toBe(name)
}

test('packs 20 orders by keyboard only, and takes it back', async ({ page, db, openOffice }) => {
  const start = Date.parse('2020-01-01T12:00:00.000Z')
  const orders = await addListedOrders(db, 160, { firstId: 1_000_001, start })
  const toPack = orders.filter(({ state }) => state === 'paid')
  expect(toPack).toHaveLength(20)
  await openOffice('/office/orders?state=paid&from=2020-01-01&to=2020-01-31')
  await expect(page.locator('[data-row]')).toHaveCount(20)

  await tabTo(page, listMessages.pickAll)
  await page.keyboard.press('Space')
  await tabTo(page, messages.markPacked, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText(messages.packed(20, []))).toBeVisible()
  await expect(page.getByText(messages.noneLeft)).toBeVisible()

  await page.keyboard.press('Control+z')
  await expect(page.locator('[data-row]')).toHaveCount(20)
})
