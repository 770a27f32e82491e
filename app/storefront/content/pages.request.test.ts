import { describe, expect, it } from 'vitest'
import { builtShop } from '#test/built-shop.ts'
import { elementTexts, htmlBetween, linkUrls, loadHtml, plainText } from '#test/html.ts'

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
    expect([elementTexts(main, 'h1'), elementTexts(main, 'p')[0]]).toEqual([[title], text])
    expect(html).toContain('<header')
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

describe('a help page', () => {
  const pages = [
    ['Privacy Policy', '/pages/privacy-policy'],
    ['Terms & Conditions', '/pages/terms-and-conditions'],
    ['Special E-shop', '/pages/special-e-shop'],
    ['Shipping', '/pages/shipping'],
    ['Secure Payments', '/pages/secure-payments'],
  ] as const

  it.each(pages)('%s is linked from the footer, and marked as a sample', async (title, url) => {
    const html = await loadHtml(shop, url)
    const main = htmlBetween(html, '<main', '</main>')
    expect(linkUrls(htmlBetween(html, '<footer', '</footer>'))).toContain(url)
    expect(elementTexts(main, 'h1').map(plainText)).toEqual([title])
    expect(plainText(main)).toContain('Sample: have a lawyer review this before you sell.')
    expect(canonical(html)).toBe(shop.ownOrigin + url)
    expect(main).not.toMatch(/\{[a-z-]+\}|undefined|\]\(/)
    for (const linked of linkUrls(main).filter(link => link.startsWith('/')))
      expect([linked, (await shop.fetch(linked)).status]).toEqual([linked, 200])
  })

  it('states the shop’s rules: methods, prices, countries, payments, cookies', async () => {
    const shipping = htmlBetween(await loadHtml(shop, '/pages/shipping'), '<main', '</main>')
    expect(elementTexts(shipping, 'td')).toEqual([
      ...['Standard', '3 to 5 business days', 'Free'],
      ...['Express', '1 to 2 business days', '$12.00'],
    ])
    expect(plainText(shipping)).toMatch(/We ship to: Australia, Austria, .* and United States\./)
    const payments = plainText(await loadHtml(shop, '/pages/secure-payments'))
    expect(payments).toContain('Bank transfer: We ship once your transfer arrives.')
    expect(payments).not.toContain('Stripe')
    const privacy = await loadHtml(shop, '/pages/privacy-policy')
    expect(elementTexts(privacy, 'td')).toContain('cart, wishes')
    expect(linkUrls(privacy)).toContain('mailto:hello@tote.example')
  })

  it.each(['about', 'contact', 'journal', 'error', 'nowhere'])('is not found at /pages/%s', async slug => {
    expect((await shop.fetch(`/pages/${slug}`)).status).toBe(404)
  })
})

it('shows headings, lists, links, pictures and quotes, and everything else as text', async () => {
  const { hash } = await shop.db.selectFrom('picture').select('hash').limit(1).executeTakeFirstOrThrow()
  const body = [
    '## Care',
    '### Wash',
    '1. Cold\n2. Inside out',
    '> Buy once.\n> — Ada',
    `![A loom](picture:${hash})`,
    `![Gone](picture:${'0'.repeat(24)})`,
    '<script>alert(1)</script> [x](javascript:alert(1)) [About](/about)',
  ].join('\n\n')
  const published_at = '2026-01-01T00:00:00.000Z'
  await shop.db.insertInto('page').values({ slug: 'care', title: 'Care', body, published_at }).execute()
  const main = htmlBetween(await loadHtml(shop, '/pages/care'), '<main', '</main>')
  expect(elementTexts(main, 'h2')).toEqual(['Care'])
  expect(elementTexts(main, 'h3')).toEqual(['Wash'])
  expect(main).toContain('<ol><li>Cold</li><li>Inside out</li></ol>')
  expect(main).toContain('<blockquote><p>Buy once.</p></blockquote><figcaption>Ada</figcaption>')
  expect(main).toMatch(new RegExp(`<picture.*srcSet="/i/${hash}-\\d+.avif.*alt="A loom"`))
  expect(main).not.toContain('Gone')
  expect(main).toContain('&lt;script&gt;alert(1)&lt;/script&gt; [x](javascript:alert(1)) <a href="/about"')
})

describe('the footer', () => {
  it('links phone and email', async () => {
    const footer = htmlBetween(await loadHtml(shop, '/about'), '<footer', '</footer>')
    expect(linkUrls(footer)).toEqual(
      expect.arrayContaining(['tel:+15550100199', 'mailto:hello@tote.example']),
    )
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
    ['/Pages/Shipping/', '/pages/shipping'],
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
    ['/contact', '/contact'],
    ['/journal/one-pot-at-a-time', '/journal/one-pot-at-a-time'],
  ])('the canonical URL of %s is %s', async (url, path) => {
    expect(canonical(await loadHtml(shop, url))).toBe(shop.ownOrigin + path)
  })
})
