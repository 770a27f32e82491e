import { beforeAll, describe, expect, it } from 'vitest'
import { builtShop } from '#test/built-shop.ts'
import { elementTexts } from '#test/html.ts'
import { liftedRates } from '#test/lifted-rates.ts'
import { officeCookie } from '#web/staff/office-cookie.fixture.ts'

const shop = builtShop({ rates: liftedRates })
const cookies: Record<string, string> = {}

beforeAll(async () => {
  for (const role of ['owner', 'packer'] as const) cookies[role] = await officeCookie(shop, role)
})

async function read(target: string, cookie = cookies.owner!) {
  const response = await shop.fetch(target, { headers: { cookie } })
  const html = (await response.text()).replaceAll('<!-- -->', '')
  return { status: response.status, html }
}

/** The rows of the list. */
function rowsOf(html: string): string {
  const from = html.indexOf('<tbody')
  return from < 0 ? '' : html.slice(from, html.indexOf('</tbody>'))
}

const titles = async (query: string) => {
  const { html } = await read(`/office/products${query}`)
  return elementTexts(rowsOf(html), 'b')
}

const findProduct = (slug: string) =>
  shop.db.selectFrom('product').selectAll().where('slug', '=', slug).executeTakeFirstOrThrow()

async function press(action: string, pick: readonly number[], cookie = cookies.owner!) {
  const body = new URLSearchParams({ returnTo: '/office/products?q=bag' })
  for (const id of pick) body.append('pick', String(id))
  const response = await shop.fetch(`/office/products/${action}`, {
    method: 'POST',
    body,
    headers: { cookie, origin: shop.origin },
  })
  const set = response.headers.getSetCookie().find(line => line.startsWith('office-notice='))
  const value = set?.slice('office-notice='.length).split(';')[0]
  const notice = value ? JSON.parse(Buffer.from(value, 'base64url').toString()) : undefined
  return { status: response.status, to: response.headers.get('location'), notice }
}

describe('the list of products', () => {
  it('shows state, stock and price of every product', async () => {
    const { status, html } = await read('/office/products?q=school+bag')
    expect(status).toBe(200)
    const row = elementTexts(rowsOf(html), 'td')
    expect(row).toContain('School Bag')
    expect(row).toContain('Published')
    expect(row).toContain('$140.00')
    for (const [, address] of html.matchAll(/href="(\/office\/products\/\w+)"/g))
      expect((await read(address!)).status).toBe(200)
  })

  it('searches, filters and sorts by its URL', async () => {
    expect(await titles('?q=school')).toEqual(['School Bag'])
    expect(await titles(`?q=${encodeURIComponent('ｓchool\u200b')}`)).toEqual(['School Bag'])
    expect(await titles('?state=draft')).toEqual([])
    expect(await titles('?min=140&max=140.00')).toContain('School Bag')
    expect(await titles('?min=140.01&q=school')).toEqual([])
    expect((await read('/office/products?sort=best-selling')).html).toContain(
      'new sales change the order within 11 minutes',
    )
    expect((await read('/office/products')).html).not.toContain('counts new sales')
    const sorted = await titles('?sort=title')
    expect(sorted).toEqual(sorted.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)))
    expect(await titles('?state=x&stock=x&missing=x&min=x&after=x&before=1.%01&sort=x')).toEqual(
      await titles(''),
    )
  })

  it('removes and restores, each with Undo', async () => {
    const { id } = await findProduct('steel-bottle')
    const removed = await press('remove', [id])
    expect(removed).toMatchObject({ status: 303, to: '/office/products?q=bag' })
    expect(removed.notice).toEqual({ text: 'Removed 1 product.', changeSet: expect.any(Number) })
    expect((await press('remove', [id])).notice).toEqual({ text: 'Nothing to change.', changeSet: null })
    expect(await titles('?q=steel+bottle')).toEqual([])
    expect(await titles('?state=removed')).toEqual(['Steel Bottle'])
    expect((await press('restore', [id])).notice.text).toBe('Restored 1 product.')
    expect(await findProduct('steel-bottle')).toMatchObject({ id, removed_at: null, published_at: null })
  })

  it('counts the products of its views', async () => {
    const { id } = await findProduct('office-bag')
    await shop.db.updateTable('product').set({ published_at: null }).where('id', '=', id).execute()
    const { html } = await read('/office/products')
    expect(html).toMatch(/state=draft"[^>]*>Drafts<span>\d+<\/span>/)
    expect(html).toMatch(/state=scheduled"[^>]*>Scheduled<\/a>/)
  })

  it('is found by the search over everything', async () => {
    const { html } = await read('/office/search?q=school')
    expect(html).toContain('School Bag')
    expect((await read('/office/search?q=zzxy')).html).not.toContain('School Bag')
  })

  it('asks to select something first', async () => {
    for (const action of ['remove', 'restore'] as const)
      expect((await press(action, [])).notice).toMatchObject({ text: 'Select products first.' })
  })

  it('lets packers look and change nothing', async () => {
    const { status, html } = await read('/office/products', cookies.packer)
    expect(status).toBe(200)
    expect(html).not.toContain('data-row-pick')
    expect(html).not.toContain('New product')
    const { id, published_at } = await findProduct('school-bag')
    for (const action of ['remove', 'restore'] as const)
      expect((await press(action, [id], cookies.packer)).status).toBe(403)
    expect(await findProduct('school-bag')).toMatchObject({ published_at })
  })
})
