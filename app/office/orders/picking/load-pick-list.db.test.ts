import { expect, it } from 'vitest'
import { addListedOrders } from '#commerce/orders/order-list/listed-orders.fixture.ts'
import { databases, migratedDatabase } from '#test/databases.ts'
import { loadPickList } from './load-pick-list.server.ts'

it.each(databases)('a cart holds a hundred orders, on %s', async kind => {
  const db = await migratedDatabase(kind)
  const load = async () => {
    const { orders, hasMore } = await loadPickList(db, new URL('https://shop.example/office/pick'))
    return [orders.length, hasMore]
  }
  await addListedOrders(db, 101)
  await db.updateTable('order_line').set({ shipped: 0 }).execute()
  await db.updateTable('customer_order').set({ state: 'paid' }).execute()
  expect(await load()).toEqual([100, true])
  await db.updateTable('customer_order').set({ state: 'packed' }).where('id', '=', 1).execute()
  expect(await load()).toEqual([100, false])
})
