import { describe, expect, it } from 'vitest'
import { builtShop } from '#test/built-shop.ts'
import { elementTexts, htmlBetween, linkUrls, loadHtml } from '#test/html.ts'
import { readListingPage } from './listing-page.fixture.ts'

const shop = builtShop()

const loadListing = (url: string) => readListingPage(shop, url)
const tee = 'Basic Crew Neck Tee'

describe('the listing of the whole shop', () => {
  it('shows the facets with the number of products for each value', async () => {
    const { facets, main } = await loadListing('/Shop')
    expect(facets.map(({ title }) => title)).toEqual([
      'Shop by Category',
      'Shop by Color',
      'Shop by Brand',
      'Shop by Price',
      'Shop by Size',
      'Shop by Rating',
      'Show only',
    ])
    expect(facets.map(({ values }) => values)).toEqual([
      ['Category 1', 'Category 2', 'Category 3', 'Category 4', 'Category 5'],
      ['Color Black', 'Color White', 'Color Sage', 'Color Cobalt', 'Color Clay'],
      ['Brand 1', 'Brand 2', 'Brand 3', 'Brand 4', 'Brand 5', 'Brand 6'],
      [
        '$0.00-$9.99',
        '$10.00-$19.00',
        '$20.00-$29.00',
        '$30.00-$39.00',
        '$40.00-$49.00',
        '$50.00-$69.00',
        '$70.00 and up',
      ],
      ['S', 'M', 'Lg', 'XL', 'XXL'],
      ['4 stars and up', '3 stars and up', '2 stars and up', 'Any rating'],
      ['On sale', 'In stock'],
    ])
    expect(facets[0]!.counts).toEqual(['15', '7', '5', '7', '17'])
    const disabled = [...main.matchAll(/<input type="checkbox"[^>]*disabled=""[^>]*>/g)].map(String)
    expect(disabled).toHaveLength(1)
    expect(disabled[0]).toContain('value="0-9"')
    const swatches = htmlBetween(main, 'Shop by Color', '</fieldset>').matchAll(/fill="(#\w+)"/g)
    expect(new Set([...swatches].map(([, color]) => color)).size).toBe(5)
  })

  it('sorts by "Featured" and shows 36 products per page by default', async () => {
    const { main } = await loadListing('/Shop')
    const options = (name: string) =>
      elementTexts(htmlBetween(main, `<select name="${name}"`, '</select>'), 'option')
    const selected = (name: string) =>
      elementTexts(htmlBetween(main, `<select name="${name}"`, '</select>'), 'option [^>]*selected=""')
    expect(options('sort')).toEqual([
      'Featured',
      'Newest',
      'Best selling',
      'Price, low to high',
      'Price, high to low',
      'Name',
      'Top rated',
    ])
    expect(selected('sort')).toEqual(['Featured'])
    expect(options('show')).toEqual(['12', '24', '36', '48', '96'])
    expect(selected('show')).toEqual(['36'])
  })

  it('shows the twelve featured tees with price and badge, and links to all products', async () => {
    const { title, heading, count, names, main, urls } = await loadListing('/Shop')
    expect([title, heading, count]).toEqual(['Shop · Tote', 'Shop', '12 featured products'])
    expect(names).toEqual(Array(12).fill(tee))
    const cards = main.split('<h2').slice(1)
    expect(cards.every(card => card.includes('$44.00'))).toBe(true)
    const badges = main
      .split('picture-frame')
      .slice(1)
      .map(card => />(New|\d+%)</.exec(card.slice(0, card.indexOf('<h2')))?.[1] ?? null)
    expect(badges).toEqual(['New', '10%', null, '30%', null, '5%', null, 'New', '10%', null, null, null])
    const slugs = [
      'black',
      'white',
      'cobalt',
      'sage',
      'clay',
      'black-heavyweight',
      'clay-relaxed',
      'sage-washed',
      'white-boxy',
      'cobalt-long',
      'black-slim',
      'white-lightweight',
    ]
    expect(urls.filter(url => url.startsWith('/productDetails'))).toEqual(
      slugs.map(slug => `/productDetails/basic-crew-neck-tee-${slug}`),
    )
    expect(elementTexts(main, 'a')).toContain('View all 28 products')
    expect(urls).toContain('/Shop?sort=featured')
  })

  it.each([
    ['newest', ['Canvas Tote', 'Steel Bottle', 'Weekend Duffel']],
    ['best-selling', ['Water Pot', 'Office Bag', 'Hamal Dista', 'School Bag']],
    ['price-asc', ['Zip Pouch', 'Travel Tumbler', 'Cotton Cap']],
    ['price-desc', ['Weekend Duffel', 'School Bag', 'Office Bag']],
    ['top-rated', ['School Bag', 'Water Pot', 'Canvas Tote']],
  ])('sorts all products by %s', async (sort, first) => {
    const { names, count } = await loadListing(`/Shop?sort=${sort}`)
    expect(names.slice(0, first.length)).toEqual(first)
    expect(count).toBe('28 products')
  })

  it('sorts by name in alphabetical order', async () => {
    const { names } = await loadListing('/Shop?sort=name')
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')))
  })

  it('splits the products into pages that show each product once', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map(page => loadListing(`/Shop?sort=featured&show=12&page=${page}`)),
    )
    const products = pages.flatMap(({ urls }) => urls.filter(url => url.startsWith('/productDetails')))
    expect(new Set(products).size).toBe(28)
    expect(pages[2]!.names).toEqual(['Gooseneck Kettle', 'Cotton Cap', 'Zip Pouch', 'Striped Tee'])
    const links = htmlBetween(pages[1]!.main, '<nav aria-label="Pages"', '</nav>')
    expect(elementTexts(links, 'li')).toEqual(['1', '2', '3'])
    expect(links).toMatch(/aria-label="Page 2" aria-current="page"|aria-current="page" aria-label="Page 2"/)
    expect(linkUrls(links)[0]).toBe('/Shop?sort=featured&show=12')
    expect(linkUrls(links).at(-1)).toBe('/Shop?sort=featured&show=12&page=3')
  })

  it('redirects a page that does not exist to the last one', async () => {
    const response = await shop.fetch('/Shop?sort=featured&show=12&page=99')
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      '/Shop?sort=featured&show=12&page=3',
    ])
  })

  it('does not depend on the order of parameters', async () => {
    const { urls } = await loadListing(
      '/Shop?page=1&sort=price-asc&price=40-49&color=black&category=category-1',
    )
    const other = await loadListing('/Shop?category=category-1&color=black&price=40-49&sort=price-asc')
    expect(other.urls).toEqual(urls)
  })

  it.each<Record<string, string>>([
    { color: `"><img src=x onerror=alert(1)>'--` },
    { sort: 'onerror=alert(1)', show: '37', page: '-1' },
    { page: '1e9', from: '-5', to: 'NaN' },
    { category: '__proto__', brand: 'constructor' },
    { rating: '5', sale: 'yes', price: '70-99' },
    { hostile: 'onerror=alert(1)', page: '999999' },
  ])('drops unknown values such as %j', async parameters => {
    const { html, count } = await loadListing(`/Shop?${new URLSearchParams(parameters)}`)
    expect(count).toBe('12 featured products')
    for (const text of ['onerror', '__proto__', 'brand=constructor', 'show=37'])
      expect(html).not.toContain(text)
  })
})

describe('the listing of a category, brand or collection', () => {
  it.each([
    ['/Shop/category-3', 'Category 3', ['Home', 'Shop', 'Category 3'], '5 products'],
    ['/brands/brand-2', 'Brand 2', ['Home', 'Shop', 'Brands', 'Brand 2'], '6 products'],
    ['/collections/bags', 'Bags for every day', ['Home', 'Shop', 'Bags for every day'], '7 products'],
    ['/collections/new-arrivals', 'New Arrivals', ['Home', 'Shop', 'New Arrivals'], '10 products'],
    ['/collections/best-sellers', 'Our Best Sellers', ['Home', 'Shop', 'Our Best Sellers'], '4 products'],
  ])('%s has its title, breadcrumb and canonical URL', async (url, name, trail, count) => {
    const listing = await loadListing(url)
    expect(listing).toMatchObject({
      title: `${name} · Tote`,
      heading: name,
      trail,
      count,
      canonical: shop.ownOrigin + url,
    })
    expect(listing.main).not.toContain('aria-label="Pages"')
  })

  it('shows its own products without its own facet', async () => {
    const category = await loadListing('/Shop/category-2')
    expect(category.names).toEqual([
      'Office Bag',
      'Hamal Dista',
      'School Bag',
      'Canvas Tote',
      'Weekend Duffel',
      'Crossbody Bag',
      'Zip Pouch',
    ])
    expect(category.facets.map(({ title }) => title)).not.toContain('Shop by Category')
    const brand = await loadListing('/brands/brand-2?category=category-4&sort=price-asc')
    expect(brand.names).toEqual(['Cotton Cap', 'Steel Bottle'])
    expect(brand.facets.map(({ title }) => title)).not.toContain('Shop by Brand')
    expect((await loadListing('/collections/bags?price=10-19')).names).toEqual(['Zip Pouch'])
  })

  it('keeps the order of its collection', async () => {
    expect((await loadListing('/collections/best-sellers')).names).toEqual([
      'Water Pot',
      'Office Bag',
      'Hamal Dista',
      'School Bag',
    ])
    const { names } = await loadListing('/collections/new-arrivals')
    expect([names[0], names.at(-1)]).toEqual(['Canvas Tote', 'Striped Tee'])
  })

  it('lists the brands that have products', async () => {
    const html = await loadHtml(shop, '/brands')
    const main = htmlBetween(html, '<main', '</main>')
    expect(elementTexts(html, 'title')).toEqual(['Brands · Tote'])
    const names = [1, 2, 3, 4, 5, 6].map(number => `Brand ${number}`)
    const counts = [5, 6, 5, 4, 4, 4].map(count => `${count} products`)
    expect(elementTexts(main, 'li').slice(-6)).toEqual(names.map((name, at) => `${name} ${counts[at]}`))
    const pictures = main.match(/<img[^>]*src="[^"]*"/g)!
    expect(new Set(pictures).size).toBe(6)
    expect(linkUrls(main)).toContain('/brands/brand-2')
  })

  it.each(['/brands/brand-9', '/collections/nothing', '/collections', '/Shop/category-9'])(
    'answers 404 for %s',
    async url => {
      const response = await shop.fetch(url)
      expect(response.status).toBe(404)
      expect(await response.text()).toContain('This is Error Page')
    },
  )
})
