import type { Kind } from '../../../../test/databases.ts'
import { orderShop } from '../../checkout/order-shop.fixture.ts'
import { takeTransfer } from '../../payments/take-transfer.server.ts'
import type { Order } from '../order.ts'
import { readOrderById } from '../order-store.server.ts'
import { deliverOrder, packOrder, shipOrder } from './ship-order.server.ts'

export const parcel = { carrier: 'UPS', trackingNumber: '1Z', trackingUrl: null }

/** A shop in which orders are delivered, and what the merchant does with one on the way there. */
export async function deliveringShop(kind: Kind) {
  const shop = await orderShop(kind)
  const { db } = shop
  const read = async ({ id }: Pick<Order, 'id'>) => (await readOrderById(db, id))!
  const by = (now: Date) => ({ who: 'merchant', now })
  const pay = (order: Order, now: Date) => takeTransfer(db, order.id, now)
  const pack = (order: Order, now: Date) => packOrder(db, order, by(now))
  const ship = (order: Order, now: Date) => shipOrder(db, order, parcel, by(now))
  const deliver = (order: Order, now: Date) => deliverOrder(db, order, by(now))
  /** All of it, one after the other. */
  const deliverAll = async (order: Order, now: Date) => {
    for (const step of [pay, pack, ship, deliver]) {
      const done = await step(order, now)
      if (!done.ok) throw new Error(`${step.name}: ${done.because}`)
    }
    return read(order)
  }
  const letters = async (kind: string) =>
    (await db.selectFrom('letter').select('recipient').where('kind', '=', kind).execute()).length
  return { ...shop, read, by, pay, pack, ship, deliver, deliverAll, letters }
}
