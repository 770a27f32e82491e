import { mergeMessages } from '#messages/office/merging.ts'
import { expect, test } from '../support/office.fixture.ts'

test('merges two categories, and the old address leads to the other', async ({ openOffice, page }) => {
  await openOffice('/office/catalog/categories')
  await page.getByRole('link', { name: /^Overnight/ }).click()
  await page.getByRole('link', { name: mergeMessages.merge, exact: true }).click()
  await page.getByLabel(mergeMessages.into).selectOption('Category 2 › Pocket Size')
  await page
    .getByRole('button', { name: 'Merge Category 4 › Overnight into Category 2 › Pocket Size' })
    .click()
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: 'Merged Category 4 › Overnight into Category 2 › Pocket Size.' }),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: /^Overnight/ })).toHaveCount(0)
  const moved = () => page.request.get('/Shop/overnight', { maxRedirects: 0 })
  await expect.poll(async () => (await moved()).status()).toBe(301)
  await page.goto('/Shop/overnight')
  await expect(page).toHaveURL('/Shop/pocket-size')
})
