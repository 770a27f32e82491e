import { describe, expect, it } from 'vitest'
import { databases, migratedDatabase } from '#test/databases.ts'
import { addListedOrders } from '../order-list/listed-orders.fixture.ts'
import { readPickList, readStatesOf } from './pick-list-store.server.ts'

describe.each(databases)('the list to pick, on %s', kind => {
  it('has the orders to pack of those asked for, without units that were shipped', async () => {
    const db = await migratedDatabase(kind)
    const orders = await addListedOrders(db, 40)
    const [first, second, third] = orders.filter(({ state }) => state === 'paid')
    const line = db.updateTable('order_line').where('order_id', '=', first!.id).where('position', '=', 0)
    await line.set({ quantity: 5, shipped: 2 }).execute()
    await db.updateTable('order_line').set({ shipped: 1 }).where('order_id', '=', second!.id).execute()
    const canceled = orders.find(({ state }) => state === 'canceled')!
    const { orders: listed, items } = await readPickList(db, [third!.id, second!.id, first!.id, canceled.id])
    expect(listed.map(({ number }) => number)).toEqual([first!.number, third!.number])
    expect(listed[0]!.needs[0]).toEqual({ sku: `TEE-${first!.products[0]}`, quantity: 3 })
    const skus = new Set([...first!.products, ...third!.products].map(product => `TEE-${product}`))
    expect(items.map(({ sku }) => sku)).toEqual([...skus].sort())
    expect(items[0]).toMatchObject({ title: 'Tee', place: '', barcode: null, picture: null })

    expect(await readPickList(db, [])).toEqual({ orders: [], items: [] })
    expect(await readStatesOf(db, [canceled.id, 999])).toEqual([{ id: canceled.id, state: 'canceled' }])
    expect(await readStatesOf(db, [])).toEqual([])
  })
})
