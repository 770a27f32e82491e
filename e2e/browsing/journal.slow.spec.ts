import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/shop.fixture.ts'

const newest = 'Leather that darkens, on purpose'

test('the journal has no barriers', { tag: '@every-screen' }, async ({ page, open, isMobile }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const url of ['/journal', '/journal/wash-a-tee-so-it-lasts'])
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
      await main.getByRole('link', { name: newest }).click()
      await expect(main.getByRole('heading', { level: 1, name: newest })).toBeVisible()
      await expect(page).toHaveTitle(`${newest} · Tote`)
      await main.getByRole('link', { name: 'Journal' }).click()
      await expect(main.getByRole('heading', { level: 2 })).toHaveText([
        newest,
        'Wash a tee so it lasts',
        'One pot at a time',
      ])
    })
  })
