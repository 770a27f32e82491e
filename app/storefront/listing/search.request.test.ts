import { describe, expect, it } from 'vitest'
import { builtShop } from '#test/built-shop.ts'
import { elementTexts } from '#test/html.ts'
import { readListingPage } from './listing-page.fixture.ts'

const shop = builtShop()
const loadListing = (url: string) => readListingPage(shop, url)
const tee = 'Basic Crew Neck Tee'

describe('a search', () => {
  it.each([
    ['watter pot', 'water pot', 'Water Pot'],
    ['scool bag', 'school bag', 'School Bag'],
  ])('corrects “%s” to “%s”', async (typed, corrected, name) => {
    const { heading, main, names } = await loadListing(`/Shop?q=${encodeURIComponent(typed)}`)
    expect(heading).toBe(`Results for “${typed}”`)
    expect(main).toContain(`Showing results for “${corrected}”.`)
    expect(names).toEqual([name])
  })

  it('marks the matches in titles, and mentions no correction without one', async () => {
    const { main } = await loadListing('/Shop?q=neck+basic')
    expect(elementTexts(main.split('<h2')[1]!, 'mark')).toEqual(['Basic', 'Neck'])
    expect(elementTexts((await loadListing('/Shop?q=kett')).main, 'mark')).toEqual(['Kett'])
    expect((await loadListing('/Shop?q=school+bag')).main).not.toContain('Showing results')
  })

  it.each(['TEE-BLK-01-S', 'tee-blk-01-s'])('finds the product of the SKU %s', async sku => {
    expect((await loadListing(`/Shop?q=${sku}`)).names).toEqual([tee])
  })

  it('combines with filters', async () => {
    const { names, facets, main, urls } = await loadListing('/Shop?q=tee&color=black&category=category-5')
    expect(names).toEqual([tee, tee])
    expect(facets[1]!.counts[facets[1]!.values.indexOf('Color Cobalt')]).toBe('1')
    expect(elementTexts(main, 'a')).toContain('Clear all')
    expect(urls).toContain('/Shop?q=tee')
  })

  it.each([
    ['white XL', '/Shop?color=white&size=xl'],
    ['black t-shirt', '/Shop?q=t-shirt&color=black'],
    ['bag under 100', '/Shop?q=bag&to=100'],
    ['Brand 3', '/Shop?brand=brand-3'],
    ['blue', '/Shop?color=cobalt'],
    ['sale', '/Shop?sale=on'],
    ['tabletop', '/Shop?category=tabletop'],
  ])('leads “%s” to its filters', async (typed, to) => {
    const { status, headers } = await shop.fetch(`/Shop?q=${encodeURIComponent(typed)}`)
    expect([status, headers.get('location')]).toEqual([302, to])
  })

  it('keeps words that only look like filters', async () => {
    expect((await shop.fetch('/Shop?q=white+noise+machine')).status).toBe(200)
    expect((await shop.fetch('/Shop?q=new+umbrella')).status).toBe(200)
  })

  it.each([
    ['delivery', '/pages/shipping'],
    ['shipping', '/pages/shipping'],
    ['contact us', '/contact'],
    ['data protection', '/pages/privacy-policy'],
  ])('finds a page for “%s”', async (typed, to) => {
    expect((await loadListing(`/Shop?q=${encodeURIComponent(typed)}`)).urls).toContain(to)
  })

  it('shows search text as text', async () => {
    const text = `%_\\'"><script>document.title='stolen'</script>`
    const { html } = await loadListing(`/Shop?q=${encodeURIComponent(text)}`)
    expect(html).not.toContain('<script>document.title')
    expect(html).toContain('&lt;script&gt;document.title')
  })

  it('offers best sellers and another spelling when nothing is found', async () => {
    const { main, count, names, urls } = await loadListing('/Shop?q=umbrella')
    expect(main).toContain('No results for “umbrella”. Check the spelling or try a broader term.')
    expect([count, names]).toEqual([undefined, ['Best sellers']])
    expect(elementTexts(main, 'aside')).toEqual([])
    expect(urls).toContain('/Shop/category-5')
    expect(elementTexts(main, 'h3')).toHaveLength(4)
    const nearest = await loadListing('/Shop?q=kettle+umbrella')
    expect(nearest.main).toContain('No results for “kettle umbrella”.')
    expect(elementTexts(nearest.main, 'p')).toContain('Did you mean kettle?')
    expect(nearest.urls).toContain('/Shop?q=kettle')
  })

  it('offers to remove filters that exclude all results', async () => {
    const { main, urls } = await loadListing('/Shop?q=tee&color=black&brand=brand-2')
    const offers = elementTexts(main, 'li').filter(text => text.startsWith('Remove “'))
    expect(offers).toEqual(['Remove “Brand 2”: 4 products', 'Remove “Black”: 3 products'])
    expect(urls).toContain('/Shop?q=tee&color=black')
  })

  it('is not indexed by search engines', async () => {
    const { html, canonical } = await loadListing('/Shop?q=tote')
    expect(html).toContain('<meta name="robots" content="noindex"')
    expect(canonical).toBeUndefined()
    expect((await loadListing('/Shop')).html).not.toContain('name="robots"')
  })
})
