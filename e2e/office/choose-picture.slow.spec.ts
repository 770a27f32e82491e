import { expect, test } from '../support/office.fixture.ts'

test('chooses an earlier picture by keyboard, and keeps a choice while more are shown @every-screen', async ({
  openOffice,
  page,
  db,
  complaints,
}) => {
  // They have no files, and come before those of the shop.
  complaints.expected.push(/404 .*\/i\/0{22}/)
  const rows = Array.from({ length: 70 }, (_, at) => ({
    ...{ hash: at.toString(16).padStart(24, '0'), width: 40, height: 30 },
    uploaded_at: new Date(Date.UTC(2100, 0, 1, 0, at)).toISOString(),
  }))
  await db.insertInto('picture').values(rows).execute()
  await openOffice('/office/content/journal/new')
  await page.getByRole('button', { name: 'Choose a picture' }).first().click()
  const dialog = page.getByRole('dialog')
  const picture = (number: number) => dialog.getByRole('radio', { name: `Picture ${number}`, exact: true })
  const more = dialog.getByRole('button', { name: 'Show more' })
  await picture(2).focus()
  await page.keyboard.press('Space')
  await expect(picture(60)).toBeAttached()
  await expect(picture(61)).toHaveCount(0)
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(picture(61)).toBeFocused()
  await expect(dialog.getByRole('status').filter({ hasText: 'more pictures.' })).toBeAttached()
  await expect(picture(2)).toBeChecked()
  while ((await more.count()) > 0) {
    const shown = await dialog.getByRole('radio').count()
    await more.focus()
    await page.keyboard.press('Enter')
    await expect(picture(shown + 1)).toBeFocused()
  }
  await expect(picture(2)).toBeChecked()
  await picture(70).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.locator('input[value="000000000000000000000000"]')).toBeAttached()
  // Other journeys share the shop.
  await db
    .deleteFrom('picture')
    .where('hash', 'like', `${'0'.repeat(22)}%`)
    .execute()
})
