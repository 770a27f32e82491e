import { describe, expect, it, vi } from 'vitest'
import { bumpCatalogVersion } from '#commerce/catalog/products/catalog-version-store.server.ts'
import { toAmount } from '#commerce/values/money.ts'
import { builtShop } from '#test/built-shop.ts'
import { elementTexts, htmlBetween, linkUrls } from '#test/html.ts'
import { readListingPage } from './listing-page.fixture.ts'

const shop = builtShop()

const loadListing = (url: string) => readListingPage(shop, url)

describe('the filter panel', () => {
  it('shows as many products as the count beside a filter says', async () => {
    const { main, facets } = await loadListing('/Shop')
    expect(main).toContain('Filters search all 28 products.')
    const inputs = [...main.matchAll(/<input type="(?:checkbox|radio)"[^>]*>/g)].map(([input]) => ({
      name: / name="([^"]*)"/.exec(input)![1]!,
      value: / value="([^"]*)"/.exec(input)![1]!,
    }))
    const counts = facets.flatMap(facet => facet.counts)
    expect(inputs).toHaveLength(counts.length)
    for (const [index, { name, value }] of inputs.entries()) {
      if (value === '') continue
      const { count } = await loadListing(`/Shop?${name}=${value}`)
      const expected = counts[index] === '1' ? '1 product' : `${counts[index]} products`
      expect(count, `${name}=${value}`).toBe(expected)
    }
  })
})

describe('attributes', () => {
  it('are filters of the listings of their categories, with values that lead somewhere', async () => {
    const { facets } = await loadListing('/Shop?category=category-3')
    const attributes = facets.slice(facets.findIndex(({ title }) => title === 'Volume')).slice(0, -2)
    expect(attributes.map(({ title, values }) => [title, ...values].join(', '))).toEqual([
      'Volume, 16 fl oz, 20 fl oz, 24 fl oz, 30 fl oz, 34 fl oz, 50 fl oz',
      'Closure, Open top, Lid, Screw cap, Stopper',
      'Material, Steel, Borosilicate glass, Oak, Walnut, Stoneware',
      'Dishwasher safe, Yes, No',
    ])
    expect((await loadListing('/Shop')).facets.map(({ title }) => title)).not.toContain('Volume')
    const filtered = await loadListing('/Shop/category-3?dishwasher-safe=yes&material=steel&material=oak')
    expect(filtered.urls.filter(url => url.startsWith('/productDetails/')).sort()).toEqual([
      '/productDetails/glass-carafe',
      '/productDetails/travel-tumbler',
    ])
    const chips = htmlBetween(filtered.main, 'aria-label="Active filters"', '</ul>')
    expect(elementTexts(chips, 'a').slice(0, -1)).toEqual([
      'Remove Steel',
      'Remove Oak',
      'Remove Dishwasher safe: Yes',
    ])
  })
})

describe('a color filter', () => {
  it('shows that color on the card and links to it', async () => {
    const { main, urls } = await loadListing('/Shop?q=product&color=black')
    expect(urls).toContain('/productDetails/product?color=black')
    const [, alt] = /<img[^>]* alt="([^"]*)"/.exec(main)!
    expect(alt).toMatch(/^Black /)
    const other = await loadListing('/Shop?q=product')
    expect(other.urls).toContain('/productDetails/product')
    expect(other.main).toContain('5 colors')
    expect(other.main).toContain('50% off')
  })

  it('does not name the only color of a product in its URL', async () => {
    const { urls } = await loadListing('/Shop?color=black&category=category-1')
    expect(urls).toContain('/productDetails/basic-crew-neck-tee-black')
  })
})

describe('active filters', () => {
  it('are shown in the order of the panel, each with a link that removes it', async () => {
    const { main } = await loadListing(
      '/Shop?color=black&color=clay&size=xl&stock=in&price=40-49&to=60&brand=brand-1&sale=on&rating=3',
    )
    const chips = htmlBetween(main, 'aria-label="Active filters"', '</ul>')
    expect(elementTexts(chips, 'a')).toEqual([
      'Remove Black',
      'Remove Clay',
      'Remove Brand 1',
      'Remove $40.00-$49.00',
      'Remove Up to $60.00',
      'Remove XL',
      'Remove 3 stars and up',
      'Remove On sale',
      'Remove In stock',
      'Clear all',
    ])
    expect(linkUrls(chips)[1]).toBe(
      '/Shop?brand=brand-1&price=40-49&color=black&size=xl&to=60&rating=3&sale=on&stock=in',
    )
    expect(linkUrls(chips).at(-1)).toBe('/Shop')
  })
})

describe('a typed price', () => {
  it.each([
    ['12,50', '12.50'],
    ["1'234.50", '1234.50'],
    ['１２', '12'],
    ['١٢٫٥٠', '12.50'],
    ['$45.00', '45'],
    ['045', '45'],
    ['9999999999', '999999999'],
  ])('%s leads to the one address of its amount', async (typed, from) => {
    const response = await shop.fetch(`/Shop?${new URLSearchParams({ from: typed, to: '' })}`)
    expect([response.status, response.headers.get('location')]).toEqual([302, `/Shop?from=${from}`])
  })

  it('limits the products to the cent', async () => {
    const upTo = async (price: string) => (await loadListing(`/Shop?to=${price}`)).names
    expect(await upTo('79.99')).not.toContain('Water Pot')
    expect(await upTo('80')).toContain('Water Pot')
  })

  it('that is no amount stays in its field with a message, and limits nothing', async () => {
    const { main, count } = await loadListing(`/Shop?${new URLSearchParams({ from: '1,234', to: '60' })}`)
    const field = (name: string) =>
      main.match(/<input[^>]*>/g)!.find(input => input.includes(`name="${name}"`))
    expect(field('from')).toMatch(/aria-invalid="true"/)
    expect(field('from')).toContain('value="1,234"')
    expect(field('to')).not.toContain('aria-invalid')
    expect(main).toContain('Enter an amount, such as $20.00.')
    const chips = htmlBetween(main, 'aria-label="Active filters"', '</ul>')
    expect(elementTexts(chips, 'a')).toEqual(['Remove Up to $60.00', 'Clear all'])
    expect(count).toBe((await loadListing('/Shop?to=60')).count)
  })
})

describe('a price between two ranges', () => {
  it('is listed by a range that is labeled with it, and shown once a product has it', async () => {
    expect((await loadListing('/Shop')).main).not.toContain('$19.01-$19.99')
    await shop.db.transaction().execute(async tx => {
      const { id } = await tx.selectFrom('product').select('id').orderBy('id').executeTakeFirstOrThrow()
      const prices = { price: toAmount(1950), compare_at_price: null }
      await tx.updateTable('variant').set(prices).where('product_id', '=', id).execute()
      await bumpCatalogVersion(tx, [id])
    })
    await vi.waitFor(async () => {
      const { facets, count } = await loadListing('/Shop?price=19-01-to-19-99')
      expect(facets[3]!.values).toContain('$19.01-$19.99')
      expect(count).toBe('1 product')
    }, 60_000)
  })
})
