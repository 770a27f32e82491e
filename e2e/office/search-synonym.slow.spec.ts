import { searchesMessages as texts } from '#messages/office/searches.ts'
import { expect, test } from '../support/office.fixture.ts'

test('turns a failed search into a synonym', async ({ page, openOffice }) => {
  await page.goto('/Shop?q=satchel')
  await openOffice('/office/searches')
  await page.getByRole('link', { name: 'satchel' }).click()
  await page.getByLabel(texts.synonym.means).fill('school bag')
  await expect(page.getByText(texts.synonym.finds(1))).toBeVisible()
  await page.getByRole('button', { name: texts.synonym.save }).click()
  await expect(page.getByText(texts.synonym.added('satchel', 'school bag'))).toBeVisible()
  await expect(page.getByRole('link', { name: 'satchel' })).toBeHidden()

  await expect
    .poll(async () => {
      await page.goto('/Shop?q=satchel')
      return page.getByRole('heading', { name: 'School Bag' }).count()
    })
    .toBe(1)
})
