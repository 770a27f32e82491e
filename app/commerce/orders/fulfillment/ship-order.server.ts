import type { Db } from '#db/schema/schema.ts'
import { change } from '../../editing/changes/change.server.ts'
import { causeBy, type TableRow } from '../../editing/changes/change-set.ts'
import type { Edit } from '../../editing/changes/edit.server.ts'
import type { Compensation } from '../../editing/changes/undo/undo-context.server.ts'
import { withdrawEmail } from '../../running/outbox/email-store.server.ts'
import { undoDelay } from '../../running/outbox/email-timing.ts'
import { queueEmail } from '../../running/outbox/queue-email.server.ts'
import type { Actor } from '../../values/actor.ts'
import { changeOrderStateFrom, takeBackOrderState } from '../change-order-state.server.ts'
import { lockOrder } from '../lock-order-store.server.ts'
import { type Order, orderStatesBefore, type ShipmentLine } from '../order.ts'
import { unshippedLines } from './part-shipment.ts'
import type { Shipment } from './shipment.ts'
import {
  addShipment,
  deleteShipment,
  increaseShipped,
  readLinesToShip,
  wasEditedSince,
} from './shipment-store.server.ts'

/** `shipment` is its id. */
export type ShipOrderResult =
  | { ok: true; shipment: number; changeSet: number | null }
  /** `orderLineId` is a line with fewer units left. */
  | { ok: false; reason: 'not-now' | 'nothing-chosen' | 'more-than-left'; orderLineId?: number }

type Shipped = { ok: true; shipment: number } | Extract<ShipOrderResult, { ok: false }>

/**
 * Records a package and emails its tracking number after a minute in which it can be undone. It has these lines of the packed
 * order, or all that are left. If some stay behind, they are to pack again.
 */
export async function shipOrder(
  db: Db,
  { id }: Pick<Order, 'id'>,
  shipment: Shipment,
  { actor, now, lines }: { actor: Actor; now: Date; lines?: readonly ShipmentLine[] },
): Promise<ShipOrderResult> {
  const origin = { actor, reason: '', cause: causeBy(actor), now }
  const changed = await change(db, origin, edit => ship(edit, id, shipment, lines))
  if (!changed.ok) return changed as ShipOrderResult
  return { ...changed.result, changeSet: changed.changeSet }
}

/** The same within a change. A refusal after `nothing-chosen` leaves writes that the change must roll back. */
export async function ship(
  edit: Edit,
  orderId: number,
  shipment: Shipment,
  chosen: readonly ShipmentLine[] | undefined,
): Promise<Shipped> {
  const { tx, actor, now } = edit
  await lockOrder(tx, orderId)
  const lines = chosen ?? unshippedLines(await readLinesToShip(tx, orderId))
  if (lines.length === 0) return { ok: false, reason: 'nothing-chosen' }
  for (const line of lines)
    if (line.quantity <= 0 || !(await increaseShipped(tx, orderId, line)))
      return { ok: false, reason: 'more-than-left', orderLineId: line.orderLineId }
  const id = await addShipment(tx, orderId, { shipment, lines, now })
  const isWhole = unshippedLines(await readLinesToShip(tx, orderId)).length === 0
  const { carrier, trackingNumber, trackingUrl } = shipment
  const order = isWhole
    ? await changeOrderStateFrom(
        tx,
        orderId,
        { from: orderStatesBefore('shipped'), to: 'shipped' },
        { actor, note: { code: 'order-shipped', shipmentId: id }, now },
      )
    : await takeBackOrderState(
        tx,
        orderId,
        { from: orderStatesBefore('shipped'), to: 'paid' },
        { actor, note: { code: 'package-shipped', shipmentId: id }, now },
      )
  if (!order) return { ok: false, reason: 'not-now' }
  const email = { kind: 'order-shipped', orderId, shipmentId: id, to: order.email } as const
  await queueEmail(tx, { ...email, idempotencyKey: emailKey(id), delay: undoDelay }, now)
  const recorded = {
    ...{ order_id: orderId, carrier, tracking_number: trackingNumber, tracking_url: trackingUrl },
    lines: JSON.stringify(lines),
  }
  edit.record({ table: 'shipment', key: { id }, before: null, after: recorded })
  return { ok: true, shipment: id }
}

/** Takes a shipment back while its email waits in the outbox, or ships the order again. */
export const compensateShipment: Compensation = async (edit, { key, before, after }) => {
  if (!after) return shipAgain(edit, before!)
  const { tx, actor, now } = edit
  const note = { code: 'shipment-undone' } as const
  const id = Number(key.id)
  const orderId = Number(after.order_id)
  // Items that an edit added since were never packed.
  const to = (await wasEditedSince(tx, id)) ? 'paid' : 'packed'
  const move = { from: ['shipped', 'packed', 'paid'], to } as const
  if (!(await takeBackOrderState(tx, orderId, move, { actor, note, now })))
    return { ok: false, reason: 'not-now' }
  if (!(await withdrawEmail(tx, emailKey(id)))) return { ok: false, reason: 'email-sent' }
  await deleteShipment(tx, id)
  edit.record({ table: 'shipment', key, before: after, after: null })
  return { ok: true }
}

async function shipAgain(edit: Edit, row: TableRow): ReturnType<Compensation> {
  const { order_id, carrier, tracking_number, tracking_url, lines } = row
  const shipped = await ship(
    edit,
    Number(order_id),
    {
      carrier: String(carrier),
      trackingNumber: String(tracking_number),
      trackingUrl: tracking_url === null ? null : String(tracking_url),
    },
    JSON.parse(String(lines)) as ShipmentLine[],
  )
  return shipped.ok ? { ok: true } : { ok: false, reason: 'not-now' }
}

function emailKey(shipmentId: number): string {
  return `order-shipped-${shipmentId}`
}
