import { beforeAll, describe, expect, it } from 'vitest'
import { addListedOrders, type FixtureOrder } from '#commerce/orders/order-list/listed-orders.fixture.ts'
import { todayMessages } from '#messages/office/today.ts'
import { builtShop } from '#test/built-shop.ts'
import { liftedRates } from '#test/lifted-rates.ts'
import { officeCookie } from '#web/staff/office-cookie.fixture.ts'

const shop = builtShop({ rates: liftedRates })
const cookies: Record<string, string> = {}
let orders: FixtureOrder[] = []

async function read(path: string, person = 'packer'): Promise<string> {
  const response = await shop.fetch(path, { headers: { cookie: cookies[person]! } })
  expect(response.status).toBe(200)
  return (await response.text()).replaceAll('<!-- -->', '')
}

describe('the start page', () => {
  beforeAll(async () => {
    cookies.packer = await officeCookie(shop, 'packer', { name: 'Alan' })
    cookies.editor = await officeCookie(shop, 'editor', { name: 'Edith' })
  })

  it('says so when there is no work', async () => {
    const html = await read('/office')
    for (const text of [todayMessages.nothingToPack, todayMessages.nothingUnpaid, todayMessages.noCases])
      expect(html).toContain(text)
  })

  it('lists the longest paid to pack first, late, with what is unpaid', async () => {
    orders = await addListedOrders(shop.db, 40)
    const html = await read('/office')
    const numbers = [...html.matchAll(/data-row-link[^>]*>(T-[^<]+)</g)].map(([, number]) => number)
    const paid = orders.filter(({ state }) => state === 'paid').map(({ number }) => number)
    expect(numbers).toEqual(paid.slice(0, 12))
    expect(html).toMatch(/\d+ days? late/)
    expect(html).toContain(`href="/office/orders/${orders.find(({ state }) => state === 'placed')!.number}"`)
  })

  it('lists packed orders to ship', async () => {
    const packed = orders.filter(({ state }) => state === 'packed').map(({ number }) => number)
    const html = await read('/office')
    const toShip = html.slice(html.indexOf(todayMessages.toShip))
    const shown = packed.filter(number => toShip.includes(`href="/office/orders/${number}"`))
    expect(shown).toHaveLength(5)
  })

  it('lists what runs low, with days left', async () => {
    const item = await shop.db
      .selectFrom('variant')
      .select(['id', 'sku'])
      .where('available', '=', 0)
      .executeTakeFirstOrThrow()
    await shop.db
      .insertInto('low_stock')
      .values({ variant_id: item.id, days: -1 })
      .onConflict(on => on.doNothing())
      .execute()
    const html = await read('/office')
    expect(html).toContain(todayMessages.left(0, 0))
    expect(html).toContain('href="/office/stock/')
  })

  it('has no orders for roles that may not read them', async () => {
    const html = await read('/office', 'editor')
    expect(html).toContain(todayMessages.lowStock)
    expect(html).not.toContain('/office/orders/T-')
  })

  it('reminds those who can set up the shop of what is missing, until they hide it', async () => {
    cookies.owner = await officeCookie(shop, 'owner', { name: 'Grace' })
    expect(await read('/office', 'owner')).toContain('href="/office/setup"')
    expect(await read('/office')).not.toContain('/office/setup')
    await shop.fetch('/office/setup/dismiss', {
      method: 'POST',
      body: new URLSearchParams({ answer: 'yes' }),
      headers: { cookie: cookies.owner, origin: shop.origin },
    })
    expect(await read('/office', 'owner')).not.toContain('/office/setup')
  })

  it('is where the search finds orders', async () => {
    const [order] = orders
    expect(await read(`/office/search?q=${order!.number}`)).toContain(
      `href="/office/orders/${order!.number}"`,
    )
    expect(await read(`/office/search?q=${order!.number}`, 'editor')).not.toContain('/office/orders/')
  })
})
