import { beforeAll, describe, expect, it } from 'vitest'
import { takeStock } from '#commerce/catalog/stock/stock-ledger-store.server.ts'
import { addListedOrders } from '#commerce/orders/order-list/listed-orders.fixture.ts'
import { countNextDays } from '#commerce/orders/sales/sales-totals-job.server.ts'
import { placeSampleOrder } from '#commerce/orders/sample-order.fixture.ts'
import { jobActor } from '#commerce/values/actor.ts'
import { salesMessages as texts } from '#messages/office/sales.ts'
import { builtShop } from '#test/built-shop.ts'
import { officeBagSku } from '#test/demo-skus.ts'
import { liftedRates } from '#test/lifted-rates.ts'
import { officeCookie } from '#web/staff/office-cookie.fixture.ts'

const shop = builtShop({ rates: liftedRates })

const cookies: Record<string, string> = {}

async function read(path: string, role: 'manager' | 'packer' = 'manager'): Promise<string> {
  cookies[role] ??= await officeCookie(shop, role)
  const cookie = cookies[role]
  const response = await shop.fetch(path, { headers: { cookie } })
  expect(response.status).toBe(200)
  return (await response.text()).replaceAll('<!-- -->', '')
}

describe('sales on the start page', () => {
  beforeAll(async () => {
    await addListedOrders(shop.db, 30)
    while ((await countNextDays(shop.db, new Date())) > 0);
  })

  it.each([
    ['7', 'day', 7],
    ['30', 'day', 30],
    ['12m', 'month', 12],
  ] as const)('of period %s are a plot and a table', async (period, unit, rows) => {
    const html = await read(`/office?period=${period}`)
    expect(html).toContain(texts.beforeKey[period])
    const [table = ''] = html.slice(html.indexOf(texts.net)).match(/<table>.*?<\/table>/s) ?? []
    expect(table).toContain(texts.heads[unit])
    expect(table.match(/<tr>/g)).toHaveLength(rows + 1)
  })

  it('come with how many SKUs ran out', async () => {
    expect(await read('/office')).toContain(texts.ranOut('0', '0'))
    const { sku, available } = await shop.db
      .selectFrom('variant')
      .select(['sku', 'available'])
      .where('available', '>', 0)
      .executeTakeFirstOrThrow()
    const context = { now: new Date(), actor: jobActor('test') }
    await shop.db.transaction().execute(tx => takeStock(tx, [{ sku, quantity: available }], 1, context))
    expect(await read('/office')).toContain(texts.ranOut('1', '0'))
  })

  it('come with searches without results', async () => {
    await shop.fetch('/Shop?q=umbrella')
    expect(await read('/office')).toContain('href="/office/searches/answer?query=umbrella"')
  })

  it('are net of refunds, whose share stands beside them, and average orders before refunds', async () => {
    const at = new Date().toISOString()
    const buy = async (quantity: number) => {
      const items = [{ sku: officeBagSku, quantity }]
      const order = await placeSampleOrder(shop.db, items, 'bank-transfer', new Date(at))
      // A shop that takes test payments shows those, and no others.
      const paid = { is_test: 1, paid_at: at, state: 'paid' } as const
      await shop.db.updateTable('customer_order').set(paid).where('id', '=', order.id).execute()
      return order
    }
    await shop.db.updateTable('variant').set({ cost: 4800 }).where('sku', '=', officeBagSku).execute()
    const orders = [await buy(1), await buy(2)]
    const money = { amount: 9000, cause: 'goodwill' as const, key: 'one-refund', reference: null }
    const times = { created_at: at, due_at: at, done_at: null, failed_at: null, last_error: null }
    await shop.db
      .insertInto('refund')
      .values({ ...money, ...times, order_id: orders[1]!.id, payment_id: null })
      .execute()
    await shop.db.insertInto('sales_change').values({ at }).execute()
    const html = await read('/office?period=7')
    const shown = (title: string) =>
      html
        .slice(html.indexOf(`>${title}<`) + 1)
        .replaceAll(/<[^>]*>/g, ' ')
        .slice(0, 80)
    expect(orders.map(({ total }) => total)).toEqual([12_000, 24_000])
    expect(html).toContain(texts.isTest)
    expect(shown(texts.net)).toMatch(/^Net sales +\$270\.00 /)
    expect(shown(texts.orders)).toMatch(/^Paid orders +2 /)
    expect(shown(texts.average)).toMatch(/^Average order +\$180\.00 /)
    expect(shown(texts.refunded)).toMatch(/^Refunded +25% /)
    expect(shown(texts.margin)).toMatch(/^Margin +60% /)
  })

  it('are not for packers', async () => {
    expect(await read('/office', 'packer')).not.toContain(texts.net)
  })
})
