import type { DatabaseKind } from '#test/databases.ts'
import { orderShop } from '../../cart/checkout/order-shop.fixture.ts'
import { recordTransfer } from '../../payments/record-transfer.server.ts'
import { commandLineActor } from '../../values/actor.ts'
import type { Order } from '../order.ts'
import { readOrderById } from '../order-store.server.ts'
import { deliverOrder, packOrder } from './fulfill-order.server.ts'
import { shipOrder } from './ship-order.server.ts'

export const sampleShipment = { carrier: 'UPS', trackingNumber: '1Z', trackingUrl: null }

/** A shop with the merchant's steps from payment to delivery. */
export async function fulfillmentShop(kind: DatabaseKind) {
  const shop = await orderShop(kind)
  const { db } = shop
  const read = async ({ id }: Pick<Order, 'id'>) => (await readOrderById(db, id))!
  const by = (now: Date) => ({ actor: commandLineActor, now })
  const pay = (order: Order, now: Date) => recordTransfer(db, order.id, { actor: commandLineActor, now })
  const pack = (order: Order, now: Date) => packOrder(db, order, by(now))
  const ship = (order: Order, now: Date) => shipOrder(db, order, sampleShipment, by(now))
  const deliver = (order: Order, now: Date) => deliverOrder(db, order, by(now))
  const deliverAll = async (order: Order, now: Date) => {
    for (const step of [pay, pack, ship, deliver]) {
      const done = await step(order, now)
      if (!done.ok) throw new Error(`${step.name}: ${done.reason}`)
    }
    return read(order)
  }
  const emailCount = async (kind: string) =>
    (await db.selectFrom('email').select('recipient').where('kind', '=', kind).execute()).length
  return { ...shop, read, by, pay, pack, ship, deliver, deliverAll, emailCount }
}
