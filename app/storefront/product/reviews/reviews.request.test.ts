import { describe, expect, it } from 'vitest'
import { bumpCatalogVersion } from '#commerce/catalog/products/catalog-version-store.server.ts'
import { countReviews } from '#commerce/catalog/products/count-reviews-store.server.ts'
import { builtShop } from '#test/built-shop.ts'
import { elementTexts, htmlBetween, linkUrls, loadHtml } from '#test/html.ts'

const shop = builtShop()

async function loadReviews(url: string) {
  const html = await loadHtml(shop, url)
  const reviews = htmlBetween(html, '<section id="reviews"', '</section>')
  const filter = htmlBetween(reviews, 'aria-label="Filter by rating"', '</ul>')
  return {
    html,
    reviews,
    detail: htmlBetween(html, 'aria-labelledby="product"', '</section>'),
    ratings: elementTexts(filter, 'li'),
    ratingLinks: linkUrls(filter),
    sorts: reviews.includes('Sort reviews')
      ? linkUrls(htmlBetween(reviews, 'aria-label="Sort reviews"', '</nav>'))
      : [],
    current: elementTexts(reviews, 'a [^>]*aria-current="true"'),
    stars: [...reviews.matchAll(/Rated (\d) out of 5/g)].map(([, stars]) => Number(stars)),
  }
}

const bag = '/productDetails/school-bag'

describe('the reviews of a product', () => {
  it('come newest first, with their distribution', async () => {
    const { detail, reviews, ratings, ratingLinks, stars } = await loadReviews(bag)
    expect(detail).toContain('<a href="#reviews">7 Reviews</a>')
    expect(elementTexts(reviews, 'p')).toContain('4.3 out of 5, from 7 reviews')
    expect(ratings).toEqual([
      '5 stars4 reviews',
      '4 stars2 reviews',
      '3 stars0 reviews',
      '2 stars1 review',
      '1 star0 reviews',
    ])
    expect(ratingLinks).toEqual([5, 4, 2].map(stars => `${bag}?stars=${stars}#reviews`))
    expect(stars).toHaveLength(7)
    expect(elementTexts(reviews, 'h3')).toHaveLength(7)
    expect(elementTexts(reviews, 'p')).toContain('Teo R., November 14, 2026')
    expect(reviews).not.toContain('Pages of reviews')
  })

  it('are filtered and sorted by links that keep the variant', async () => {
    const { reviews, sorts, stars, current } = await loadReviews(`${bag}?stars=4&sort=lowest`)
    expect(stars).toEqual([4, 4])
    expect(current).toEqual(['4 stars2 reviews', 'Lowest rated'])
    expect(reviews).toContain('2 reviews with 4 stars')
    expect(sorts).toEqual(['stars=4', 'sort=highest&stars=4', 'sort=lowest&stars=4'].map(toLink))
    expect(linkUrls(reviews)).toContain(toLink('sort=lowest'))
    expect((await loadReviews(`${bag}?sort=lowest`)).stars).toEqual([2, 4, 4, 5, 5, 5, 5])
    expect((await loadReviews(`${bag}?sort=highest`)).stars).toEqual([5, 5, 5, 5, 4, 4, 2])
    const { ratingLinks } = await loadReviews('/productDetails/office-bag?color=black&utm_source=mail')
    expect(ratingLinks[0]).toBe('/productDetails/office-bag?color=black&stars=5#reviews')
  })

  it('say when there are none yet, and lead to the form', async () => {
    const html = await loadHtml(shop, '/productDetails/glass-carafe')
    const reviews = htmlBetween(html, '<section id="reviews"', '</section>')
    expect(reviews).toContain('No reviews yet.')
    expect(linkUrls(reviews)).toEqual(['/account/reviews'])
  })

  it('say so when none has the rating', async () => {
    const { reviews, stars } = await loadReviews(`${bag}?stars=1`)
    expect(stars).toEqual([])
    expect(reviews).toContain('0 reviews with 1 star')
    expect(linkUrls(reviews)).toContain(`${bag}#reviews`)
  })

  it('are cached once, whatever else the URL says', async () => {
    const text = async (query: string) => (await shop.fetch(`${bag}${query}`)).text()
    const first = await text('?stars=4&sort=lowest')
    for (const query of ['?sort=lowest&stars=4&stars=5', '?stars=4&sort=lowest&page=0&utm=1'])
      expect(await text(query)).toBe(first)
    const all = await text('')
    for (const query of ['?stars=6', '?stars=4.0', '?sort=newest', '?sort=best', '?page=x', '?page=1000'])
      expect(await text(query)).toBe(all)
  })

  it('have pages, and lead back from beyond the last one', async () => {
    await shop.db.transaction().execute(async tx => {
      const { id } = await tx
        .selectFrom('product')
        .select('id')
        .where('slug', '=', 'zip-pouch')
        .executeTakeFirstOrThrow()
      const review = { product_id: id, stars: 5, author: 'A', title: 'T', body: 'B' }
      const days = Array.from({ length: 60 }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString())
      await tx
        .insertInto('review')
        .values(days.map(created_at => ({ ...review, created_at })))
        .execute()
      await countReviews(tx, [id])
      await bumpCatalogVersion(tx, [id])
    })
    const pouch = '/productDetails/zip-pouch'
    await expect.poll(() => loadHtml(shop, pouch)).toContain('Page 1 of 8')
    const first = await loadReviews(pouch)
    expect(first.reviews.match(/<time /g)).toHaveLength(8)
    expect(first.reviews).toContain('February 28, 2026')
    const pages = (html: string) => linkUrls(htmlBetween(html, 'aria-label="Pages of reviews"', '</nav>'))
    expect(pages(first.reviews)).toEqual([`${pouch}?page=2#reviews`])
    const second = await loadReviews(`${pouch}?page=2`)
    expect(pages(second.reviews)).toEqual([`${pouch}#reviews`, `${pouch}?page=3#reviews`])
    expect(second.reviews).not.toContain('February 28, 2026')
    expect((await loadReviews(`${pouch}?page=8&stars=5`)).stars).toHaveLength(4)
    const beyond = await shop.fetch(`${pouch}?page=9&sort=lowest`)
    expect([beyond.status, beyond.headers.get('location')]).toEqual([
      302,
      `${pouch}?page=8&sort=lowest#reviews`,
    ])
  })

  it('show neither hidden nor pending ones, nor tell search engines about them', async () => {
    const { id } = await shop.db
      .selectFrom('product')
      .select('id')
      .where('slug', '=', 'school-bag')
      .executeTakeFirstOrThrow()
    const [hidden, pending, anonymous, ...others] = await shop.db
      .selectFrom('review')
      .select(['id', 'title'])
      .where('product_id', '=', id)
      .orderBy('created_at', 'desc')
      .execute()
    await shop.db.transaction().execute(async tx => {
      const set = (review: { id: number }, columns: object) =>
        tx.updateTable('review').set(columns).where('id', '=', review.id).execute()
      await set(hidden!, { state: 'hidden' })
      await set(pending!, { state: 'pending' })
      await set(anonymous!, { author: '' })
      await countReviews(tx, [id])
      await bumpCatalogVersion(tx, [id])
    })
    await expect.poll(() => loadHtml(shop, bag)).toContain('Anonymous, ')
    const { html, reviews } = await loadReviews(bag)
    for (const { title } of [hidden!, pending!]) expect(html).not.toContain(title)
    expect(elementTexts(reviews, 'h3')).toEqual([anonymous!, ...others].map(({ title }) => title))
    const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)!
    const data = JSON.parse(json!)
    expect(data.aggregateRating.reviewCount).toBe(others.length + 1)
    expect(data.review.map(({ name }: { name: string }) => name)).toEqual(
      [anonymous!, ...others].slice(0, 5).map(({ title }) => title),
    )
    expect(data.review[0].author.name).toBe('Anonymous')
  })
})

function toLink(query: string): string {
  return `${bag}?${query}#reviews`
}
