import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Role } from '#commerce/people/staff/role.ts'
import { builtShop } from '#test/built-shop.ts'
import { elementTexts } from '#test/html.ts'
import { officeCookie } from '#web/staff/office-cookie.fixture.ts'

const shop = builtShop()
const list = '/office/content/journal'

const cookies = new Map<Role, Promise<string>>()
function cookieOf(role: Role): Promise<string> {
  const cookie = cookies.get(role) ?? officeCookie(shop, role)
  cookies.set(role, cookie)
  return cookie
}

async function send(path: string, body?: BodyInit, role: Role = 'editor') {
  const headers = { cookie: await cookieOf(role), origin: shop.origin }
  const response = await shop.fetch(path, {
    ...{ method: body ? 'POST' : 'GET', headers, redirect: 'manual' },
    ...(body && { body }),
  })
  return { status: response.status, to: response.headers.get('location') ?? '', html: await response.text() }
}

const entry = {
  title: 'How we dye',
  summary: '',
  body: '## Water\n\nCold.',
  picture: '',
  alt: '',
  author: '',
  slug: '',
}

describe('the journal in the office', () => {
  it('adds entries as drafts, at once or from a time in the shop’s zone, with a slug from the title', async () => {
    const add = (fields: Record<string, string>) =>
      send(`${list}/new`, new URLSearchParams({ ...entry, ...fields }))
    expect((await add({ publication: 'draft', publication_at: '' })).to).toBe(list)
    const scheduled = { title: 'Later', publication: 'scheduled', publication_at: '2030-07-01T09:00' }
    expect((await add(scheduled)).to).toBe(list)
    const rows = shop.db.selectFrom('journal_entry').select(['slug', 'published_at'])
    expect(await rows.where('slug', 'in', ['how-we-dye', 'later']).orderBy('slug').execute()).toEqual([
      { slug: 'how-we-dye', published_at: null },
      { slug: 'later', published_at: '2030-07-01T13:00:00.000Z' },
    ])
    const { html } = await send(list)
    expect(elementTexts(html, 'tr').slice(0, 3).join()).toMatch(/How we dye.*Draft.*Later.*Scheduled/s)
    expect((await send(`${list}?view=scheduled`)).html).not.toContain('How we dye')
    expect((await send(`${list}/later`)).html).toContain('value="2030-07-01T09:00"')
  })

  it('refuses a schedule without a time, and keeps what was typed', async () => {
    const typed = { ...entry, title: 'Never', publication: 'scheduled', publication_at: '' }
    const { status, html } = await send(`${list}/new`, new URLSearchParams(typed))
    expect(status).toBe(422)
    expect(html).toContain('Choose a date and a time.')
    expect(html).toContain('value="Never"')
  })

  it('is for those who edit content', async () => {
    expect((await send(list, undefined, 'packer')).status).toBe(403)
  })

  it('keeps when an entry was published', async () => {
    const published_at = '2026-01-02T03:04:05.000Z'
    const { title, summary, body } = entry
    const row = { slug: 'early', title, summary, body, alt: '', author: null, picture_hash: null }
    await shop.db
      .insertInto('journal_entry')
      .values({ ...row, published_at, removed_at: null })
      .execute()
    const shown = JSON.stringify({ title, published_at })
    const saved = { ...entry, shown, slug: 'early', title: 'Sooner', publication: 'now', publication_at: '' }
    expect((await send(`${list}/early`, new URLSearchParams(saved))).to).toBe(list)
    const { title: now, published_at: at } = await shop.db
      .selectFrom('journal_entry')
      .select(['title', 'published_at'])
      .where('slug', '=', 'early')
      .executeTakeFirstOrThrow()
    expect([now, at]).toEqual(['Sooner', published_at])
  })
})

describe('the preview of a text', () => {
  it.each([
    ['journal', '/journal/'],
    ['pages', '/pages/'],
  ])('shows the form of %s on its page in the shop, unsaved', async (kind, base) => {
    const { status, to } = await send(`/office/content/previews/${kind}`, new URLSearchParams(entry))
    expect(status).toBe(303)
    expect(to).toMatch(new RegExp(`^${base}preview~[0-9a-f]{32}$`))
    const page = await shop.fetch(to)
    const html = await page.text()
    expect(elementTexts(html, 'h2')).toContain('Water')
    expect(html).toContain('<aside id="preview"')
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect((await shop.fetch(`${to.slice(0, -1)}x`)).status).toBe(404)
  })

  it('is for known kinds, and for staff', async () => {
    expect((await send('/office/content/previews/banners', new URLSearchParams(entry))).status).toBe(404)
    const body = new URLSearchParams(entry)
    const { status } = await send('/office/content/previews/pages', body, 'packer')
    expect(status).toBe(403)
  })
})

describe('pictures', () => {
  const upload = (content: Uint8Array<ArrayBuffer>) => {
    const body = new FormData()
    body.append('pictures', new File([content], 'loom.jpg', { type: 'image/jpeg' }))
    return send('/office/content/pictures', body)
  }

  it('are uploaded, and listed with their line for a text', async () => {
    const { status, html } = await upload(new Uint8Array(readFileSync('demo/pictures/bottle-steel.jpg')))
    expect(status).toBe(200)
    expect(html).toContain('Picture added.')
    const { hash } = await shop.db
      .selectFrom('picture')
      .select('hash')
      .orderBy('uploaded_at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(html).toContain(`![description](picture:${hash})`)
  })

  it('are refused if they can’t be read', async () => {
    const { status, html } = await upload(new Uint8Array(100))
    expect(status).toBe(422)
    expect(html).toContain('loom.jpg can’t be read')
  })
})
