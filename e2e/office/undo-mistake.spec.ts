import { change } from '#commerce/editing/changes/change.server.ts'
import { addedStaff } from '#commerce/values/actor.fixture.ts'
import { changeMessages } from '#messages/office/changes.ts'
import { listMessages } from '#messages/office/lists.ts'
import { expect, test } from '../support/office.fixture.ts'

const oneDay = 86_400_000

test('finds yesterday’s mistake and undoes it by keyboard', async ({ openOffice, page, db }) => {
  const variant = await db
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'product_id')
    .select(['variant.id', 'price'])
    .where('slug', '=', 'hamal-dista')
    .executeTakeFirstOrThrow()
  const price = async () =>
    (await db.selectFrom('variant').select('price').where('id', '=', variant.id).executeTakeFirstOrThrow())
      .price
  const now = new Date(Date.now() - oneDay)
  const origin = { actor: await addedStaff(db, 'Dev Patel'), reason: '', cause: 'form', now } as const
  await change(db, origin, async edit => {
    await edit.update('variant', { id: variant.id }, { price: 5 })
    return { ok: true }
  })

  await openOffice('/office')
  await page.keyboard.press('g')
  await page.keyboard.press('h')
  await expect(page.getByRole('heading', { name: 'Changes', level: 1 })).toBeFocused()
  await page.keyboard.press('/')
  await page.keyboard.type('hamal')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/office/changes?q=hamal')
  await page.getByText(listMessages.filter, { exact: true }).click()
  await page.getByLabel(changeMessages.by).selectOption('Dev Patel')
  await page.getByLabel(changeMessages.about).selectOption(changeMessages.kinds.products)
  const from = new Date(now.getTime() - oneDay).toISOString().slice(0, 10)
  await page.getByLabel(changeMessages.from).fill(from)
  await page.getByRole('button', { name: listMessages.applyFilters }).click()
  await expect(page).toHaveURL(/q=hamal&about=products&by=staff\.\d+&from=/)
  const mistake = page.getByRole('article')
  await expect(mistake).toHaveCount(1)
  await expect(mistake).toContainText('Dev Patel')
  await expect(mistake).toContainText('$0.05')
  await page.keyboard.press('Escape')
  await page.keyboard.press('j')
  await page.keyboard.press('u')
  await expect(page.getByRole('status').filter({ hasText: 'Undone: Changed Hamal Dista' })).toBeVisible()
  expect(await price()).toBe(variant.price)
  await expect(page.getByRole('article').filter({ hasText: 'Undone by Grace' })).toHaveCount(1)
  await page.keyboard.press('Control+Shift+Z')
  await expect(page.getByRole('status').filter({ hasText: 'Redone: Changed Hamal Dista' })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('status').filter({ hasText: 'Undone: Changed Hamal Dista' })).toBeVisible()
  expect(await price()).toBe(variant.price)
})
