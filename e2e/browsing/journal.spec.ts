import { bumpCatalogVersion } from '../../app/commerce/catalog/catalog-version-store.server.ts'
import { sampleEntry } from '../../app/commerce/content/journal-entry.fixture.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test as shopTest } from '../support/shop.fixture.ts'

const test = shopTest.extend<{ published: undefined }>({
  /** Two more entries in the journal, for one journey. */
  published: [
    async ({ db, shop }, use) => {
      const { hash } = await db.selectFrom('banner').select('picture_hash as hash').executeTakeFirstOrThrow()
      const entry = (slug: string, published_at: string) =>
        sampleEntry(slug, { published_at, picture_hash: hash, alt: `A picture of ${slug}` })
      await db.transaction().execute(async tx => {
        await tx
          .insertInto('journal_entry')
          .values([entry('looms', '2024-03-05T09:00:00.000Z'), entry('dye', '2024-04-06T09:00:00.000Z')])
          .execute()
        await bumpCatalogVersion(tx)
      })
      await expect.poll(async () => (await fetch(`${shop.url}/journal`)).text()).toContain('Entry looms')
      await use(undefined)
      await db.transaction().execute(async tx => {
        await tx.deleteFrom('journal_entry').where('slug', 'in', ['looms', 'dye']).execute()
        await bumpCatalogVersion(tx)
      })
    },
    { auto: true },
  ],
})

test('the journal has no barriers', { tag: '@every-screen' }, async ({ page, open, isMobile }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const url of ['/journal', '/journal/dye'])
    await test.step(url, async () => {
      await open(url)
      await expectAccessible(page, isMobile)
    })
})

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('shoppers read an entry and go back to the journal', async ({ page, open }) => {
      await open('/journal')
      const main = page.getByRole('main')
      await main.getByRole('link', { name: 'Entry looms' }).click()
      await expect(main.getByRole('heading', { level: 1, name: 'Entry looms' })).toBeVisible()
      await expect(page).toHaveTitle('Entry looms · Tote')
      await main.getByRole('link', { name: 'Journal' }).click()
      await expect(main.getByRole('heading', { level: 2 })).toHaveText([
        /leather/i,
        /tee/i,
        /pot/i,
        'Entry dye',
        'Entry looms',
      ])
    })
  })
