import type { Tx } from '#db/schema/schema.ts'
import type { OrderLine, ShipmentLine } from '../order.ts'
import type { Shipment } from './shipment.ts'

export async function readLinesToShip(
  tx: Tx,
  orderId: number,
): Promise<Pick<OrderLine, 'id' | 'quantity' | 'shipped'>[]> {
  return tx
    .selectFrom('order_line')
    .select(['id', 'quantity', 'shipped'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
}

/** Adds to a line's shipped quantity; false if it is another order's, or if less than that is left. */
export async function increaseShipped(
  tx: Tx,
  orderId: number,
  { orderLineId, quantity }: ShipmentLine,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('order_line')
    .set(line => ({ shipped: line('shipped', '+', quantity) }))
    .where('id', '=', orderLineId)
    .where('order_id', '=', orderId)
    .where(line => line.eb(line('shipped', '+', quantity), '<=', line.ref('quantity')))
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export async function addShipment(
  tx: Tx,
  orderId: number,
  { shipment, lines, now }: { shipment: Shipment; lines: readonly ShipmentLine[]; now: Date },
): Promise<number> {
  const { id } = await tx
    .insertInto('shipment')
    .values({
      order_id: orderId,
      carrier: shipment.carrier,
      tracking_number: shipment.trackingNumber,
      tracking_url: shipment.trackingUrl,
      shipped_at: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('shipment_line')
    .values(
      lines.map(({ orderLineId, quantity }) => ({ shipment_id: id, order_line_id: orderLineId, quantity })),
    )
    .execute()
  return id
}

/** Deletes a package; its items are to ship again. */
export async function deleteShipment(tx: Tx, id: number): Promise<void> {
  const lines = await tx.deleteFrom('shipment_line').where('shipment_id', '=', id).returningAll().execute()
  for (const { order_line_id, quantity } of lines)
    await tx
      .updateTable('order_line')
      .set(line => ({ shipped: line('shipped', '-', quantity) }))
      .where('id', '=', order_line_id)
      .execute()
  await tx.deleteFrom('shipment').where('id', '=', id).execute()
}

export async function markShipmentsDelivered(tx: Tx, orderId: number, now: Date): Promise<void> {
  await tx
    .updateTable('shipment')
    .set({ delivered_at: now.toISOString() })
    .where('order_id', '=', orderId)
    .where('delivered_at', 'is', null)
    .execute()
}

/** Whether the package's order was edited after it shipped. */
export async function wasEditedSince(tx: Tx, id: number): Promise<boolean> {
  const edit = await tx
    .selectFrom('shipment')
    .innerJoin('order_edit', 'order_edit.order_id', 'shipment.order_id')
    .select('order_edit.id')
    .where('shipment.id', '=', id)
    .whereRef('order_edit.at', '>=', 'shipment.shipped_at')
    .executeTakeFirst()
  return edit !== undefined
}
