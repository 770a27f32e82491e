import { readOrderById } from '../../app/commerce/orders/order-store.server.ts'
import { deliverOrder, packOrder, shipOrder } from '../../app/commerce/orders/parcels/ship-order.server.ts'
import { takeTransfer } from '../../app/commerce/payments/take-transfer.server.ts'
import type { Db } from '../../app/db/schema.ts'

/** Brings an order to its shopper, as the merchant does. */
export async function deliver(db: Db, id: number): Promise<void> {
  const by = { who: 'merchant', now: new Date() }
  const order = (await readOrderById(db, id))!
  await takeTransfer(db, id, by.now)
  await packOrder(db, order, by)
  await shipOrder(db, order, { carrier: 'UPS', trackingNumber: '1', trackingUrl: null }, by)
  await deliverOrder(db, order, by)
}
