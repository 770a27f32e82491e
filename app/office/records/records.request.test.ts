import { describe, expect, it } from 'vitest'
import { readChangeSets } from '#commerce/editing/changes/change-set-store.server.ts'
import type { Role } from '#commerce/people/staff/role.ts'
import { builtShop } from '#test/built-shop.ts'
import { officeCookie } from '#web/staff/office-cookie.fixture.ts'
import { noticeIn } from '#web/staff/office-requests.fixture.ts'
import { officeRecordKinds } from './office-record-kinds.server.ts'
import { recordListPath } from './record-paths.ts'

const shop = builtShop()
const cookies = new Map<Role, Promise<string>>()
function cookieOf(role: Role): Promise<string> {
  const cookie = cookies.get(role) ?? officeCookie(shop, role)
  cookies.set(role, cookie)
  return cookie
}

async function open(path: string, role: Role = 'owner') {
  const response = await shop.fetch(path, { headers: { cookie: await cookieOf(role) } })
  return { status: response.status, html: await response.text() }
}

async function post(path: string, fields: Record<string, string>, role: Role = 'owner') {
  const headers = { cookie: await cookieOf(role), origin: shop.origin }
  const response = await shop.fetch(path, { method: 'POST', headers, body: new URLSearchParams(fields) })
  return {
    ...{ status: response.status, to: response.headers.get('location'), html: await response.text() },
    notice: noticeIn(response.headers.getSetCookie()),
  }
}

async function undoLast() {
  const [{ id } = { id: 0 }] = await readChangeSets(shop.db, 1)
  return post(`/office/changes/${id}/undo`, { returnTo: '/office' })
}

describe('records in the office', () => {
  it.each(officeRecordKinds)('are listed and have a form: $path', async kind => {
    const list = recordListPath(kind)
    expect((await open(list)).status).toBe(200)
    const { html } = await open(`${list}/new`)
    expect(html).toContain('data-key="save"')
    expect((await open(`${list}/${encodeURIComponent('["x","y"]')}`)).status).toBe(404)
    expect((await open(list, 'packer')).status).toBe(403)
  })

  it('are listed with names of countries and percent signs', async () => {
    const { html } = await open('/office/selling/taxes')
    expect(html).toContain('25.5%')
    expect(html).toContain('Finland')
  })

  it('are listed with prices of the shop’s currency, and with what their kinds are called', async () => {
    expect((await open('/office/catalog/price-ranges')).html).toContain('>$10.00<')
    expect((await open('/office/selling/delivery')).html).toContain('>$12.00<')
    expect((await open('/office/content/sections')).html).toContain('>Quote of a review<')
  })

  it('say that an address has moved only if it has', async () => {
    const was = { option: 'color', name: 'Clay', slug: 'clay', hex: '#b5573a' }
    const pathOf = (slug: string) =>
      `/office/catalog/option-values/${encodeURIComponent(JSON.stringify(['color', slug]))}`
    const save = async (slug: string, before: typeof was, changes: Partial<typeof was>) =>
      (await post(pathOf(slug), { ...before, ...changes, shown: JSON.stringify(before) })).notice?.text
    const rust = { ...was, name: 'Rust' }
    expect(await save('clay', was, { name: 'Rust' })).toBe('Rust saved.')
    expect(await save('clay', rust, { slug: 'rust' })).toBe('Rust saved. /Shop?color=clay now leads there.')
    await save('rust', { ...rust, slug: 'rust' }, was)
  })

  it('are searched once there are many, and say when there are more than shown', async () => {
    const list = '/office/catalog/option-values'
    const { id: option_id } = await shop.db
      .selectFrom('option')
      .select('id')
      .where('slug', '=', 'size')
      .executeTakeFirstOrThrow()
    expect((await open(list)).html).not.toContain('role="search"')
    const rows = Array.from({ length: 250 }, (_, at) => ({
      ...{ option_id, slug: `eu-${at}`, name: `Größe ${at}`, position: 100 + at, removed_at: null },
    }))
    await shop.db.insertInto('option_value').values(rows).execute()
    const all = (await open(list)).html
    expect(all).toContain('role="search"')
    expect(all).toContain('The first 200 of 26')
    const found = (await open(`${list}?q=grosse%20249`)).html
    expect(found).toContain('>Größe 249<')
    expect(found).not.toContain('Größe 24<')
    expect(found).not.toContain('data-move=')
    expect((await open(`${list}?q=zz`)).html).toContain('Nothing here matches “zz”.')
    await shop.db.deleteFrom('option_value').where('slug', 'like', 'eu-%').execute()
  })

  it('move within their group, and no further', async () => {
    const list = '/office/content/menus'
    const entries = () =>
      shop.db
        .selectFrom('menu_item')
        .select(['id', 'label'])
        .where('menu', '=', 'footer')
        .orderBy('position')
        .orderBy('id')
        .execute()
    const before = await entries()
    const [first, second] = before
    expect((await post(`${list}/${second!.id}/move`, { direction: 'up' })).to).toBe(list)
    expect((await entries()).map(({ label }) => label)).toEqual([
      ...[second!.label, first!.label],
      ...before.slice(2).map(({ label }) => label),
    ])
    await post(`${list}/${second!.id}/move`, { direction: 'up' })
    expect((await entries())[0]).toEqual(second)
    await undoLast()
    expect(await entries()).toEqual(before)
  })

  it('are added from an address that names some fields, changed, removed and restored', async () => {
    const list = '/office/content/pages'
    const form = await open(`${list}/new?slug=returns-info&title=Returns`)
    expect(form.html).toContain('value="returns-info"')
    const body = '## Keep it\r\n\r\nOr not.'
    const page = { slug: 'returns-info', title: 'Returns', body, publication: 'now', publication_at: '' }
    expect((await post(`${list}/new`, page)).to).toBe(list)
    expect((await shop.fetch('/pages/returns-info')).status).toBe(200)
    const published = shop.db.selectFrom('page').select('published_at').where('slug', '=', 'returns-info')
    const { published_at } = await published.executeTakeFirstOrThrow()
    const shown = JSON.stringify({ slug: 'returns-info', title: 'Returns', body, published_at })
    const saved = await post(`${list}/returns-info`, { ...page, title: 'Send it back', shown })
    expect(saved.to).toBe(list)
    expect((await open(list)).html).toContain('Send it back')
    const removed = await post(`${list}/returns-info/remove`, {})
    expect(removed).toMatchObject({ to: list, notice: { changeSet: expect.any(Number) } })
    expect((await open(`${list}/returns-info`)).status).toBe(404)
    await post(`/office/changes/${removed.notice!.changeSet}/undo`, { returnTo: '/office' })
    expect((await open(`${list}/returns-info`)).html).toContain('Send it back')
  })

  it('have lists and prices, and say what is wrong beside the field', async () => {
    const zone = { name: 'Islands', countries: 'TV, NU', position: '' }
    expect((await post('/office/selling/zones/new', zone)).to).toBe('/office/selling/zones')
    expect((await open('/office/selling/zones')).html).toContain('Tuvalu')
    const unknown = await post('/office/selling/zones/new', { ...zone, name: 'Atolls', countries: 'CK, XQ' })
    expect(unknown.html).toContain('XQ: There’s no country with this code.')
    const taken = await post('/office/selling/zones/new', { ...zone, name: 'Atolls', countries: 'CK, NU' })
    expect(taken.html).toContain('NU: “Islands” has it already. Take it out there first.')
    const method = {
      ...{
        zone: 'Islands',
        name: 'Ferry',
        duration: 'A week',
        measure: 'price',
        min_days: '5',
        max_days: '9',
      },
      ...{ 'rate.from-1': '0', 'rate.price-1': '12.50', 'rate.from-2': '100', 'rate.price-2': '0' },
      ...{ 'rate.from-3': '', 'rate.price-3': '', free_from: '', position: '' },
    }
    const wrong = await post('/office/selling/delivery/new', {
      ...method,
      max_days: '2',
      'rate.price-1': 'x',
    })
    expect(wrong.status).toBe(422)
    expect(wrong.html).toContain('value="Ferry"')
    expect(wrong.html).toMatch(/aria-invalid="true" aria-describedby="rate.price-1-note" name="rate.price-1"/)
    expect(wrong.html).not.toMatch(/aria-invalid[^>]*name="rate.price-2"/)
    const incomplete = await post('/office/selling/delivery/new', { ...method, 'rate.price-2': '' })
    expect(incomplete.html).toMatch(
      /id="rate.price-2-note"[^>]*>Enter both, where the price starts and the price\./,
    )
    expect((await post('/office/selling/delivery/new', method)).to).toBe('/office/selling/delivery')
    const address = `/office/selling/delivery/${encodeURIComponent('["Islands","Ferry"]')}`
    const { html } = await open(address)
    expect(html).toContain('value="12.50"')
    expect(html).toContain('value="100.00"')
    const cleared = await post(address, {
      'rate.from-1': '0',
      'rate.price-1': '9',
      shown: JSON.stringify({ rate: '0.00: 12.50\n100.00: 0.00' }),
    })
    expect(cleared.to).toBe('/office/selling/delivery')
    const rates = shop.db
      .selectFrom('delivery_rate')
      .innerJoin('delivery_method', 'method_id', 'delivery_method.id')
    expect(await rates.select(['from_measure', 'price']).where('name', '=', 'Ferry').execute()).toEqual([
      { from_measure: 0, price: 900 },
    ])
  })

  it('are tax rates of a class, which stays as long as a rate needs it', async () => {
    const [classes, rates] = ['/office/selling/tax-classes', '/office/selling/taxes']
    expect((await post(`${classes}/new`, { name: 'Books' })).to).toBe(classes)
    const rate = { country: 'AT', region: '', name: 'VAT', rate: '10', taxes_delivery: 'yes' }
    const unknown = await post(`${rates}/new`, { ...rate, tax_class: 'Fish' })
    expect(unknown.status).toBe(422)
    expect(unknown.html).toContain('aria-invalid="true" aria-describedby="tax_class-note"')
    expect((await post(`${rates}/new`, { ...rate, tax_class: 'Books' })).to).toBe(rates)
    expect((await open(rates)).html).toContain('Books')
    const stored = await shop.db
      .selectFrom('tax_rate')
      .innerJoin('tax_class', 'tax_class.id', 'tax_class_id')
      .select(['country', 'rate', 'tax_class.name'])
      .execute()
    expect(stored).toEqual([{ country: 'AT', rate: 1000, name: 'Books' }])
    await post(`${classes}/Books/remove`, {})
    expect((await open(`${classes}/Books`)).status).toBe(200)
    expect((await post(`${classes}/new`, { name: 'Food' })).to).toBe(classes)
    const { id } = await shop.db
      .selectFrom('tax_class')
      .select('id')
      .where('name', '=', 'Food')
      .executeTakeFirstOrThrow()
    const classify = (tax_class_id: number | null) =>
      shop.db.updateTable('product').set({ tax_class_id }).where('id', '=', 1).execute()
    await classify(id)
    await post(`${classes}/Food/remove`, {})
    expect((await open(`${classes}/Food`)).status).toBe(200)
    await classify(null)
    expect((await post(`${classes}/Food/remove`, {})).to).toBe(classes)
    expect((await open(`${classes}/Food`)).status).toBe(404)
  })

  it('show one of two people who save at the same moment what the other saved', async () => {
    const list = '/office/content/pages'
    const page = { slug: 'at-once', title: 'First', body: 'Text' }
    await post(`${list}/new`, page)
    const shown = JSON.stringify(page)
    const saved = await Promise.all(
      (['owner', 'manager'] as const).map(role =>
        post(`${list}/at-once`, { ...page, shown, title: role }, role),
      ),
    )
    expect(saved.map(({ status }) => status).toSorted()).toEqual([303, 409])
    const first = saved[0]!.status === 303 ? 'owner' : 'manager'
    expect(saved.find(({ status }) => status === 409)!.html).toContain(`${first} changed this`)
    const stored = shop.db.selectFrom('page').select('title').where('slug', '=', page.slug)
    expect(await stored.executeTakeFirst()).toEqual({ title: first })
  })

  it('with bank accounts take the owner', async () => {
    const account = { name: 'Bank', countries: '', details: 'IBAN DE02', position: '' }
    expect((await post('/office/settings/bank-accounts/new', account, 'manager')).status).toBe(403)
    const added = await post('/office/settings/bank-accounts/new', account)
    expect(added.to).toBe('/office/settings/bank-accounts')
    const row = shop.db.selectFrom('bank_account').select('details').where('name', '=', 'Bank')
    expect(await row.executeTakeFirst()).toEqual({ details: 'IBAN DE02' })
  })
})
