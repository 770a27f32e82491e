import { describe, expect, it } from 'vitest'
import { readChangeSets } from '#commerce/editing/changes/change-set-store.server.ts'
import type { Role } from '#commerce/people/staff/role.ts'
import { builtShop } from '#test/built-shop.ts'
import { elementTexts, htmlBetween } from '#test/html.ts'
import { officeCookie } from '#web/staff/office-cookie.fixture.ts'

const shop = builtShop()
const content = '/office/content'

const cookies = new Map<Role, Promise<string>>()
function cookieOf(role: Role): Promise<string> {
  const cookie = cookies.get(role) ?? officeCookie(shop, role)
  cookies.set(role, cookie)
  return cookie
}

async function open(path: string, role: Role = 'editor') {
  const response = await shop.fetch(path, { headers: { cookie: await cookieOf(role) } })
  return (await response.text()).replaceAll('<!-- -->', '')
}

/** Follows the redirect, so that the notice is on the page. */
async function post(path: string, fields: Record<string, string>, role: Role = 'editor') {
  const headers = { cookie: await cookieOf(role), origin: shop.origin }
  const response = await shop.fetch(path, {
    ...{ method: 'POST', headers, redirect: 'manual', body: new URLSearchParams(fields) },
  })
  const to = response.headers.get('location')
  const [notice = ''] = (response.headers.get('set-cookie') ?? '').split(';')
  const page = to ? await shop.fetch(to, { headers: { cookie: `${headers.cookie}; ${notice}` } }) : response
  return { status: response.status, to, html: (await page.text()).replaceAll('<!-- -->', '') }
}

const legalRows = async () => elementTexts(htmlBetween(await open(content), 'id="legal"', '</section>'), 'li')

const scheduled = { publication: 'scheduled', publication_at: '2030-07-01T09:00' }

describe('legal pages in the office', () => {
  it('say what the shop’s country needs, what exists and what links to it', async () => {
    expect(await legalRows()).toEqual([
      expect.stringMatching(
        /^Privacy policyPublishedLinked from the footer, the checkout, and the page “Special E-shop”\.Open/,
      ),
      expect.stringMatching(/^TermsPublished/),
      expect.stringMatching(/^Returns and withdrawalNot writtenWrite it/),
      expect.stringMatching(/^ShippingPublished/),
      expect.stringMatching(/^Legal noticeNot written/),
    ])
  })

  it('are written from headings in the shop’s language, published, and linked with Undo', async () => {
    const form = await open(`${content}/pages/new?legal=imprint`)
    expect(form).toContain('value="Legal Notice"')
    expect(form).toContain('## Who runs this shop\n\n{seller}')
    expect(form).toMatch(/<option value="imprint" selected/)
    const page = { legal: 'imprint', slug: 'legal-notice', title: 'Legal Notice', body: '## Us\n\n{seller}' }
    await post(`${content}/pages/new`, { ...page, publication: 'draft', publication_at: '' })
    expect((await legalRows())[4]).toContain('Draft')
    expect((await shop.fetch('/pages/legal-notice')).status).toBe(404)
    const shown = JSON.stringify(page)
    await post(`${content}/pages/legal-notice`, { ...page, shown, publication: 'now', publication_at: '' })
    expect((await legalRows())[4]).toContain('Link in the footer')
    expect((await post(`${content}/link-legal-page`, { legal: 'imprint' })).html).toContain(
      'Legal notice: linked in the footer and the checkout.',
    )
    expect((await legalRows())[4]).toContain('Linked from the footer and the checkout.')
    const [{ id } = { id: 0 }] = await readChangeSets(shop.db, 1)
    await post(`/office/changes/${id}/undo`, { returnTo: content })
    expect((await legalRows())[4]).toContain('Nothing links to it.')
  })

  it('say why a linked page can’t be removed, and where its links are', async () => {
    const path = `${content}/pages/privacy-policy`
    const { to, html } = await post(`${path}/remove`, {})
    expect(to).toBe(path)
    expect(html).toContain('It’s linked from the help pages in the footer and checkout (“Privacy Policy”)')
    expect(htmlBetween(html, 'id="used-in"', '</section>')).toContain('href="/office/content/menus/')
  })

  it('move to another address, and the former one leads there', async () => {
    const { title, body, published_at } = await shop.db
      .selectFrom('page')
      .select(['title', 'body', 'published_at'])
      .where('slug', '=', 'shipping')
      .executeTakeFirstOrThrow()
    const shown = JSON.stringify({ slug: 'shipping', title, body, published_at })
    const page = { slug: 'delivery', title, body, publication: 'now', publication_at: '' }
    const { html } = await post(`${content}/pages/shipping`, { ...page, shown })
    expect(html).toContain('saved. /pages/shipping now leads there.')
    const moved = await shop.fetch('/pages/shipping', { redirect: 'manual' })
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/pages/delivery'])
    await expect.poll(async () => (await shop.fetch('/')).text()).toContain('href="/pages/delivery"')
  })

  it('can be linked by those who edit content only', async () => {
    expect((await post(`${content}/link-legal-page`, { legal: 'terms' }, 'packer')).status).toBe(403)
    expect((await post(`${content}/link-legal-page`, { legal: 'terms' })).html).toContain(
      'It’s linked already',
    )
  })
})

describe('the parts of the footer', () => {
  it('are linked for those who may edit them', async () => {
    expect(await open(content, 'owner')).toContain('href="/office/settings/shop#email"')
    const page = await open(content)
    expect(page).not.toContain('/office/settings/shop')
    expect(page).toContain(
      'Logo, Tagline and copyright, Contact details, and Withdrawal link: ask a manager or the owner.',
    )
  })
})

describe('a banner with times', () => {
  it('is shown between them, in the shop’s time zone, and its list says so', async () => {
    const { picture_hash: picture } = await shop.db
      .selectFrom('banner')
      .select('picture_hash')
      .executeTakeFirstOrThrow()
    const banner = {
      heading: 'Black Friday',
      text: '',
      action: 'Shop',
      href: '/Shop',
      action_href: '',
      picture,
      alt: '',
    }
    const times = { shown_from: '2030-11-29T00:00', shown_until: '2030-12-03T00:00' }
    const { to } = await post(`${content}/banners/new`, { ...banner, ...times, placement: 'hero' })
    expect(to).toBe(`${content}/banners`)
    const { id, ...stored } = await shop.db
      .selectFrom('banner')
      .select(['id', 'shown_from', 'shown_until'])
      .where('heading', '=', 'Black Friday')
      .executeTakeFirstOrThrow()
    expect(stored).toEqual({
      shown_from: '2030-11-29T05:00:00.000Z',
      shown_until: '2030-12-03T05:00:00.000Z',
    })
    expect(await open(to!)).toMatch(/Black Friday.*Scheduled for /s)
    expect(await open(`${to}/${id}`)).toContain('value="2030-11-29T00:00"')
    expect(await (await shop.fetch('/')).text()).not.toContain('Black Friday')
    const start = async (shown_from: string) => {
      await shop.db.updateTable('banner').set({ shown_from }).where('id', '=', id).execute()
      return post(`${to}/${id}`, {
        shown: JSON.stringify({ heading: 'Black Friday' }),
        heading: 'Black Friday!',
      })
    }
    await start('2026-01-01T05:00:00.000Z')
    await expect.poll(async () => (await shop.fetch('/')).text()).toContain('Black Friday!')
    const list = await open(to!)
    expect(list).toContain('Shown until ')
    expect(list).toContain('Shown when no other hero is')
    expect(
      (await post(`${to}/new`, { ...banner, ...times, placement: 'hero', shown_until: '2030-01-01T00:00' }))
        .html,
    ).toContain('Enter a time after the start.')
  })
})

it('lists pages as drafts, scheduled and published', async () => {
  const page = { slug: 'later', title: 'Later', body: 'x', legal: '' }
  await post(`${content}/pages/new`, { ...page, ...scheduled })
  await post(`${content}/pages/new`, {
    ...page,
    slug: 'notes',
    title: 'Notes',
    publication: 'draft',
    publication_at: '',
  })
  const list = await open(`${content}/pages`)
  expect(list).toMatch(/Later.*Scheduled for /s)
  expect(list).toMatch(/Notes.*Draft/s)
})
