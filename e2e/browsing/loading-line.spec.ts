import type { Page } from '@playwright/test'
import { holdRequests } from '../support/cart.ts'
import { mainContent } from '../support/listing.ts'
import { expect, test } from '../support/shop.fixture.ts'

/** Whether the line is drawn at the top of the document. */
const hasLine = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement, '::before').position === 'fixed')

test('a line shows that the next page is loading, after a link', async ({ page, open }) => {
  await open('/about')
  expect(await hasLine(page)).toBe(false)
  const release = await holdRequests(page, '**/contact.data*')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await expect.poll(() => hasLine(page)).toBe(true)
  await expect(page.getByText('One moment…')).toHaveAttribute('aria-live', 'polite')
  release()
  await expect(page).toHaveURL('/contact')
  await expect.poll(() => hasLine(page)).toBe(false)
})

test('a line shows that the next page is loading, after a form', async ({ page, open, shop, complaints }) => {
  complaints.refused.add(`${shop.url}/withdrawal`)
  await open('/withdrawal')
  // Chromium answers nothing about a page that another document is about to replace.
  await page.evaluate(() =>
    addEventListener('pagehide', () => {
      const { position } = getComputedStyle(document.documentElement, '::before')
      sessionStorage.setItem('line', position)
    }),
  )
  await mainContent(page).getByRole('button').last().click()
  await expect(mainContent(page).locator('[aria-invalid]').first()).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('line'))).toBe('fixed')
  expect(await hasLine(page)).toBe(false)
})
