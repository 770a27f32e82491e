import { inOneCommit } from '../../../db/connection/one-commit.server.ts'
import type { Db } from '../../../db/schema/schema.ts'
import type { Actor } from '../../actor.ts'
import { changeOrderState } from '../change-order-state.server.ts'
import type { Order } from '../order.ts'
import { packOrders } from './pack-orders.server.ts'
import { markShipmentsDelivered } from './shipment-store.server.ts'

export type FulfillmentResult = { ok: true } | { ok: false; reason: 'not-now' }

interface FulfillmentStep {
  actor: Actor
  now: Date
}

export async function packOrder(
  db: Db,
  { id }: Order,
  { actor, now }: FulfillmentStep,
): Promise<FulfillmentResult> {
  return toResult((await packOrders(db, [id], { actor, now })).packed === 1)
}

/** Starts the return window and the warranty. */
export async function deliverOrder(
  db: Db,
  { id }: Order,
  { actor, now }: FulfillmentStep,
): Promise<FulfillmentResult> {
  return inOneCommit(db, async tx => {
    if (!(await changeOrderState(tx, id, 'delivered', { actor, note: '', now }))) return toResult(false)
    await markShipmentsDelivered(tx, id, now)
    return toResult(true)
  })
}

function toResult(isDone: boolean): FulfillmentResult {
  return isDone ? { ok: true } : { ok: false, reason: 'not-now' }
}
