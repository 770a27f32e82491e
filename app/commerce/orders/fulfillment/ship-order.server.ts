import type { Db } from '../../../db/schema/schema.ts'
import type { Actor } from '../../actor.ts'
import { change } from '../../changes/change.server.ts'
import { causeBy } from '../../changes/change-set.ts'
import type { Edit } from '../../changes/edit.server.ts'
import type { Compensation } from '../../changes/undo/undo-context.server.ts'
import { withdrawEmail } from '../../emails/outbox/email-store.server.ts'
import { undoDelay } from '../../emails/outbox/email-timing.ts'
import { queueEmail } from '../../emails/outbox/queue-email.server.ts'
import { changeOrderStateFrom, takeBackOrderState } from '../change-order-state.server.ts'
import { type Order, orderStatesBefore } from '../order.ts'
import { orderNote } from '../order-note.ts'
import type { FulfillmentResult } from './fulfill-order.server.ts'
import type { Shipment } from './shipment.ts'
import { addShipment, deleteShipment } from './shipment-store.server.ts'

/** Records a shipment, and emails its tracking number after a minute in which it can be undone. */
export async function shipOrder(
  db: Db,
  { id }: Order,
  shipment: Shipment,
  { actor, now }: { actor: Actor; now: Date },
): Promise<FulfillmentResult> {
  const origin = { actor, reason: '', cause: causeBy(actor), now }
  const changed = await change(db, origin, edit => ship(edit, id, shipment))
  return changed.ok ? { ok: true } : (changed as FulfillmentResult)
}

async function ship(edit: Edit, orderId: number, shipment: Shipment): Promise<FulfillmentResult> {
  const { tx, actor, now } = edit
  const { carrier, trackingNumber, trackingUrl } = shipment
  const note = `${carrier} ${trackingNumber}`
  const move = { from: orderStatesBefore('shipped'), to: 'shipped' } as const
  const order = await changeOrderStateFrom(tx, orderId, move, { actor, note, now })
  if (!order) return { ok: false, reason: 'not-now' }
  const id = await addShipment(tx, orderId, shipment, now)
  await queueEmail(
    tx,
    {
      kind: 'order-shipped',
      orderId,
      shipmentId: id,
      to: order.email,
      idempotencyKey: emailKey(id),
      delay: undoDelay,
    },
    now,
  )
  const recorded = { order_id: orderId, carrier, tracking_number: trackingNumber, tracking_url: trackingUrl }
  edit.record({ table: 'shipment', key: { id }, before: null, after: recorded })
  return { ok: true }
}

/** Takes a shipment back while its email waits in the outbox, or ships the order again. */
export const compensateShipment: Compensation = async (edit, { key, before, after }) => {
  const row = (after ?? before)!
  const orderId = Number(row.order_id)
  if (!after) {
    const trackingUrl = row.tracking_url === null ? null : String(row.tracking_url)
    return ship(edit, orderId, {
      carrier: String(row.carrier),
      trackingNumber: String(row.tracking_number),
      trackingUrl,
    })
  }
  const { tx, actor, now } = edit
  const note = orderNote('shipment-undone')
  if (!(await takeBackOrderState(tx, orderId, { from: 'shipped', to: 'packed' }, { actor, note, now })))
    return { ok: false, reason: 'not-now' }
  const id = Number(key.id)
  if (!(await withdrawEmail(tx, emailKey(id)))) return { ok: false, reason: 'email-sent' }
  await deleteShipment(tx, id)
  edit.record({ table: 'shipment', key, before: after, after: null })
  return { ok: true }
}

function emailKey(shipmentId: number): string {
  return `order-shipped-${shipmentId}`
}
