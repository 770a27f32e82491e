import { pageMain } from '../support/product.ts'
import { expect, test } from '../support/shop.fixture.ts'

test('browsing violates no policy', async ({ page, open }) => {
  await open('/')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Shop' }).click()
  await expect(page).toHaveURL(/\/Shop$/)
  await pageMain(page).getByRole('link', { name: 'Basic Crew Neck Tee' }).first().click()
  await expect(page).toHaveURL(/\/productDetails\//)
  // React creates this script itself.
  await expect(page.locator('script[type="application/ld+json"]')).not.toHaveCount(0)
  await expect
    .poll(() => page.evaluate(() => [self.crossOriginIsolated, document.images[0]!.complete]))
    .toEqual([false, true])
})

test('strings cannot become HTML or scripts', async ({ page, open, complaints }) => {
  complaints.expected.push(/requires 'Trusted\w+' assignment/)
  await open('/')
  const allowed = await page.evaluate(() => {
    const attempts = {
      html: () => Object.assign(document.createElement('div'), { innerHTML: '<img src=x onerror=alert(1)>' }),
      document: () => document.write('<script>alert(1)</script>'),
      script: () => Object.assign(document.createElement('script'), { text: 'alert(1)' }),
      address: () => Object.assign(document.createElement('script'), { src: 'https://evil.example/x.js' }),
    }
    return Object.entries(attempts).flatMap(([name, run]) => {
      try {
        run()
        return [name]
      } catch {
        return []
      }
    })
  })
  expect(allowed).toEqual([])
  await expect.poll(() => complaints.found.length).toBeGreaterThan(0)
})
