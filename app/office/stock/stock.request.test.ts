import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { readChangeSets } from '#commerce/editing/changes/change-set-store.server.ts'
import type { Role } from '#commerce/people/staff/role.ts'
import { builtShop } from '#test/built-shop.ts'
import { blackTeeSku, soldOutSku } from '#test/demo-skus.ts'
import { officeCookie } from '#web/staff/office-cookie.fixture.ts'
import { postCounted } from './counts/count-queue.ts'

const shop = builtShop()
const cookies = new Map<Role, Promise<string>>()
const cookieOf = (role: Role) => cookies.get(role) ?? cookies.set(role, officeCookie(shop, role)).get(role)!

async function open(path: string, role: Role = 'packer') {
  const response = await shop.fetch(path, { headers: { cookie: await cookieOf(role) } })
  return { status: response.status, html: await response.text() }
}

async function post(path: string, fields: Record<string, string>, role: Role = 'packer') {
  const headers = { cookie: await cookieOf(role), origin: shop.origin }
  const response = await shop.fetch(path, { method: 'POST', headers, body: new URLSearchParams(fields) })
  return { status: response.status, to: response.headers.get('location') ?? '', html: await response.text() }
}

const available = async (sku = blackTeeSku) => {
  const row = shop.db.selectFrom('variant').select('available').where('sku', '=', sku)
  return (await row.executeTakeFirstOrThrow()).available
}

describe('the stock list', () => {
  it('starts with what runs low, sold out first', async () => {
    const { html } = await open('/office/stock')
    expect(html).toContain('Running low')
    expect(html).toContain(soldOutSku)
    expect(html).not.toContain(blackTeeSku)
  })

  it('finds by SKU among all', async () => {
    const { html } = await open(`/office/stock?q=${blackTeeSku.toLowerCase()}`)
    expect(html).toContain(blackTeeSku)
    expect((await open('/office/stock?q=zzqx')).html).toContain('Nothing matches “zzqx”.')
  })

  it('goes on from any place that an address names, and ignores others', async () => {
    expect((await open('/office/stock?view=all&after=0:ZZZZ')).html).toContain('First page')
    for (const after of ['', 'x', '1e9:A', '9'.repeat(40)])
      expect((await open(`/office/stock?view=all&after=${encodeURIComponent(after)}`)).status).toBe(200)
  })
})

describe('a SKU', () => {
  const page = `/office/stock/${blackTeeSku}`

  it('shows its stock, a plot and its ledger, and is a 404 if unknown', async () => {
    const { html } = await open(page)
    expect(html).toContain('Stock in the last 90 days')
    expect(html).toContain('Nothing has moved yet.')
    expect((await open('/office/stock/GONE')).status).toBe(404)
  })

  const adjustment = (fields: Record<string, string>) => ({
    key: `adjust-${Math.random().toString(36).slice(2)}-0123456789`,
    seen: '0',
    reason: 'received',
    units: '5',
    ...fields,
  })

  it('is adjusted once per form, with Undo', async () => {
    const before = await available()
    const form = adjustment({})
    const saved = await post(`${page}/adjust`, form)
    expect([saved.status, saved.to]).toEqual([303, page])
    expect(await post(`${page}/adjust`, form)).toMatchObject({ status: 303 })
    expect(await available()).toBe(before + 5)
    expect((await open(page)).html).toContain('Received')
    const [{ id } = { id: 0 }] = await readChangeSets(shop.db, 1)
    expect((await post(`/office/changes/${id}/undo`, { returnTo: page })).to).toBe(page)
    expect(await available()).toBe(before)
  })

  it('is corrected by the difference from what was seen', async () => {
    const before = await available()
    await post(`${page}/adjust`, adjustment({ reason: 'damaged', units: '2' }))
    await post(`${page}/adjust`, adjustment({ reason: 'correction', units: '50', seen: String(before) }))
    expect(await available()).toBe(48)
  })

  it.each([
    [{ units: '' }, 'units-note'],
    [{ units: '-3' }, 'units-note'],
    [{ units: '999999', reason: 'lost' }, 'are in stock.'],
    [{ units: '7', reason: 'correction', seen: '7' }, 'This is what is in stock already.'],
  ])('refuses %j beside the field, and keeps what was typed', async (fields, message) => {
    const before = await available()
    const { status, html } = await post(`${page}/adjust`, adjustment(fields))
    expect(status).toBe(400)
    expect(html).toContain(message)
    if (fields.units) expect(html).toContain(`value="${fields.units}"`)
    expect(await available()).toBe(before)
  })

  it('is read but not changed by an editor', async () => {
    expect((await open(page, 'editor')).html).not.toContain(`action="${page}/adjust"`)
    expect((await post(`${page}/adjust`, adjustment({}), 'editor')).status).toBe(403)
  })
})

describe('a count', () => {
  const start = (fields: Record<string, string>) => post('/office/stock/counts/new', fields)

  it('is started, counted, reviewed, finished and undone', async () => {
    const before = await available()
    const { to } = await start({ scope: 'list', skus: `${blackTeeSku}, ${soldOutSku}` })
    expect(to).toMatch(/^\/office\/stock\/counts\/\d+$/)
    expect((await open(to)).html).toContain(blackTeeSku)
    const sent = { sku: blackTeeSku, counted: String(before - 3), returnTo: `${to}?view=to-count` }
    expect((await post(`${to}/save`, sent)).to).toBe(`${to}?view=to-count`)
    expect((await open(to)).html).not.toContain(blackTeeSku)
    expect((await open(`${to}?view=counted`)).html).toContain(`${before - 3} counted, ${before} expected`)
    const review = await open(`${to}/finish`)
    expect(review.html).toContain('Correct the stock of 1 SKU')
    expect(review.html).toContain('1 SKU not counted.')
    expect((await post(`${to}/finish`, {})).to).toBe(to)
    expect(await available()).toBe(before - 3)
    expect((await open(to)).html).toContain('The stock was corrected then.')
    expect((await post(`${to}/save`, sent)).status).toBe(303)
    const [{ id } = { id: 0 }] = await readChangeSets(shop.db, 1)
    await post(`/office/changes/${id}/undo`, { returnTo: to })
    expect(await available()).toBe(before)
    expect((await post(`${to}/abandon`, {})).to).toBe(to)
    expect((await open(to)).html).toContain('The stock stayed as it was.')
  })

  it('answers its script with JSON', async () => {
    const { to } = await start({ scope: 'list', skus: soldOutSku })
    const headers = { cookie: await cookieOf('packer'), origin: shop.origin, accept: 'application/json' }
    const send = async (fields: Record<string, string>) => {
      const body = new URLSearchParams(fields)
      const response = await shop.fetch(`${to}/save`, { method: 'POST', headers, body })
      return [response.status, ((await response.json()) as { ok: boolean }).ok]
    }
    expect(await send({ sku: soldOutSku, counted: '4' })).toEqual([200, true])
    expect(await send({ sku: soldOutSku, counted: 'four' })).toEqual([400, false])
    expect(await send({ sku: 'GONE', counted: '4' })).toEqual([409, false])
    await post(`${to}/abandon`, {})
    expect(await send({ sku: soldOutSku, counted: '4' })).toEqual([409, false])
  })

  it('leaves a number in its browser until the person who typed it signs in again', async () => {
    const { to } = await start({ scope: 'list', skus: soldOutSku })
    onTestFinished(() => void vi.unstubAllGlobals())
    const cookie = await cookieOf('packer')
    const packer = shop.db.selectFrom('staff').select('id').where('role', '=', 'packer')
    const { id: staffId } = await packer.executeTakeFirstOrThrow()
    const sendAs = (cookie: string) => {
      vi.stubGlobal('fetch', async (target: string, init: RequestInit) => {
        vi.unstubAllGlobals()
        return shop.fetch(target, { ...init, headers: { ...init.headers, cookie, origin: shop.origin } })
      })
      const fields = { sku: soldOutSku, counted: '4', staffId: String(staffId) }
      return postCounted({ key: 'k', at: Date.now(), to: `${to}/save`, fields })
    }
    expect(await sendAs('')).toEqual({ retryAfter: 0 })
    expect(await sendAs(await cookieOf('manager'))).toEqual({ retryAfter: 0 })
    expect(await sendAs(cookie)).toMatchObject({ response: { ok: true } })
    await post(`${to}/abandon`, {})
  })

  it.each([
    [{ scope: 'list', skus: 'GONE' }, 'No variant has the SKU “GONE”.'],
    [{ scope: 'list', skus: '' }, 'There is nothing to count here.'],
    [{ scope: 'category', category: '999999' }, 'Choose a category.'],
  ])('is not started by %j', async (fields, message) => {
    const { status, html } = await start(fields)
    expect(status).toBe(400)
    expect(html).toContain(message)
  })

  it('is a 404 under any other number', async () => {
    for (const id of ['0', '999999', 'x', '1e3']) {
      expect((await open(`/office/stock/counts/${id}`)).status).toBe(404)
      expect((await post(`/office/stock/counts/${id}/finish`, {})).status).toBe(404)
    }
  })
})
