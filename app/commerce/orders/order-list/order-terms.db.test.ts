import { describe, expect, it } from 'vitest'
import { databases } from '#test/databases.ts'
import { cartTestNow } from '../../cart/cart-shop.fixture.ts'
import { fulfillmentShop } from '../fulfillment/fulfillment-shop.fixture.ts'
import { readOrderKeyPage } from './order-list.server.ts'
import { renewOrderTerms } from './order-term-store.server.ts'

describe.each(databases)('finding orders, on %s', kind => {
  const findIn = (db: Parameters<typeof readOrderKeyPage>[0]) => async (search: string) => {
    const query = {
      filter: { search },
      sort: 'placed',
      isDescending: true,
      lateBefore: '',
      limit: 10,
    } as const
    return (await readOrderKeyPage(db, query, cartTestNow)).keys.map(({ id }) => id)
  }

  it('works for new orders at once, and for edited ones after renewing their terms', async () => {
    const { db, buy, shopper } = await fulfillmentShop(kind)
    const order = await buy(await shopper())
    const find = findIn(db)
    for (const search of [order.number, order.number.slice(7), 'ada love', 'lovelace', order.lines[0]!.sku])
      expect(await find(search)).toEqual([order.id])
    expect(await find('grace@')).toEqual([])
    await db.updateTable('customer_order').set({ email: 'grace@example.com' }).execute()
    await db.transaction().execute(tx => renewOrderTerms(tx, order.id))
    expect(await find('grace@')).toEqual([order.id])
    expect(await find('ada@')).toEqual([])
  })

  it('stores when an order became ready to pack, and whether no money moved', async () => {
    const { db, buy, shopper, pay } = await fulfillmentShop(kind)
    const order = await buy(await shopper(), { isTest: true })
    const stored = () =>
      db.selectFrom('customer_order').select(['is_test', 'paid_at']).executeTakeFirstOrThrow()
    expect(await stored()).toEqual({ is_test: 1, paid_at: null })
    await pay(order, cartTestNow)
    expect(await stored()).toEqual({ is_test: 1, paid_at: cartTestNow.toISOString() })
  })
})
