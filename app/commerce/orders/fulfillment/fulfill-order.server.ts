import { inOneCommit } from '#db/connection/one-commit.server.ts'
import type { Db } from '#db/schema/schema.ts'
import type { Actor } from '../../values/actor.ts'
import { changeOrderState } from '../change-order-state.server.ts'
import type { Order } from '../order.ts'
import { packOrders } from './pack-orders.server.ts'
import { markShipmentsDelivered } from './shipment-store.server.ts'

export type FulfillmentResult = { ok: true } | { ok: false; reason: 'not-now' }

export type PackOrderResult = { ok: true; changeSet: number | null } | { ok: false; reason: 'not-now' }

interface FulfillmentStep {
  actor: Actor
  now: Date
}

export async function packOrder(
  db: Db,
  { id }: Order,
  { actor, now }: FulfillmentStep,
): Promise<PackOrderResult> {
  const { packed, changeSet } = await packOrders(db, [id], { actor, now })
  return packed === 1 ? { ok: true, changeSet } : { ok: false, reason: 'not-now' }
}

/** Starts the return window and the warranty. */
export async function deliverOrder(
  db: Db,
  { id }: Order,
  { actor, now }: FulfillmentStep,
): Promise<FulfillmentResult> {
  return inOneCommit(db, async tx => {
    if (!(await changeOrderState(tx, id, 'delivered', { actor, note: null, now }))) return toResult(false)
    await markShipmentsDelivered(tx, id, now)
    return toResult(true)
  })
}

function toResult(isDone: boolean): FulfillmentResult {
  return isDone ? { ok: true } : { ok: false, reason: 'not-now' }
}
