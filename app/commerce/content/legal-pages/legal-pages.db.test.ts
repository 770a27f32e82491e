import { describe, expect, it } from 'vitest'
import { databases } from '#test/databases.ts'
import { changeTestNow } from '../../editing/changes/change-shop.fixture.ts'
import { recordShop } from '../../editing/record-shop.fixture.ts'
import { expectedLegalPages } from './legal-page.ts'
import { readLegalPages } from './legal-page-store.server.ts'
import { linkLegalPages } from './link-legal-pages.server.ts'

it('are more in the European Union', () => {
  expect(expectedLegalPages('US')).toEqual(['privacy', 'terms'])
  expect(expectedLegalPages('DE')).toEqual(['privacy', 'terms', 'returns', 'imprint'])
})

describe.each(databases)('legal pages, on %s', kind => {
  it('are known by what they are, or by their usual slug, with their state and links', async () => {
    const { db, add, set } = await recordShop(kind)
    const read = async (name: string) =>
      (await readLegalPages(db, 'DE', changeTestNow)).find(page => page.kind === name)!
    expect(await read('imprint')).toEqual({
      ...{ kind: 'imprint', isExpected: true, page: null, places: [], isInFooter: false },
    })
    expect(await read('privacy')).toMatchObject({
      page: { slug: 'privacy-policy', isPublished: true, hasText: true },
      isInFooter: true,
    })
    await set('pages', ['privacy-policy'], { slug: 'datenschutz' })
    expect(await read('privacy')).toMatchObject({ page: { slug: 'datenschutz' }, isInFooter: true })
    await add('pages', { slug: 'returns', title: 'Returns', body: '' })
    expect(await read('returns')).toMatchObject({
      page: { slug: 'returns', isPublished: false, hasText: false, publishedAt: null },
    })
    await add('pages', { slug: 'widerruf', title: 'Widerruf', body: 'x', legal: 'returns' })
    expect((await read('returns')).page?.slug).toBe('widerruf')
  })

  it('are linked one after the other', async () => {
    const { db, origin } = await recordShop(kind)
    await db.deleteFrom('menu_item').execute()
    await linkLegalPages(db, origin(), ['privacy', 'terms'])
    const menu = db.selectFrom('menu_item').select(['label', 'position']).where('menu', '=', 'help')
    expect(await menu.orderBy('position').execute()).toEqual([
      { label: 'Privacy Policy', position: 1 },
      { label: 'Terms & Conditions', position: 2 },
    ])
  })

  it('are linked in the footer once they are published', async () => {
    const { db, add, set, origin } = await recordShop(kind)
    await add('pages', { slug: 'impressum', title: 'Impressum', body: 'x', legal: 'imprint' })
    expect(await linkLegalPages(db, origin(), ['imprint'])).toMatchObject({ ok: true, changeSet: null })
    await set('pages', ['impressum'], { published_at: '2026-11-20T12:00:00Z' })
    expect(await linkLegalPages(db, origin(), ['imprint'])).toMatchObject({ changeSet: expect.any(Number) })
    const link = db.selectFrom('menu_item').select(['menu', 'label']).where('href', '=', '/pages/impressum')
    expect(await link.execute()).toEqual([{ menu: 'help', label: 'Impressum' }])
    expect(await linkLegalPages(db, origin(), ['imprint'])).toMatchObject({ ok: true, changeSet: null })
    await db.updateTable('menu_item').set({ menu: 'footer' }).where('label', '=', 'Impressum').execute()
    expect(await linkLegalPages(db, origin(), ['imprint'])).toMatchObject({ ok: true, changeSet: null })
  })
})
