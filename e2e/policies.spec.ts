import { main } from './product.ts'
import { expect, test } from './shop.fixture.ts'

test('pages are shown and left without a breach of their policies @desktop', async ({ page, open }) => {
  await open('/')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Shop' }).click()
  await expect(page).toHaveURL(/\/Shop$/)
  await main(page).getByRole('link', { name: 'Basic Crew Neck Tee' }).first().click()
  await expect(page).toHaveURL(/\/productDetails\//)
  // React itself makes the script that search engines read.
  await expect(page.locator('script[type="application/ld+json"]')).not.toHaveCount(0)
  await expect
    .poll(() => page.evaluate(() => [self.crossOriginIsolated, document.images[0]!.complete]))
    .toEqual([false, true])
})

test('a text with a tag becomes neither HTML nor a script @desktop', async ({ page, open, complaints }) => {
  await open('/')
  const made = await page.evaluate(() => {
    const tries = {
      html: () => Object.assign(document.createElement('div'), { innerHTML: '<img src=x onerror=alert(1)>' }),
      document: () => document.write('<script>alert(1)</script>'),
      script: () => Object.assign(document.createElement('script'), { text: 'alert(1)' }),
      address: () => Object.assign(document.createElement('script'), { src: 'https://evil.example/x.js' }),
    }
    return Object.entries(tries).flatMap(([name, run]) => {
      try {
        run()
        return [name]
      } catch {
        return []
      }
    })
  })
  expect(made).toEqual([])
  expect(complaints.found.length).toBeGreaterThan(0)
  complaints.found.length = 0
})
