import type { Page } from '@playwright/test'
import { expect, test } from './shop.fixture.ts'

const main = (page: Page) => page.getByRole('main')
const unknownAddresses = [
  '/nowhere',
  '/about/us',
  '/a/b/c',
  '/Shop/category-9',
  '/Shop/category-1/more',
  '/productDetails/nothing',
  '/productDetails/product/more',
  '/index.html',
]

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'pages' : 'pages without JavaScript', {
    tag: javaScriptEnabled ? [] : '@desktop',
  }, () => {
    test.use({ javaScriptEnabled })

    for (const [address, title, text] of [
      ['/about', 'About', 'I am About Page'],
      ['/contact', 'Contact', 'This is Contact Page'],
      ['/journal', 'Journal', 'This is Journal Page'],
    ] as const) {
      test(`${address} reads "${text}"`, async ({ page, open }) => {
        await open(address)
        await expect(page).toHaveTitle(`${title} · Tote`)
        await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(title)
        await expect(main(page).getByText(text, { exact: true })).toBeVisible()
        await expect(page.getByRole('banner')).toBeVisible()
        await expect(page.getByRole('contentinfo')).toBeVisible()
      })
    }

    test('an unknown address reads "This is Error Page" inside the shop', async ({ page, openMissing }) => {
      await openMissing('/nowhere')
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('This is Error Page')
      await expect(page).toHaveTitle('Page not found · Tote')
      await expect(page.locator('head > title')).toHaveCount(1)
      await expect(page.getByRole('banner').getByRole('link', { name: 'Tote, home' })).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
      await expect(main(page).getByRole('link', { name: /^Category \d$/ })).toHaveCount(5)
    })

    test('the error page leads to the shop, home and a category', async ({ page, openMissing }) => {
      for (const [name, address] of [
        ['Go to the shop', '/Shop'],
        ['Go to the home page', '/'],
        ['Category 4', '/Shop/category-4'],
      ] as const) {
        await openMissing('/nowhere')
        await main(page).getByRole('link', { name }).click()
        await expect(page).toHaveURL(address)
        await expect(main(page).getByText('This is Error Page')).toHaveCount(0)
        await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
      }
    })

    test('the error page finds products', async ({ page, openMissing }) => {
      await openMissing('/productDetails/nothing')
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('This is Error Page')
      const box = main(page).getByRole(javaScriptEnabled ? 'combobox' : 'searchbox', {
        name: 'Search Products',
        exact: true,
      })
      await expect(box).toHaveAttribute('placeholder', 'Search Products')
      await box.fill('kettle')
      await box.press('Enter')
      await expect(page).toHaveURL('/Shop?q=kettle')
      await expect(main(page).getByRole('heading', { level: 2 })).toHaveText(['Gooseneck Kettle'])
    })
  })
}

test.describe('addresses', { tag: '@desktop' }, () => {
  test('every unknown path, product and category is answered with 404', async ({ request }) => {
    for (const address of unknownAddresses) {
      const answer = await request.get(address)
      expect(answer.status(), address).toBe(404)
      expect(await answer.text(), address).toContain('This is Error Page')
    }
  })

  test('a path in any case leads to the one page that it names', async ({ request }) => {
    for (const [asked, canonical] of [
      ['/shop', '/Shop'],
      ['/SHOP/', '/Shop'],
      ['/Shop/', '/Shop'],
      ['/shop/CATEGORY-2', '/Shop/category-2'],
      ['/PRODUCTDETAILS', '/productDetails'],
      ['/productdetails/Water-Pot/', '/productDetails/water-pot'],
      ['/About', '/about'],
      ['/CONTACT/', '/contact'],
      ['/Journal', '/journal'],
      ['/shop?q=tote', '/Shop?q=tote'],
    ] as const) {
      const answer = await request.get(asked, { maxRedirects: 0 })
      expect(answer.status(), asked).toBe(301)
      expect(answer.headers().location, asked).toBe(canonical)
      expect((await request.get(canonical, { maxRedirects: 0 })).status(), canonical).toBe(200)
    }
  })

  test('who typed /SHOP/ stands on /Shop', async ({ page, open }) => {
    await open('/SHOP/')
    await expect(page).toHaveURL('/Shop')
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Shop')
  })

  test('every page names its canonical address in full', async ({ page, open, shop }) => {
    for (const [address, canonical] of [
      ['/', '/'],
      ['/Shop', '/Shop'],
      ['/shop/', '/Shop'],
      ['/Shop/category-1', '/Shop/category-1'],
      ['/productDetails', '/productDetails/product'],
      ['/productDetails?color=black', '/productDetails/product'],
      ['/productDetails/water-pot', '/productDetails/water-pot'],
      ['/about', '/about'],
    ] as const) {
      await open(address)
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(1)
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', shop.url + canonical)
    }
  })

  test('search engines are asked to pass by what a search found', async ({ page, open }) => {
    await open('/Shop?q=tote')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0)
    await open('/Shop')
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
  })

  test('the canonical address follows the shopper', async ({ page, open, shop }) => {
    await open('/')
    const menu = page.getByRole('banner').getByRole('navigation', { name: 'Main' })
    for (const [name, address] of [
      ['Shop', '/Shop'],
      ['About', '/about'],
    ] as const) {
      await menu.getByRole('link', { name }).click()
      await expect(page).toHaveURL(address)
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(1)
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', shop.url + address)
    }
  })

  test('every page has a title and a description of its own', async ({ request }) => {
    const titles = new Set<string>()
    const addresses = ['/', '/Shop', '/Shop/category-1', '/productDetails', '/about', '/contact', '/journal']
    for (const address of addresses) {
      const html = await (await request.get(address)).text()
      titles.add(/<title>([^<]+)<\/title>/.exec(html)![1]!)
      expect(html.match(/<title>/g), address).toHaveLength(1)
      expect(html.match(/<meta name="description" content="[^"]{20,}"/g), address).toHaveLength(1)
    }
    expect(titles.size).toBe(addresses.length)
  })
})
