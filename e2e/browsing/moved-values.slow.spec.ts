import path from 'node:path'
import type { Page } from '@playwright/test'
import Database from 'better-sqlite3'
import { colorRadio, productRegion, sizeRadio, updateButton } from '../support/product.ts'
import { expect, test } from '../support/shop.fixture.ts'

const availability = (page: Page, text: string) => productRegion(page).getByText(text, { exact: true })

test('a value that isn’t made with the others moves them, and says so', async ({ page, open, dataDir }) => {
  const restore = unmake(dataDir, 'PRD-CBT-M')
  await expect(async () => {
    await open('/productDetails?color=cobalt&size=xxl')
    await expect(sizeRadio(page, 'M, not available')).toBeVisible({ timeout: 500 })
  }).toPass()
  await sizeRadio(page, 'M, not available').click()
  await expect(page).toHaveURL('/productDetails?color=clay&size=m')
  const notice = availability(page, 'Product isn’t made in Cobalt, M. Color changed to Clay.')
  await expect(notice).toBeVisible()
  await expect(colorRadio(page, 'Cobalt, not available')).toBeVisible()
  await colorRadio(page, 'Cobalt, not available').click()
  await expect(availability(page, 'Product isn’t made in Cobalt, M. Size changed to S.')).toBeVisible()
  await sizeRadio(page, 'XL').click()
  await expect(productRegion(page).getByText('isn’t made')).toHaveCount(0)
  restore()
})

/** Takes a variant of the default product off the shop, until it is restored. */
function unmake(dataDir: string, sku: string): () => void {
  const write = (removedAt: string | null) => {
    const database = new Database(path.join(dataDir, 'tote.sqlite'))
    database.prepare('update variant set removed_at = ? where sku = ?').run(removedAt, sku)
    database.exec('update catalog_version set version = version + 1')
    database.close()
  }
  write('2026-01-01T00:00:00.000Z')
  return () => write(null)
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('"Update selection" keeps what was changed, and says which value moved', async ({
    page,
    open,
    dataDir,
  }) => {
    const restore = unmake(dataDir, 'PRD-CBT-M')
    await expect(async () => {
      await open('/productDetails?color=cobalt&size=xxl')
      await expect(sizeRadio(page, 'M, not available')).toBeVisible({ timeout: 500 })
    }).toPass()
    await sizeRadio(page, 'M, not available').check()
    await updateButton(page).click()
    await expect(availability(page, 'Product isn’t made in Cobalt, M. Color changed to Clay.')).toBeVisible()
    await expect(sizeRadio(page, 'M')).toBeChecked()
    await colorRadio(page, 'Cobalt, not available').check()
    await updateButton(page).click()
    await expect(availability(page, 'Product isn’t made in Cobalt, M. Size changed to S.')).toBeVisible()
    restore()
  })
})
