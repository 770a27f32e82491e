import { describe, expect, it } from 'vitest'
import { databases } from '#test/databases.ts'
import { changeTestNow } from '../../editing/changes/change-shop.fixture.ts'
import { undo } from '../../editing/compensations/undo.server.ts'
import { findFormerSlugs } from '../../editing/former-slugs/former-slug-store.server.ts'
import { recordShop } from '../../editing/record-shop.fixture.ts'
import { namedStaff } from '../../values/actor.fixture.ts'
import { readPageLinks } from './page-links-store.server.ts'

const yesterday = '2026-11-20T12:00:00.000Z'
const care = { slug: 'care', title: 'Care', body: 'Cold.', published_at: yesterday }

describe.each(databases)('a page, on %s', kind => {
  async function linkedPage() {
    const shop = await recordShop(kind)
    const { db, add } = shop
    await add('pages', care)
    const menu = await add('menu-items', { menu: 'footer', label: 'Caring', href: '/pages/care?from=footer' })
    const { picture_hash: picture } = await db
      .selectFrom('banner')
      .select('picture_hash')
      .executeTakeFirstOrThrow()
    const banner = { placement: 'advertisement', heading: 'Wash it', action: 'How', href: '/pages/care' }
    await add('banners', { ...banner, picture })
    const href = async (table: 'menu_item' | 'banner', name: string) => {
      const row = db.selectFrom(table).select('href')
      const named = table === 'menu_item' ? row.where('label', '=', name) : row.where('heading', '=', name)
      return (await named.executeTakeFirstOrThrow()).href
    }
    return { ...shop, menu, href }
  }

  it('is linked from menus, banners, sections, searches and texts, but not from itself', async () => {
    const { db, add, set } = await linkedPage()
    await add('page-sections', { page: 'home', kind: 'story', heading: 'Wool', href: '/pages/CARE#wash' })
    await add('search-redirects', { query: 'wash', target: '/pages/care' })
    await add('pages', {
      ...care,
      slug: 'more',
      title: 'More',
      body: 'See [care](/pages/care) and [x](/pages/caretaker).',
    })
    await add('journal-entries', { slug: 'wool', title: 'Wool', body: '[How](/pages/care#wash)' })
    await set('categories', ['category-1'], { text: '[Washing](/pages/care) of [tees](/Shop/category-1).' })
    await set('brands', ['brand-2'], { text: '[Washing](/Pages/Care)' })
    await set('pages', ['care'], { body: 'This is [the page](/pages/care).' })
    const links = await readPageLinks(db, ['/pages/care'])
    expect(links.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      ...['footer Caring', 'banner Wash it', 'section Wool', 'redirect wash', 'page More', 'entry Wool'],
      ...['category Category 1', 'brand Brand 2'],
    ])
    expect(await readPageLinks(db, ['/pages/car'])).toEqual([])
  })

  it('isn’t removed or hidden while something links to it', async () => {
    const { db, set, remove } = await linkedPage()
    const linkedFrom = [
      expect.objectContaining({ name: 'Caring' }),
      expect.objectContaining({ name: 'Wash it' }),
    ]
    const linked = { code: 'linked', params: { linkedFrom } }
    expect(await remove('pages', ['care'])).toMatchObject({ ok: false, errors: { '': linked } })
    for (const published_at of ['', '2030-01-01T00:00:00Z'])
      expect(await set('pages', ['care'], { published_at })).toMatchObject({
        ok: false,
        errors: { published_at: linked },
      })
    expect(await set('pages', ['care'], { title: 'Caring for it' })).toMatchObject({ ok: true })
    await db.deleteFrom('menu_item').where('label', '=', 'Caring').execute()
    await db.deleteFrom('banner').where('heading', '=', 'Wash it').execute()
    expect(await set('pages', ['care'], { published_at: '' })).toMatchObject({ ok: true })
    expect(await remove('pages', ['care'])).toMatchObject({ ok: true })
  })

  it('takes its links along to a new slug, and its former one leads to it, until that’s undone', async () => {
    const { db, set, href } = await linkedPage()
    const leadsTo = async () => (await findFormerSlugs(db, 'page', ['care'])).get('care')
    const renamed = await set('pages', ['care'], { slug: 'caring' })
    expect([await leadsTo(), await href('banner', 'Wash it')]).toEqual(['caring', '/pages/caring'])
    // It says more than the address, and is redirected.
    expect(await href('menu_item', 'Caring')).toBe('/pages/care?from=footer')
    if (!renamed.ok) throw new Error('not renamed')
    await undo(db, renamed.changeSet!, { actor: namedStaff('Grace'), now: changeTestNow })
    expect([await leadsTo(), await href('banner', 'Wash it')]).toEqual([undefined, '/pages/care'])
  })

  it('that is an entry of the journal does, too', async () => {
    const { add, set, href } = await linkedPage()
    await add('journal-entries', { slug: 'wool', title: 'Wool', body: 'Warm.', published_at: yesterday })
    await add('menu-items', { menu: 'footer', label: 'About wool', href: '/journal/wool' })
    await set('journal-entries', ['wool'], { slug: 'our-wool' })
    expect(await href('menu_item', 'About wool')).toBe('/journal/our-wool')
  })

  it('is not found by a former slug while it’s a draft', async () => {
    const { db, add, set } = await linkedPage()
    const leadsTo = async () => (await findFormerSlugs(db, 'journal_entry', ['wool'])).get('wool')
    await add('journal-entries', { slug: 'wool', title: 'Wool', body: 'Warm.', published_at: yesterday })
    await set('journal-entries', ['wool'], { slug: 'our-wool' })
    expect(await leadsTo()).toBe('our-wool')
    await set('journal-entries', ['our-wool'], { published_at: '' })
    expect(await leadsTo()).toBeUndefined()
  })

  it('stays if the shop shows it itself', async () => {
    const { set, remove } = await recordShop(kind)
    const own = (field: string) => ({ ok: false, errors: { [field]: { code: 'own-page' } } })
    expect(await remove('pages', ['about'])).toMatchObject(own(''))
    expect(await set('pages', ['about'], { slug: 'about-us' })).toMatchObject(own('slug'))
    expect(await set('pages', ['about'], { published_at: '' })).toMatchObject(own('published_at'))
  })

  it('is one legal text, and the only one', async () => {
    const { add } = await recordShop(kind)
    expect(await add('pages', { ...care, legal: 'privacy' })).toMatchObject({
      ok: false,
      errors: { legal: { code: 'taken' } },
    })
    expect(await add('pages', { ...care, legal: 'imprint' })).toMatchObject({ ok: true })
  })
})
