import { describe, expect, it } from 'vitest'
import { builtShop } from '#test/built-shop.ts'
import { elementTexts, formFields, htmlBetween } from '#test/html.ts'
import { officeRequests } from '#web/staff/office-requests.fixture.ts'

const shop = builtShop()
const content = '/office/content'
const { open, post } = officeRequests(shop, 'editor')

const hostile = 'Winter <b>"sale"</b> & co'
const escaped = 'Winter &lt;b&gt;&quot;sale&quot;&lt;/b&gt; &amp; co'
const times = { shown_from: '2030-11-29T00:00', shown_until: '2030-12-03T00:00' }

async function banner(fields: Record<string, string> = {}) {
  const { picture_hash: picture } = await shop.db
    .selectFrom('banner')
    .select('picture_hash')
    .executeTakeFirstOrThrow()
  return {
    ...{ placement: 'hero', heading: hostile, text: '', action: 'Shop', href: '/Shop', action_href: '' },
    ...{ picture, alt: '', ...times, preview: 'yes', ...fields },
  }
}

const story = {
  ...{ page: 'about', kind: 'story', heading: hostile, text: '', action: '', href: '', picture: '', alt: '' },
  ...{ review: '', shown_from: '', shown_until: '', preview: 'yes' },
}

async function show(path: string) {
  const response = await shop.fetch(path)
  return { status: response.status, headers: response.headers, html: await response.text() }
}

const isPreview = (html: string) => html.includes('<aside id="preview"')
const bannerRows = () => shop.db.selectFrom('banner').select('id').execute()

describe('the preview of a banner', () => {
  it('shows it unsaved on the home page, to nobody but those who have its link', async () => {
    const before = await bannerRows()
    const usual = elementTexts((await show('/')).html, 'h1')
    const { status, to } = await post(`${content}/banners/new`, await banner())
    expect(status).toBe(303)
    expect(to).toMatch(/^\/\?preview=[0-9a-f]{32}$/)
    const { html, headers } = await show(to!)
    expect(htmlBetween(html, '<main', '</main>')).toContain(`<h1>${escaped}</h1>`)
    expect(html).not.toContain('<b>')
    expect(isPreview(html)).toBe(true)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).not.toContain('rel="canonical"')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(headers.get('referrer-policy')).toBe('same-origin')

    const home = await show('/')
    expect(elementTexts(home.html, 'h1')).toEqual(usual)
    expect(isPreview(home.html)).toBe(false)
    expect(home.headers.get('cache-control')).not.toBe('no-store')
    expect(await bannerRows()).toEqual(before)
  })

  it('shows a stored one as its form has it', async () => {
    const list = `${content}/banners`
    const { id, heading } = await shop.db
      .selectFrom('banner')
      .select(['id', 'heading'])
      .where('placement', '=', 'advertisement')
      .orderBy('position')
      .executeTakeFirstOrThrow()
    const form = formFields((await open(`${list}/${id}`)).html)
    const sent = { ...form, placement: 'advertisement', heading: 'Shop winter bags', preview: 'yes' }
    const { to } = await post(`${list}/${id}`, sent)
    const previewed = htmlBetween((await show(to!)).html, '<main', '</main>')
    expect(previewed).toContain('Shop winter bags')
    expect(previewed).not.toContain(heading)
    const { html } = await show('/')
    expect(html).toContain(heading)
    expect(html).not.toContain('Shop winter bags')
  })

  it('refuses a wrong field beside it, and keeps what was typed', async () => {
    const before = await shop.db.selectFrom('text_preview').select('id').execute()
    const refused = async (fields: Record<string, string>) => {
      const { status, html } = await post(`${content}/banners/new`, await banner(fields))
      expect(status).toBe(422)
      expect(html).toContain(`value="${escaped}"`)
      return /<input[^>]* id="(\w+)"[^>]*aria-invalid="true"/.exec(html)?.[1]
    }
    expect(await refused({ href: 'javascript:alert(1)' })).toBe('href')
    expect(await refused({ shown_until: '2030-01-01T00:00' })).toBe('shown_until')
    expect(await shop.db.selectFrom('text_preview').select('id').execute()).toEqual(before)
  })

  it('leaves the page as it is for other links, and for those that ended', async () => {
    const { to } = await post(`${content}/banners/new`, await banner())
    const usual = elementTexts((await show('/')).html, 'h1')
    for (const path of [`/?preview=${'0'.repeat(32)}`, '/?preview=x', to!.replace('/', '/about')]) {
      const { status, html } = await show(path)
      expect(status).toBe(200)
      expect(html).not.toContain('Winter')
      expect(isPreview(html)).toBe(false)
    }
    await shop.db.updateTable('text_preview').set({ created_at: '2026-01-01T00:00:00.000Z' }).execute()
    const ended = await show(to!)
    expect(elementTexts(ended.html, 'h1')).toEqual(usual)
    expect(ended.headers.get('cache-control')).toBe('no-store')
  })
})

describe('the preview of a section', () => {
  it('is on the page that it belongs to', async () => {
    const { to } = await post(`${content}/sections/new`, story)
    expect(to).toMatch(/^\/about\?preview=[0-9a-f]{32}$/)
    const { html, headers } = await show(to!)
    expect(html).toContain(`<h2>${escaped}</h2>`)
    expect(isPreview(html)).toBe(true)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(headers.get('cache-control')).toBe('no-store')
    expect((await show('/about')).html).not.toContain('Winter')
  })

  it('is refused for a page that shows none, and so is saving it', async () => {
    for (const preview of ['yes', '']) {
      const { status, html } = await post(`${content}/sections/new`, { ...story, page: 'care', preview })
      expect(status).toBe(422)
      expect(html).toMatch(/<select[^>]*id="page"[^>]*aria-invalid="true"/)
    }
  })
})

it('previews a benefit on the home page', async () => {
  const { to } = await post(`${content}/benefits/new`, {
    ...{ icon: 'truck', text: hostile, ...times, preview: 'yes' },
  })
  expect((await show(to!)).html).toContain(escaped)
  expect((await show('/')).html).not.toContain('Winter')
})

it.each([
  ['/office/catalog/categories/everyday-carry', '/Shop/everyday-carry'],
  ['/office/catalog/brands/brand-1', '/brands/brand-1'],
])('previews the text of %s above the products of %s', async (path, page) => {
  const form = formFields((await open(path)).html)
  const { to } = await post(path, {
    ...form,
    slug: 'elsewhere',
    name: hostile,
    text: hostile,
    preview: 'yes',
  })
  expect(to).toMatch(new RegExp(`^${page}\\?preview=[0-9a-f]{32}$`))
  const { html, headers } = await show(to!)
  expect(html).toContain(`<h1>${escaped}</h1>`)
  expect(htmlBetween(html, '<main', '<fieldset')).toContain(`<p>${escaped}</p>`)
  expect(isPreview(html)).toBe(true)
  expect(headers.get('cache-control')).toBe('no-store')
  const usual = await show(page)
  expect(usual.html).not.toContain('Winter')
  expect(isPreview(usual.html)).toBe(false)
  const other = await show(to!.replace(page, '/Shop/category-2'))
  expect(other.html).not.toContain('Winter')
})

it('has a button in the forms of parts of pages alone', async () => {
  for (const kind of ['banners', 'sections', 'benefits'])
    expect((await open(`${content}/${kind}/new`)).html).toMatch(/<button[^>]* name="preview"/)
  expect((await open(`${content}/menus/new`)).html).not.toContain('name="preview"')
  expect((await open('/office/catalog/brands/new')).html).not.toContain('name="preview"')
  expect((await open('/office/catalog/brands/brand-1')).html).toMatch(/<button[^>]* name="preview"/)
})
