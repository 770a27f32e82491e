import type { Page } from '@playwright/test'
import { officeStockMessages } from '#messages/office/stock.ts'
import { stockCountMessages as texts } from '#messages/office/stock-counts.ts'
import { expect, test } from '../support/office.fixture.ts'

/** No other journey orders them: units of unshipped orders are on the shelf, too. */
const carafe = { sku: 'CRF-GLS-01', title: 'Glass Carafe' }
const duffel = { sku: 'BAG-DUF-01', title: 'Weekend Duffel' }

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function count(page: Page, sku: string, units: number): Promise<void> {
  const line = page.locator('form').filter({ has: page.locator(`input[name="sku"][value="${sku}"]`) })
  await line.locator('[data-count]').fill(String(units))
  await line.locator('[data-count]').press('Enter')
}

test('counts stock on a phone that loses its connection @phone', async ({
  page,
  context,
  db,
  openOffice,
  complaints,
}) => {
  complaints.expected.push(/ERR_INTERNET_DISCONNECTED/, /status of 400/)
  const skus = [carafe.sku, duffel.sku]
  await db.updateTable('variant').set({ available: 9 }).where('sku', 'in', skus).execute()
  await openOffice('/office/stock/counts/new')
  await page.getByLabel(texts.scopes.list).check()
  const list = page.getByRole('textbox', { name: texts.list })
  await list.fill('NOBODY-HAS-IT')
  await press(page, texts.start)
  await expect(list).toBeFocused()
  await expect(list).toHaveAccessibleDescription(texts.unknownSkus(['NOBODY-HAS-IT']))
  await list.fill(skus.join(' '))
  await press(page, texts.start)
  await expect(page.getByText(texts.started(2, 0))).toBeVisible()
  await count(page, carafe.sku, 9)
  await expect(page.getByText(texts.progress(1, 2))).toBeVisible()

  await context.setOffline(true)
  await count(page, duffel.sku, 6)
  await expect(page.getByText(texts.waiting(1))).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(texts.progress(2, 2))).toBeVisible()

  await page.getByRole('link', { name: texts.review }).click()
  await expect(page.getByRole('table', { name: texts.differencesCaption })).toContainText(duffel.title)
  await press(page, texts.finish(1))
  await expect(page.getByText(texts.finished(1))).toBeVisible()
  await openOffice(`/office/stock/${duffel.sku}`)
  const ledger = page.getByRole('table', { name: officeStockMessages.ledgerCaption })
  await expect(ledger.getByRole('row').nth(1)).toContainText(officeStockMessages.movements.counted)
  await expect(ledger.getByRole('row').nth(1)).toContainText('−3')
})
