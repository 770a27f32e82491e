import { searchesMessages as texts } from '#messages/office/searches.ts'
import { expect, test } from '../support/office.fixture.ts'

test('turns a failed search into a synonym', async ({ page, openOffice }) => {
  await page.goto('/Shop?q=haversack')
  await openOffice('/office/searches')
  await page.getByRole('link', { name: 'haversack' }).click()
  await page.getByLabel(texts.synonym.means).fill('school bag')
  await expect(page.getByText(texts.synonym.finds(1))).toBeVisible()
  await page.getByRole('button', { name: texts.synonym.save }).click()
  await expect(page.getByText(texts.synonym.added('haversack', 'school bag'))).toBeVisible()
  await expect(page.getByRole('link', { name: 'haversack' })).toBeHidden()

  await expect
    .poll(async () => {
      await page.goto('/Shop?q=haversack')
      return page.getByRole('heading', { name: 'School Bag' }).count()
    })
    .toBe(1)
})
