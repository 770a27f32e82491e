import { describe, expect, it } from 'vitest'
import { builtShop } from '../../../test/built-shop.ts'
import { elementTexts, htmlBetween, linkUrls, loadHtml } from '../../../test/html.ts'

const shop = builtShop()
const canonical = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]

describe('a page of the merchant', () => {
  it.each([
    ['/about', 'About', 'I am About Page'],
    ['/contact', 'Contact', 'This is Contact Page'],
    ['/journal', 'Journal', 'This is Journal Page'],
  ])('%s shows its title and text between header and footer', async (url, title, text) => {
    const html = await loadHtml(shop, url)
    const main = htmlBetween(html, '<main', '</main>')
    expect(elementTexts(html, 'title')).toEqual([`${title} · Tote`])
    expect([elementTexts(main, 'h1'), elementTexts(main, 'p')]).toEqual([[title], [text]])
    expect(html).toContain('<header>')
    expect(html).toContain('<footer')
  })

  it('has a title and a description of its own', async () => {
    const urls = ['/', '/Shop', '/Shop/category-1', '/productDetails', '/about', '/contact', '/journal']
    const pages = await Promise.all(urls.map(url => loadHtml(shop, url)))
    expect(new Set(pages.flatMap(html => elementTexts(html, 'title'))).size).toBe(urls.length)
    for (const html of pages)
      expect(html.match(/<meta name="description" content="[^"]{20,}"/g)).toHaveLength(1)
  })
})

describe('the 404 page', () => {
  it.each([
    '/nowhere',
    '/about/us',
    '/a/b/c',
    '/Shop/category-9',
    '/Shop/category-1/more',
    '/productDetails/nothing',
    '/productDetails/product/more',
    '/index.html',
  ])('answers %s', async url => {
    const response = await shop.fetch(url)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('This is Error Page')
  })

  it('has header, footer, search and links to the shop', async () => {
    const html = await loadHtml(shop, '/nowhere')
    const main = htmlBetween(html, '<main', '</main>')
    expect(elementTexts(html, 'title')).toEqual(['Page not found · Tote'])
    expect(html).toContain('<meta name="robots" content="noindex"')
    expect(elementTexts(main, 'h1')).toEqual(['This is Error Page'])
    expect(main).toMatch(/<form[^>]* action="\/Shop"[^>]*>.*<input[^>]* name="q"/s)
    expect(linkUrls(main)).toEqual([
      '/Shop',
      '/',
      ...[1, 2, 3, 4, 5].map(number => `/Shop/category-${number}`),
    ])
    expect(html).toContain('aria-label="Tote, home"')
    expect(html).toContain('<footer')
  })
})

describe('URLs', () => {
  it.each([
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
  ])('%s redirects to %s', async (url, target) => {
    const response = await shop.fetch(url)
    expect([response.status, response.headers.get('location')]).toEqual([301, target])
    expect((await shop.fetch(target)).status).toBe(200)
  })

  it.each([
    ['/', '/'],
    ['/Shop', '/Shop'],
    ['/Shop/category-1', '/Shop/category-1'],
    ['/productDetails', '/productDetails/product'],
    ['/productDetails?color=black', '/productDetails/product'],
    ['/productDetails/water-pot', '/productDetails/water-pot'],
    ['/about', '/about'],
  ])('the canonical URL of %s is %s', async (url, path) => {
    expect(canonical(await loadHtml(shop, url))).toBe(shop.ownOrigin + path)
  })
})
