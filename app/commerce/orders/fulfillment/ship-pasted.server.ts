import type { Db } from '#db/schema/schema.ts'
import { change } from '../../editing/changes/change.server.ts'
import { causeBy } from '../../editing/changes/change-set.ts'
import type { Edit } from '../../editing/changes/edit.server.ts'
import type { Actor } from '../../values/actor.ts'
import { lockOrder } from '../lock-order-store.server.ts'
import { readOrderStates } from './order-states-store.server.ts'
import type { LeftOutOrder } from './pack-orders.server.ts'
import type { CheckedShipment, PastedShipment } from './pasted-shipments.ts'
import { ship } from './ship-order.server.ts'
import type { Shipment } from './shipment.ts'

/** One query. Orders have to be packed. */
export async function checkPastedShipments(
  db: Db,
  pasted: readonly PastedShipment[],
): Promise<CheckedShipment[]> {
  const numbers = pasted.flatMap(one => (one.ok ? [one.number] : []))
  const orders = new Map((await readOrderStates(db, { numbers })).map(order => [order.number, order]))
  return pasted.map((one): CheckedShipment => {
    if (!one.ok) return one
    const { line, number, shipment } = one
    const order = orders.get(number)
    if (!order) return { ok: false, line, text: number, reason: 'unknown-order' }
    if (order.state !== 'packed')
      return { ok: false, line, text: number, reason: 'not-packed', state: order.state }
    return { ok: true, line, order, shipment }
  })
}

export interface ShipPastedResult {
  shipped: number
  leftOut: LeftOutOrder[]
  /** Null if none was shipped. */
  changeSet: number | null
}

/** Ships all that is left of these orders in one change set. Emails wait a minute in which it can be undone. */
export async function shipPasted(
  db: Db,
  shipments: readonly Extract<CheckedShipment, { ok: true }>[],
  { actor, now }: { actor: Actor; now: Date },
): Promise<ShipPastedResult> {
  const origin = { actor, reason: '', cause: causeBy(actor), now }
  const changed = await change(db, origin, edit => shipAll(edit, shipments))
  // Nothing above is refused.
  if (!changed.ok) throw new Error(changed.reason)
  const { shipped, leftOut } = changed.result
  return { shipped, leftOut, changeSet: changed.changeSet }
}

async function shipAll(edit: Edit, shipments: readonly Extract<CheckedShipment, { ok: true }>[]) {
  // Two that ship the same orders lock them in the same order.
  const sorted = shipments.toSorted((one, other) => one.order.id - other.order.id)
  const left: number[] = []
  for (const { order, shipment } of sorted)
    if (!(await shipIfPacked(edit, order.id, shipment))) left.push(order.id)
  const leftOut = await readOrderStates(edit.tx, { ids: left })
  return {
    ok: true as const,
    shipped: sorted.length - left.length,
    leftOut: leftOut.map(({ number, state }) => ({ number, state })),
  }
}

/** A packed order has something to ship, so nothing has to be rolled back. */
async function shipIfPacked(edit: Edit, orderId: number, shipment: Shipment): Promise<boolean> {
  await lockOrder(edit.tx, orderId)
  const [order] = await readOrderStates(edit.tx, { ids: [orderId] })
  return order?.state === 'packed' && (await ship(edit, orderId, shipment, undefined)).ok
}
