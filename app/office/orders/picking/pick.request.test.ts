import { beforeAll, describe, expect, it } from 'vitest'
import { addListedOrders, type FixtureOrder } from '#commerce/orders/order-list/listed-orders.fixture.ts'
import { builtShop } from '#test/built-shop.ts'
import { blackTeeSku } from '#test/demo-skus.ts'
import { liftedRates } from '#test/lifted-rates.ts'
import { officeCookie } from '#web/staff/office-cookie.fixture.ts'

const shop = builtShop({ rates: liftedRates })
const cookies: Record<string, string> = {}
let toPack: FixtureOrder[] = []

beforeAll(async () => {
  const orders = await addListedOrders(shop.db, 40)
  toPack = orders.filter(({ state }) => state === 'paid')
  cookies.packer = await officeCookie(shop, 'packer')
  cookies.editor = await officeCookie(shop, 'editor')
})

function open(path: string, person = 'packer') {
  return shop.fetch(path, { headers: { cookie: cookies[person]! } })
}

async function list(query = '') {
  const response = await open(`/office/pick/list${query}`)
  expect(response.status).toBe(200)
  return response.json()
}

const numbers = (answer: { list: { orders: { number: string }[] } }) =>
  answer.list.orders.map(({ number }) => number)

describe('the list to pick', () => {
  it('has the orders to pack, the longest paid first, with the units that each needs', async () => {
    const answer = await list()
    expect(numbers(answer)).toEqual(toPack.map(({ number }) => number))
    expect(answer.list.orders[0]).toMatchObject({
      id: toPack[0]!.id,
      needs: toPack[0]!.products.map(product => ({ sku: `TEE-${product}`, quantity: 1 })),
    })
    expect(answer.list.hasMore).toBe(false)
  })

  it('has each SKU once, with the category of its product and its barcode', async () => {
    const { product_id } = await shop.db
      .selectFrom('variant')
      .select('product_id')
      .where('sku', '=', blackTeeSku)
      .executeTakeFirstOrThrow()
    const { name } = await shop.db
      .selectFrom('product_category')
      .innerJoin('category', 'category.id', 'category_id')
      .select('name')
      .where('product_id', '=', product_id)
      .orderBy('position')
      .executeTakeFirstOrThrow()
    await shop.db
      .updateTable('variant')
      .set({ barcode: '4006381333931' })
      .where('sku', '=', blackTeeSku)
      .execute()
    await shop.db
      .updateTable('order_line')
      .set({ sku: blackTeeSku, product_id, quantity: 3, shipped: 1 })
      .where('order_id', '=', toPack[0]!.id)
      .where('position', '=', 0)
      .execute()
    const { items, orders } = (await list()).list
    const skus = items.map(({ sku }: { sku: string }) => sku)
    expect(new Set(skus).size).toBe(skus.length)
    expect(items.find(({ sku }: { sku: string }) => sku === blackTeeSku)).toMatchObject({
      ...{ place: name, barcode: '4006381333931', title: 'Tee' },
    })
    expect(orders[0].needs).toContainEqual({ sku: blackTeeSku, quantity: 2 })
  })

  it('has only the chosen orders, and says what became of those that somebody knows', async () => {
    const [one, two] = toPack
    expect(numbers(await list(`?pick=${one!.id}&pick=x&pick=999`))).toEqual([one!.number])
    const canceled = (await shop.db
      .selectFrom('customer_order')
      .select('id')
      .where('state', '=', 'canceled')
      .executeTakeFirstOrThrow()) as { id: number }
    const answer = await list(`?pick=${one!.id}&known=${one!.id}&known=${two!.id}&known=${canceled.id}`)
    expect(numbers(answer)).toEqual([one!.number, two!.number])
    expect(answer.states).toContainEqual({ id: canceled.id, state: 'canceled' })
    expect(answer.states).toContainEqual({ id: two!.id, state: 'paid' })
  })

  it('is a page with boxes to tick and forms that pack without a script', async () => {
    const html = (await (await open('/office/pick')).text()).replaceAll('<!-- -->', '')
    expect(html).toContain('Pick')
    expect(html.match(/type="checkbox"/g)!.length).toBeGreaterThan(1)
    expect(html).toContain(`Pack ${toPack.length} orders`)
    const [one] = toPack
    const packed = await shop.fetch('/office/orders/pack', {
      method: 'POST',
      body: new URLSearchParams({ pick: String(one!.id), returnTo: '/office/pick' }),
      headers: { cookie: cookies.packer!, origin: shop.origin },
    })
    expect(packed.headers.get('location')).toBe('/office/pick')
    expect(await (await open('/office/pick')).text()).not.toContain(one!.number)
  })

  it('says that there is nothing to pick', async () => {
    expect(await (await open('/office/pick?pick=999')).text()).toContain('Nothing to pick.')
  })
})

describe('picking without a connection', () => {
  it('has a service worker for this page alone, and for staff who pack', async () => {
    const response = await open('/office/pick/worker')
    expect(response.headers.get('content-type')).toContain('text/javascript')
    expect(response.headers.get('service-worker-allowed')).toBe('/office/pick')
    expect(await response.text()).toContain('addEventListener')
    for (const path of ['/office/pick', '/office/pick/list', '/office/pick/worker'])
      expect((await open(path, 'editor')).status).toBe(403)
  })

  it('is allowed a worker and the camera in the office, but not in the shop', async () => {
    const headersOf = async (path: string) => {
      const { headers } = await open(path)
      return (headers.get('content-security-policy') ?? '') + headers.get('permissions-policy')
    }
    const office = await headersOf('/office/pick')
    expect(office).toContain("worker-src 'self'")
    expect(office).toContain('trusted-types default office-worker')
    expect(office).toContain('camera=(self)')
    const shopPage = await headersOf('/')
    expect(shopPage).not.toContain('worker')
    expect(shopPage).toContain('camera=()')
  })
})
