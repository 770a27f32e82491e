import type { Tx } from '../../../db/schema.ts'
import type { SentParcel } from './parcel.ts'

export async function addParcel(tx: Tx, orderId: number, parcel: SentParcel, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('parcel')
    .values({
      order_id: orderId,
      carrier: parcel.carrier,
      tracking_number: parcel.trackingNumber,
      tracking_url: parcel.trackingUrl,
      shipped_at: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** All parcels of an order that were on their way have come. */
export async function noteParcelsDelivered(tx: Tx, orderId: number, now: Date): Promise<void> {
  await tx
    .updateTable('parcel')
    .set({ delivered_at: now.toISOString() })
    .where('order_id', '=', orderId)
    .where('delivered_at', 'is', null)
    .execute()
}
