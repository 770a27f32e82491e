import { beforeAll, describe, expect, it, vi } from 'vitest'
import { bumpCatalogVersion } from '#commerce/catalog/products/catalog-version-store.server.ts'
import { sampleEntry } from '#commerce/content/journal-entry.fixture.ts'
import { showDueContentJob } from '#commerce/content/schedule/show-due-content-job.server.ts'
import { builtShop } from '#test/built-shop.ts'
import { elementTexts, htmlBetween, linkUrls, loadHtml, plainText } from '#test/html.ts'

const shop = builtShop()

const day = 24 * 3_600_000
const daysFromNow = (days: number) => new Date(Date.now() + days * day).toISOString()

const ofDemo = ['Leather that darkens, on purpose', 'Wash a tee so it lasts', 'One pot at a time']

const mainOf = async (url: string) => htmlBetween(await loadHtml(shop, url), '<main', '</main>')
const titles = async () => elementTexts(await mainOf('/journal'), 'h2')

beforeAll(async () => {
  // Cached, so that the entries appear with the next catalog version, not before.
  await titles()
  const { hash } = await shop.db.selectFrom('picture').select('hash').limit(1).executeTakeFirstOrThrow()
  await shop.db.transaction().execute(async tx => {
    await tx
      .insertInto('journal_entry')
      .values([
        sampleEntry('older', { published_at: '2024-03-05T09:00:00.000Z' }),
        sampleEntry('newer', { published_at: '2024-04-07T03:59:00.000Z', picture_hash: hash, alt: 'A loom' }),
        sampleEntry('draft', { published_at: null }),
        sampleEntry('scheduled', { published_at: daysFromNow(30) }),
        sampleEntry('removed', { published_at: '2024-04-07T09:00:00.000Z', removed_at: daysFromNow(0) }),
      ])
      .execute()
    await bumpCatalogVersion(tx)
  })
  await vi.waitFor(async () => expect(await titles()).toContain('Entry newer'), 60_000)
})

describe('the journal', () => {
  it('lists published entries below its text, the newest first', async () => {
    const main = await mainOf('/journal')
    expect(elementTexts(main, 'h1')).toEqual(['Journal'])
    expect(elementTexts(main, 'p')[0]).toBe('This is Journal Page')
    expect(elementTexts(main, 'h2')).toEqual([...ofDemo, 'Entry newer', 'Entry older'])
    expect(linkUrls(main).slice(-2)).toEqual(['/journal/newer', '/journal/older'])
    expect(elementTexts(main, 'time').slice(-2)).toEqual(['April 6, 2024', 'March 5, 2024'])
    expect(main).toContain('About newer.')
    expect(main.match(/alt="[^"]*"/g)!.slice(ofDemo.length)).toEqual(['alt="A loom"'])
  })

  it('shows an entry with its breadcrumb and byline', async () => {
    const main = await mainOf('/journal/newer')
    expect(elementTexts(main, 'h1')).toEqual(['Entry newer'])
    expect(linkUrls(main)).toEqual(['/', '/journal'])
    expect(elementTexts(main, 'li')).toEqual(['Home', 'Journal', 'Entry newer'])
    expect(plainText(main)).toContain('By Grace April 6, 2024')
    expect(elementTexts(main, 'p').slice(-2)).toEqual(['First, free shipping: Free shipping.', 'Second.'])
    expect(main).toContain('alt="A loom"')
  })

  it('describes an entry to search engines', async () => {
    const html = await loadHtml(shop, '/journal/newer')
    expect(elementTexts(html, 'title')).toEqual(['Entry newer · Tote'])
    expect(html).toContain('<meta name="description" content="About newer."')
    expect(html).toContain(`<link rel="canonical" href="${shop.ownOrigin}/journal/newer"`)
    const [article, breadcrumb] = [
      ...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g),
    ].map(([, json]) => JSON.parse(json!))
    expect(article).toMatchObject({
      '@type': 'Article',
      headline: 'Entry newer',
      datePublished: '2024-04-07T03:59:00.000Z',
      author: { '@type': 'Person', name: 'Grace' },
      image: expect.stringContaining(`${shop.ownOrigin}/i/`),
      mainEntityOfPage: `${shop.ownOrigin}/journal/newer`,
    })
    expect(breadcrumb.itemListElement).toHaveLength(3)
  })

  it.each(['draft', 'scheduled', 'removed', 'unknown'])('has no page for an entry that is %s', async slug => {
    const response = await shop.fetch(`/journal/${slug}`)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('This is Error Page')
  })

  it('has one address for each entry', async () => {
    const response = await shop.fetch('/Journal/Newer/')
    expect([response.status, response.headers.get('location')]).toEqual([301, '/journal/newer'])
  })

  it('shows an entry once its time comes', async () => {
    expect(await titles()).not.toContain('Entry scheduled')
    // As if 30 days had passed: no change marks this moment.
    await shop.db
      .updateTable('journal_entry')
      .set({ published_at: daysFromNow(-1) })
      .where('slug', '=', 'scheduled')
      .execute()
    await showDueContentJob(shop.db).run(new Date(), AbortSignal.timeout(60_000))
    await expect
      .poll(titles, { timeout: 30_000 })
      .toEqual(['Entry scheduled', ...ofDemo, 'Entry newer', 'Entry older'])
    expect((await shop.fetch('/journal/scheduled')).status).toBe(200)
  })
})
