import { deliverOrder, packOrder } from '#commerce/orders/fulfillment/fulfill-order.server.ts'
import { shipOrder } from '#commerce/orders/fulfillment/ship-order.server.ts'
import { readOrderById } from '#commerce/orders/order-store.server.ts'
import { recordTransfer } from '#commerce/payments/record-transfer.server.ts'
import { undoDelay } from '#commerce/running/outbox/email-timing.ts'
import { commandLineActor } from '#commerce/values/actor.ts'
import type { Db } from '#db/schema/schema.ts'

/** Ships and delivers an order. */
export async function deliverOrderInTest(db: Db, id: number): Promise<void> {
  // The email about a shipment waits, because the shipment may be undone.
  const by = { actor: commandLineActor, now: new Date(Date.now() - undoDelay) }
  const order = (await readOrderById(db, id))!
  await recordTransfer(db, id, { actor: commandLineActor, now: by.now })
  await packOrder(db, order, by)
  await shipOrder(db, order, { carrier: 'UPS', trackingNumber: '1', trackingUrl: null }, by)
  await deliverOrder(db, order, by)
}
