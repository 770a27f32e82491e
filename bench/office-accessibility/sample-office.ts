import { requestReturn } from '#commerce/after-sale/returns/request-return.server.ts'
import { claimWarranty } from '#commerce/after-sale/warranty/claim-warranty.server.ts'
import { startCount } from '#commerce/catalog/stock/counts/count-stock.server.ts'
import { deliverOrder, packOrder } from '#commerce/orders/fulfillment/fulfill-order.server.ts'
import { shipOrder } from '#commerce/orders/fulfillment/ship-order.server.ts'
import type { Order } from '#commerce/orders/order.ts'
import { readOrderById } from '#commerce/orders/order-store.server.ts'
import { addStaffNote } from '#commerce/orders/page/staff-notes.server.ts'
import { placeSampleOrder } from '#commerce/orders/sample-order.fixture.ts'
import { recordTransfer } from '#commerce/payments/record-transfer.server.ts'
import { namedStaff } from '#commerce/values/actor.fixture.ts'
import type { Db } from '#db/schema/schema.ts'
import { blackTeeSku, officeBagSku, waterPotSku } from '#test/demo-skus.ts'

const actor = namedStaff('Ada')
const tracking = { carrier: 'DHL', trackingNumber: '0034', trackingUrl: 'https://tracking.example/0034' }

/** Gives the demo shop orders in every state, a return, a claim, a note and an open count. Returns the orders. */
export async function addSampleWork(db: Db, now: Date): Promise<Order[]> {
  const by = { actor, now }
  const place = () =>
    placeSampleOrder(
      db,
      [blackTeeSku, officeBagSku, waterPotSku].map(sku => ({ sku, quantity: 2 })),
      'bank-transfer',
      now,
    )
  const steps = [
    (order: Order) => recordTransfer(db, order.id, by),
    (order: Order) => packOrder(db, order, by),
    (order: Order) => shipOrder(db, order, tracking, by),
    (order: Order) => deliverOrder(db, order, by),
  ]
  const orders: Order[] = []
  for (let taken = 0; taken <= steps.length; taken++) {
    const order = await place()
    for (const step of steps.slice(0, taken)) await step(order)
    orders.push((await readOrderById(db, order.id))!)
  }
  const delivered = orders.at(-1)!
  const [first, second] = delivered.lines
  await requestReturn(
    db,
    {
      orderId: delivered.id,
      key: 'return',
      reason: 'damaged',
      comment: 'The seam is torn.',
      lines: [{ orderLineId: first!.id, quantity: 1 }],
    },
    now,
  )
  await claimWarranty(
    db,
    delivered,
    { orderLineId: second!.id, key: 'claim', description: 'The zipper is stuck.' },
    now,
  )
  await addStaffNote(db, delivered.id, 'She will send a photo.', by)
  await startCount(db, { kind: 'all' }, { name: 'Everything', ...by })
  return orders
}
