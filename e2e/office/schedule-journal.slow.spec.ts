import path from 'node:path'
import { expect, test } from '../support/office.fixture.ts'
import { waitForHydration } from '../support/shop.fixture.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const pictureFile = (name: string) => path.join(import.meta.dirname, '../../demo/pictures', name)

/** As an input of the type `datetime-local` takes it. */
const tomorrow = `${new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)}T12:00`

test('writes a journal entry with two pictures on a phone and schedules it for tomorrow', async ({
  openOffice,
  page,
  context,
  db,
}) => {
  await openOffice('/office/content/journal/new')
  await page.getByLabel('Title').fill('How we dye')
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await page.getByRole('button', { name: 'Heading', exact: true }).waitFor()
  await text.click()
  await page.keyboard.type('## Cold water\nFirst we wash.\n- Slowly\nTwice')
  await expect(text.getByRole('heading', { name: 'Cold water' })).toBeVisible()
  await expect(text.getByRole('listitem')).toHaveText(['Slowly', 'Twice'])

  for (const [file, description] of [
    ['tee-sage-back.jpg', 'A green shirt, dripping'],
    ['bottle-steel.jpg', 'A bottle of dye'],
  ] as const) {
    await page.getByRole('button', { name: 'Picture', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Upload a picture').setInputFiles(pictureFile(file))
    await expect(dialog.getByRole('radio', { name: 'Picture 1', exact: true })).toBeChecked()
    await dialog.getByRole('textbox', { name: 'Description' }).fill(description)
    await dialog.getByRole('button', { name: 'Use picture' }).click()
    await expect(text.getByRole('img', { name: description })).toBeVisible()
  }

  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Preview' }).click()
  const preview = await opened
  await waitForHydration(preview)
  await expect(preview.getByRole('heading', { name: 'Cold water' })).toBeVisible()
  await expect(preview.getByRole('img', { name: 'A bottle of dye' })).toBeVisible()
  await preview.close()

  await page.getByRole('radio', { name: 'From a date' }).check()
  await page.getByLabel('Date and time').fill(tomorrow)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status')).toContainText('How we dye added.')
  await expect(page.getByRole('row', { name: 'How we dye' })).toContainText('Scheduled')

  const stored = db
    .selectFrom('journal_entry')
    .select(['body', 'published_at'])
    .where('slug', '=', 'how-we-dye')
  const { body, published_at } = await stored.executeTakeFirstOrThrow()
  expect(body).toMatch(
    /^## Cold water\n\nFirst we wash\.\n\n- Slowly\n- Twice\n\n!\[A green shirt, dripping\]\(picture:\w{24}\)\n\n!\[A bottle of dye\]\(picture:\w{24}\)$/,
  )
  expect(published_at!.slice(0, 10)).toBe(tomorrow.slice(0, 10))
})

test('leaves the Markdown field to somebody who writes in it when the editor arrives', async ({
  openOffice,
  page,
}) => {
  let isArriving = false
  let arrive = () => undefined as unknown
  await page.route(/rich-text-editor.*\.js/, async route => {
    isArriving = true
    await new Promise(resolve => {
      arrive = () => resolve(undefined)
    })
    await route.continue()
  })
  await openOffice('/office/content/journal/new')
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await text.pressSequentially('## Cold ')
  await expect.poll(() => isArriving).toBe(true)
  arrive()
  await expect(page.getByRole('button', { name: 'Markdown' })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.type('water')
  await expect(text).toHaveValue('## Cold water')
  await page.getByRole('button', { name: 'Rich text' }).click()
  await expect(text.getByRole('heading', { name: 'Cold water' })).toBeVisible()
})
