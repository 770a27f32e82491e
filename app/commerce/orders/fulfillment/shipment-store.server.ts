import type { Tx } from '../../../db/schema/schema.ts'
import type { Shipment } from './shipment.ts'

export async function addShipment(tx: Tx, orderId: number, shipment: Shipment, now: Date): Promise<number> {
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
  return id
}

export async function deleteShipment(tx: Tx, id: number): Promise<void> {
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
