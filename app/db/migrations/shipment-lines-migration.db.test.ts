import { describe, expect, it } from 'vitest'
import { databases } from '../../../test/databases.ts'
import type { OrderState } from '../schema/order-state.ts'
import type { Db } from '../schema/schema.ts'
import { databaseAfter, migrateTo } from './old-database.fixture.ts'

const at = '2026-11-21T12:00:00.000Z'

async function addOldOrder(db: Db, id: number, state: OrderState, packages: number): Promise<void> {
  await db
    .insertInto('customer_order')
    .values({
      ...{ id, state, number: `T-${id}`, token_hash: `token-${id}`, checkout_key_hash: `key-${id}` },
      ...{ email: 'ada@mail.example', placed_at: at, currency: 'USD', country: 'US', address: '{}' },
      ...{
        delivery_name: 'Standard',
        payment: 'test',
        subtotal: 0,
        discount: 0,
        delivery: 0,
        delivery_tax: 0,
      },
      ...{ tax: 0, tax_included: 0, total: 0, gift_card: 0 },
    })
    .execute()
  const line = { order_id: id, product_id: 1, slug: 'tee', title: 'Tee', options: '', unit_price: 0 }
  const free = { discount: 0, tax: 0, total: 0 }
  await db
    .insertInto('order_line')
    .values(
      [1, 2].map(quantity => ({
        ...line,
        ...free,
        id: id * 10 + quantity,
        sku: `${quantity}`,
        position: quantity,
        quantity,
      })),
    )
    .execute()
  const shipment = { order_id: id, carrier: 'UPS', tracking_number: '1Z', shipped_at: at }
  for (let count = 0; count < packages; count++) await db.insertInto('shipment').values(shipment).execute()
}

describe.each(databases)('packages from before their items were stored, on %s', kind => {
  it('have the whole order, the first one if there are two', async () => {
    const db = await databaseAfter(kind, '0039-kept-orders')
    await addOldOrder(db, 1, 'paid', 0)
    await addOldOrder(db, 2, 'shipped', 1)
    await addOldOrder(db, 3, 'delivered', 2)

    await migrateTo(db)

    const lines = db.selectFrom('shipment_line').innerJoin('shipment', 'shipment.id', 'shipment_id')
    expect(
      await lines.select(['order_id', 'order_line_id', 'quantity']).orderBy('order_line_id').execute(),
    ).toEqual([
      { order_id: 2, order_line_id: 21, quantity: 1 },
      { order_id: 2, order_line_id: 22, quantity: 2 },
      { order_id: 3, order_line_id: 31, quantity: 1 },
      { order_id: 3, order_line_id: 32, quantity: 2 },
    ])
    const shipped = await db.selectFrom('order_line').select(['id', 'shipped']).orderBy('id').execute()
    expect(shipped.map(row => row.shipped)).toEqual([0, 0, 1, 2, 1, 2])
    await expect(
      db.updateTable('order_line').set({ shipped: 2 }).where('id', '=', 11).execute(),
    ).rejects.toThrow(/check/i)
  })
})
