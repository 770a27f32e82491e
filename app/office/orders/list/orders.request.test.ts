import { beforeAll, describe, expect, it } from 'vitest'
import { addListedOrders, type FixtureOrder } from '#commerce/orders/order-list/listed-orders.fixture.ts'
import { officeOrderListMessages as messages } from '#messages/office/order-list.ts'
import { shipPastedMessages } from '#messages/office/ship-pasted.ts'
import { builtShop } from '#test/built-shop.ts'
import { officeBagSku } from '#test/demo-skus.ts'
import { liftedRates } from '#test/lifted-rates.ts'
import { officeCookie } from '#web/staff/office-cookie.fixture.ts'

const shop = builtShop({ rates: liftedRates })
const cookies: Record<string, string> = {}
let orders: FixtureOrder[] = []

beforeAll(async () => {
  orders = await addListedOrders(shop.db, 60)
  cookies.packer = await officeCookie(shop, 'packer', { name: 'Alan' })
  cookies.editor = await officeCookie(shop, 'editor', { name: 'Edith' })
})

async function read(path: string, person = 'packer'): Promise<string> {
  const response = await shop.fetch(path, { headers: { cookie: cookies[person]! } })
  expect([path, response.status]).toEqual([path, 200])
  return (await response.text()).replaceAll('<!-- -->', '').replaceAll('&#x27;', "'")
}

async function post(path: string, fields: [string, string][], person = 'packer') {
  const response = await shop.fetch(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { cookie: cookies[person]!, origin: shop.origin },
  })
  const notice = response.headers.getSetCookie().find(line => line.startsWith('office-notice='))
  const value = notice?.split(';')[0]?.split('=')[1] ?? ''
  const said = value === '' ? undefined : JSON.parse(Buffer.from(value, 'base64url').toString())
  return { response, to: response.headers.get('location'), said }
}

function numbersIn(html: string): string[] {
  return [...html.matchAll(/data-row-link[^>]*>(T-[^<]+)</g)].map(([, number]) => number!)
}

async function stateOf({ id }: FixtureOrder) {
  const row = shop.db.selectFrom('customer_order').select('state').where('id', '=', id)
  return (await row.executeTakeFirstOrThrow()).state
}

const inState = (state: FixtureOrder['state']) => orders.filter(order => order.state === state)

describe('the page of orders', () => {
  it('lists the newest first, with pages that lead on and back', async () => {
    const newest = orders.toReversed().map(({ number }) => number)
    const html = await read('/office/orders')
    expect(numbersIn(html)).toEqual(newest.slice(0, 50))
    const older = /href="([^"]+after=[^"]+)"/.exec(html)![1]!
    const second = await read(older)
    expect(numbersIn(second)).toEqual(newest.slice(50))
    const newer = /href="([^"]+before=[^"]+)"/.exec(second)![1]!
    expect(numbersIn(await read(newer))).toEqual(newest.slice(0, 50))
  })

  it('finds an order, filters, and offers to remove each filter', async () => {
    const [order] = inState('packed')
    expect(numbersIn(await read(`/office/orders?q=${order!.number.slice(2, 6)}`))).toContain(order!.number)
    const html = await read('/office/orders?state=packed&country=US&sort=total')
    const expected = inState('packed').filter(({ country }) => country === 'US')
    expect(new Set(numbersIn(html))).toEqual(new Set(expected.map(({ number }) => number)))
    expect(html).toContain('href="/office/orders?country=US&amp;sort=total"')
  })

  it('leaves out columns that were not chosen, also in other views', async () => {
    const html = await read('/office/orders?columns=items')
    expect(html).toContain(`>${messages.columns.items}</th>`)
    expect(html).not.toContain(`>${messages.columns.payment}</th>`)
    expect(html).toContain('href="/office/orders?state=paid&amp;columns=items"')
  })

  it('offers to pick and pack all orders of a view of work', async () => {
    const toPack = inState('paid')
    const html = await read('/office/orders?state=paid')
    expect(html).toContain(messages.packAll(toPack.length, false))
    expect(html).toContain(
      `href="/office/pick?${toPack
        .toReversed()
        .map(({ id }) => `pick=${id}`)
        .join('&amp;')}"`,
    )
    expect(await read('/office/orders')).not.toContain('/office/pick?')
    expect(await read('/office/orders?state=packed')).toContain(`/${inState('packed')[0]!.number}/ship"`)
  })

  it('says what was looked for when nothing matches, and ignores filters that mean nothing', async () => {
    expect(await read('/office/orders?q=zzzz')).toContain('No orders match &quot;zzzz&quot;')
    expect(numbersIn(await read('/office/orders?state=nonsense&from=x&after=1'))).toHaveLength(50)
  })

  it('is closed to roles that may not read orders', async () => {
    const { status } = await shop.fetch('/office/orders', { headers: { cookie: cookies.editor! } })
    expect(status).toBe(403)
    for (const path of ['/office/orders/pack', '/office/orders/ship', '/office/orders/views'])
      expect((await post(path, [['pick', '1']], 'editor')).response.status).toBe(403)
  })
})

describe('packing', () => {
  it('marks the selected orders, names those left out, and can be undone', async () => {
    const [one, two] = inState('paid')
    const [canceled] = inState('canceled')
    const picked = [one!, two!, canceled!].map(({ id }): [string, string] => ['pick', String(id)])
    const { to, said } = await post('/office/orders/pack', [
      ...picked,
      ['returnTo', '/office/orders?state=paid'],
    ])
    expect(to).toBe('/office/orders?state=paid')
    expect(said.text).toBe(messages.packed(2, [{ number: canceled!.number, state: 'canceled' }]))
    expect([await stateOf(one!), await stateOf(two!)]).toEqual(['packed', 'packed'])
    await post(`/office/changes/${said.changeSet}/undo`, [])
    expect([await stateOf(one!), await stateOf(two!)]).toEqual(['paid', 'paid'])
  })

  it('asks for a selection, and refuses what no form sends', async () => {
    expect((await post('/office/orders/pack', [])).said.text).toBe(messages.noneChosen)
    for (const pick of ['x', '-1', '1.5'])
      expect((await post('/office/orders/pack', [['pick', pick]])).response.status).toBe(400)
  })
})

describe('shipping by pasting', () => {
  it('says what each line will do, then does it', async () => {
    const [order, other] = inState('packed')
    const lines = `${order!.number} UPS 1Z999\n${inState('placed')[0]!.number} UPS 2\nnonsense`
    const { response } = await post('/office/orders/ship', [['lines', lines]])
    const html = (await response.text()).replaceAll('<!-- -->', '').replaceAll('&#x27;', "'")
    expect(html).toContain(shipPastedMessages.ships('UPS', '1Z999', order!.email))
    expect(html).toContain("It isn't packed: unpaid.")
    expect(html).toContain(shipPastedMessages.refusals['no-number']())
    expect(html).toContain(shipPastedMessages.ship(1))
    expect(await stateOf(order!)).toBe('packed')

    const { said } = await post('/office/orders/ship', [
      ['lines', lines],
      ['sends', 'yes'],
    ])
    expect(said.text).toBe(shipPastedMessages.shipped(1))
    expect([await stateOf(order!), await stateOf(other!)]).toEqual(['shipped', 'packed'])
    await post(`/office/changes/${said.changeSet}/undo`, [])
    expect(await stateOf(order!)).toBe('packed')
  })

  it('asks for a line', async () => {
    const { response } = await post('/office/orders/ship', [['lines', ' ']])
    expect(response.status).toBe(422)
    expect(await response.text()).toContain(shipPastedMessages.nothing)
  })
})

describe('views', () => {
  it('are saved for everybody, with a free name, and removed', async () => {
    const saved = await post('/office/orders/views', [
      ['name', 'Abroad'],
      ['query', '?country=DE&nonsense=1'],
    ])
    expect(saved.to).toBe('/office/orders?country=DE')
    expect(await read('/office/orders')).toContain('href="/office/orders?country=DE"')
    const again = await post('/office/orders/views', [
      ['name', 'Abroad'],
      ['query', '?country=FR'],
    ])
    expect(again.said.text).toBe(messages.viewTaken)
    const unnamed = await post('/office/orders/views', [['query', '?country=FR']])
    expect(unnamed.said.text).toBe(messages.viewUnnamed)

    const { id } = await shop.db.selectFrom('order_view').select('id').executeTakeFirstOrThrow()
    const rename = (name: string, view = id) => post(`/office/orders/views/${view}/rename`, [['name', name]])
    const renamed = await rename('Far away')
    expect([renamed.to, renamed.said.text]).toEqual([
      '/office/orders?country=DE',
      messages.viewRenamed('Abroad', 'Far away'),
    ])
    expect((await rename('')).said.text).toBe(messages.viewUnnamed)
    expect((await rename('Gone', 999)).said.text).toBe(messages.viewGone)

    expect((await post(`/office/orders/views/${id}/remove`, [])).said.text).toBe(
      messages.viewRemoved('Far away'),
    )
    expect((await post(`/office/orders/views/${id}/remove`, [])).said.text).toBe(messages.viewGone)
  })
})

describe('packing slips and labels', () => {
  it('have a page for each selected order', async () => {
    const [one, two] = orders
    const slips = await read(`/office/orders/slips?pick=${one!.id}&pick=${two!.id}&pick=x&pick=999`)
    for (const { number, name } of [one!, two!]) {
      expect(slips).toContain(`<h2>${number}</h2>`)
      expect(slips).toContain(name)
    }
    expect(slips).toContain('<td>TEE-1</td>')
    const labels = await read(`/office/orders/labels?pick=${one!.id}`)
    expect(labels.match(/<h2>T-/g)).toHaveLength(1)
    expect(await read('/office/orders/slips')).toContain('No orders selected.')
  })

  it('set each text in its own direction, and name the language of an address', async () => {
    const [{ id }] = orders as [FixtureOrder]
    const order = shop.db.selectFrom('customer_order').select('address').where('id', '=', id)
    const { address } = await order.executeTakeFirstOrThrow()
    const japanese = {
      ...JSON.parse(address),
      country: 'JP',
      name: '直角 花子',
      line1: '神南',
      city: '渋谷区',
    }
    await shop.db
      .updateTable('customer_order')
      .set({ address: JSON.stringify(japanese) })
      .where('id', '=', id)
      .execute()
    const line = { title: 'תיק גב', options: 'שחור, XL' }
    await shop.db.updateTable('order_line').set(line).where('order_id', '=', id).execute()
    for (const page of ['slips', 'labels'])
      expect(await read(`/office/orders/${page}?pick=${id}`)).toMatch(/<address lang="ja">[^<]*直角 花子/)
    expect(await read(`/office/orders/slips?pick=${id}`)).toContain('<bdi>תיק גב</bdi>, <bdi>שחור, XL</bdi>')
  })

  it('say what customs ask for where an order passes customs', async () => {
    const [{ id }] = orders as [FixtureOrder]
    const line = shop.db.updateTable('order_line').set({ sku: officeBagSku }).where('position', '=', 0)
    await line.where('order_id', '=', id).execute()
    const facts = { hs_code: '420212', origin_country: 'PT' }
    await shop.db.updateTable('product').set(facts).where('slug', '=', 'office-bag').execute()
    expect(await read(`/office/orders/slips?pick=${id}`)).toContain('<div>HS 420212, Made in Portugal</div>')
  })

  it('bring the fonts of their scripts, and no others', async () => {
    const [{ id }, other] = orders as [FixtureOrder, FixtureOrder]
    const fontsOf = (html: string) =>
      [...html.matchAll(/\/office\/orders\/fonts\/([a-z-]+)\/index.css/g)].map(([, font]) => font)
    const labels = await read(`/office/orders/labels?pick=${id}`)
    expect(new Set(fontsOf(labels))).toEqual(new Set(['sans-jp', 'sans-hebrew']))
    expect(fontsOf(await read(`/office/orders/labels?pick=${other.id}`))).toEqual([])
    const css = await read('/office/orders/fonts/sans-jp/index.css')
    const [slice] = /files\/[a-z0-9-]+\.woff2/.exec(css)!
    const font = (path: string) =>
      shop.fetch(`/office/orders/fonts/${path}`, { headers: { cookie: cookies.packer! } })
    const response = await font(`sans-jp/${slice}`)
    expect(response.headers.get('content-type')).toBe('font/woff2')
    expect(Buffer.from(await response.arrayBuffer()).toString('latin1', 0, 4)).toBe('wOF2')
    for (const path of [
      'sans-jp/files/none.woff2',
      'sans-jp/package.json',
      'sans-none/index.css',
      'sans-jp/files/%2e%2e/x.woff2',
    ])
      expect([path, (await font(path)).status]).toEqual([path, 404])
  })
})
