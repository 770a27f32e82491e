import { describe, expect, it } from 'vitest'
import { builtShop } from '#test/built-shop.ts'
import { loadHtml } from '#test/html.ts'
import { jsonLd } from './json-ld.fixture.ts'

const shop = builtShop()

async function loadXml(path: string) {
  const response = await shop.fetch(path)
  return { type: response.headers.get('content-type'), status: response.status, xml: await response.text() }
}

const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url!)

describe('robots.txt', () => {
  it('names the sitemap and hides pages of one visitor', async () => {
    const response = await shop.fetch('/robots.txt')
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    const lines = (await response.text()).split('\n')
    expect(lines).toContain(`Sitemap: ${shop.ownOrigin}/sitemap.xml`)
    expect(lines).toEqual(
      expect.arrayContaining(['Disallow: /cart', 'Disallow: /checkout', 'Disallow: /orders']),
    )
  })
})

describe('the sitemap', () => {
  it('lists a file of pages and one of products, with the date of the last change', async () => {
    const { type, xml } = await loadXml('/sitemap.xml')
    expect(type).toBe('application/xml; charset=utf-8')
    expect(locations(xml)).toEqual(
      ['pages', 'products-1'].map(name => `${shop.ownOrigin}/sitemaps/${name}.xml`),
    )
    const dates = [...xml.matchAll(/<lastmod>(.*?)<\/lastmod>/g)].map(([, date]) => date!)
    expect(dates).toHaveLength(2)
    expect(dates.every(date => !Number.isNaN(Date.parse(date)))).toBe(true)
  })

  it('lists every product, and pages that exist', async () => {
    const products = locations((await loadXml('/sitemaps/products-1.xml')).xml)
    expect(products).toHaveLength(28)
    expect(products).toContain(`${shop.ownOrigin}/productDetails/linen-tee`)
    const pages = locations((await loadXml('/sitemaps/pages.xml')).xml)
    expect(pages).toEqual(
      expect.arrayContaining(
        ['/', '/Shop', '/about', '/Shop/category-1', '/brands/brand-1', '/collections/bags'].map(
          path => shop.ownOrigin + path,
        ),
      ),
    )
    for (const page of pages) {
      const { status } = await shop.fetch(page.slice(shop.ownOrigin.length))
      expect([page, status]).toEqual([page, 200])
    }
  })

  it.each(['products-2.xml', 'products-0.xml', 'products-999999.xml', 'other.xml', 'pages'])(
    'has no file %s',
    async file => {
      expect((await loadXml(`/sitemaps/${file}`)).status).toBe(404)
    },
  )
})

describe('previews of links', () => {
  const property = (html: string, name: string) =>
    new RegExp(`<meta property="og:${name}" content="([^"]*)"`).exec(html)?.[1]

  it.each([
    ['/', 'website'],
    ['/Shop/category-2', 'website'],
    ['/Shop/everyday-carry', 'website'],
    ['/brands', 'website'],
    ['/collections/bags', 'website'],
    ['/productDetails/school-bag', 'product'],
    ['/journal', 'website'],
    ['/journal/one-pot-at-a-time', 'article'],
    ['/about', 'website'],
    ['/contact', 'website'],
    ['/pages/shipping', 'website'],
  ])('%s has a title, address and picture', async (path, type) => {
    const html = await loadHtml(shop, path)
    expect(property(html, 'type')).toBe(type)
    expect(property(html, 'url')).toBe(shop.ownOrigin + path)
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"')
    const picture = await shop.fetch(property(html, 'image')!.slice(shop.ownOrigin.length))
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(Number(property(html, 'image:width'))).toBeGreaterThanOrEqual(900)
    expect(property(html, 'image:alt')).toMatch(/\S/)
  })

  it.each(['/Shop?color=clay', '/Shop?q=tee', '/Shop/unknown', '/productDetails/unknown', '/cart'])(
    'and a canonical URL are left out of %s',
    async path => {
      const html = await (await shop.fetch(path)).text()
      expect(html).not.toContain('og:title')
      expect(html).not.toContain('rel="canonical"')
      expect(html).toContain('<meta name="robots" content="noindex"')
    },
  )
})

describe('structured data', () => {
  it('lists the variants of a product with price, stock, delivery and returns', async () => {
    const [group] = jsonLd(await loadHtml(shop, '/productDetails'))
    expect(group).toMatchObject({
      '@type': 'ProductGroup',
      name: 'Product',
      variesBy: ['https://schema.org/color', 'https://schema.org/size'],
      aggregateRating: { ratingValue: 4, reviewCount: 1 },
    })
    expect(group.hasVariant).toHaveLength(25)
    const { offers, ...first } = group.hasVariant[0]
    expect(first).toMatchObject({ sku: 'PRD-CLY-S', color: 'Clay', size: 'S', name: 'Product, Clay, S' })
    expect(offers).toMatchObject({
      price: '44.00',
      priceCurrency: 'USD',
      availability: 'InStock',
      url: `${shop.ownOrigin}/productDetails/product?color=clay&size=s`,
      hasMerchantReturnPolicy: { merchantReturnDays: 30, applicableCountry: 'US' },
    })
    expect(offers.shippingDetails[0]).toMatchObject({
      shippingRate: { value: '0.00', currency: 'USD' },
      deliveryTime: { transitTime: { minValue: expect.any(Number) } },
    })
    const { offers: next } = group.hasVariant[1]
    const referTo = (part: { '@id': string }) => ({ '@id': part['@id'] })
    expect(next).toMatchObject({
      priceSpecification: referTo(offers.priceSpecification),
      shippingDetails: offers.shippingDetails.map(referTo),
      hasMerchantReturnPolicy: referTo(offers.hasMerchantReturnPolicy),
    })
    expect(group.image).toHaveLength(4)
  })

  it('describes a product without options as one product', async () => {
    const [product, breadcrumb] = jsonLd(await loadHtml(shop, '/productDetails/water-pot'))
    expect(product).toMatchObject({ '@type': 'Product', sku: 'POT-WHT-01', offers: { price: '80.00' } })
    expect(product.image).toHaveLength(3)
    expect((await fetch(product.image[0])).status).toBe(200)
    expect(product.review).toHaveLength(2)
    expect(
      breadcrumb.itemListElement.map(({ item }: { item?: string }) => item?.replace(shop.ownOrigin, '')),
    ).toEqual(['/', '/Shop', '/Shop/category-3', undefined])
    expect(breadcrumb.itemListElement[3]).toEqual({ '@type': 'ListItem', position: 4, name: 'Water Pot' })
  })

  it('states the brand, and the previous price only of a variant that has one', async () => {
    const [tee] = jsonLd(await loadHtml(shop, '/productDetails/basic-crew-neck-tee-white'))
    expect(tee.brand).toEqual({ '@type': 'Brand', name: 'Brand 2' })
    expect(tee.hasVariant[0].offers).toMatchObject({ price: '44.00' })
    expect(tee.hasVariant[0].offers.priceSpecification).toBeUndefined()
    const [group] = jsonLd(await loadHtml(shop, '/productDetails'))
    expect(group.hasVariant[0].offers).toMatchObject({
      price: '44.00',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceType: 'https://schema.org/StrikethroughPrice',
        price: '88.00',
        priceCurrency: 'USD',
      },
    })
  })

  it('has no rating without reviews', async () => {
    expect(jsonLd(await loadHtml(shop, '/productDetails/glass-carafe'))[0].aggregateRating).toBeUndefined()
  })

  it('names the shop on its home page', async () => {
    const [store, site] = jsonLd(await loadHtml(shop, '/'))
    expect(site).toMatchObject({ '@type': 'WebSite', publisher: { '@id': store['@id'] } })
    expect(store).toMatchObject({
      '@type': 'OnlineStore',
      contactPoint: { contactType: 'customer service', email: 'hello@tote.example' },
      hasMerchantReturnPolicy: { merchantReturnDays: 30 },
    })
    expect((await fetch(store.logo)).headers.get('content-type')).toBe('image/svg+xml')
  })

  it('cannot end its script', async () => {
    const rename = (title: string) =>
      shop.db.updateTable('product').set({ title }).where('slug', '=', 'zip-pouch').execute()
    await rename('Pouch</script><script>alert(1)</script>')
    const html = await loadHtml(shop, '/productDetails/zip-pouch')
    expect(html).not.toContain('<script>alert')
    expect(jsonLd(html)[0].name).toBe('Pouch</script><script>alert(1)</script>')
    await rename('Zip Pouch')
  })
})
