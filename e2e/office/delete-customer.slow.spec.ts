import type { Page } from '@playwright/test'
import { addListedOrders } from '#commerce/orders/order-list/listed-orders.fixture.ts'
import { customerDataMessages as texts } from '#messages/office/customer-data.ts'
import { frameMessages } from '#messages/office/frame.ts'
import { expectNoViolations } from '../support/accessibility.ts'
import { expect, test } from '../support/office.fixture.ts'

test('downloads the data of a guest, then sets them to be deleted and undoes it', async ({
  page,
  db,
  openOffice,
}) => {
  const [order] = await addListedOrders(db, 8, { firstId: 3_000_001 })
  await openOffice(`/office/customers/${order!.number}`)

  await page.getByRole('link', { name: texts.download }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: texts.file.json }).click()
  expect((await downloading).suggestedFilename()).toMatch(/^customer-data-.+\.json$/)

  await expectFitsAndIsAccessible(page)

  await page.goBack()
  await page.getByRole('link', { name: texts.delete }).click()
  await expect(page.getByText(texts.deletion.proof(order!.email))).toBeVisible()
  await expectFitsAndIsAccessible(page)
  await page.getByRole('button', { name: /^Delete on / }).click()
  const keep = page.getByRole('button', { name: texts.deletion.keep.guest })
  await expect(keep).toBeVisible()
  await expectFitsAndIsAccessible(page)
  await page.getByRole('button', { name: frameMessages.undo }).click()
  await expect(keep).toBeHidden()
  await expect(page.getByRole('link', { name: texts.delete })).toBeVisible()
})

async function expectFitsAndIsAccessible(page: Page): Promise<void> {
  await expectNoViolations(page)
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const over = await page.evaluate(() => document.scrollingElement!.scrollWidth - innerWidth)
    expect.soft(over, `wider than ${width} pixels`).toBeLessThanOrEqual(0)
  }
}
