import type { Db, Tx } from '../../db/schema/schema.ts'
import { prepared } from '../../db/statements/prepared.ts'
import type { OrderShipment } from './order.ts'

/** Oldest first; a second query only if there are any. */
export async function readShipments(db: Db | Tx, orderId: number): Promise<OrderShipment[]> {
  const shipments = await shipmentsOf(db, { orderId })
  if (shipments.length === 0) return []
  const lines = Map.groupBy(await shipmentLinesOf(db, { orderId }), ({ shipmentId }) => shipmentId)
  return shipments.map(shipment => ({
    ...shipment,
    lines: (lines.get(shipment.id) ?? []).map(({ orderLineId, quantity }) => ({ orderLineId, quantity })),
  }))
}

const shipmentsOf = prepared((db, { orderId }: { orderId: number }) =>
  db
    .selectFrom('shipment')
    .select(['id', 'carrier', 'tracking_number as trackingNumber', 'tracking_url as trackingUrl'])
    .select(['shipped_at as shippedAt', 'delivered_at as deliveredAt'])
    .where('order_id', '=', orderId)
    .orderBy('id'),
)

const shipmentLinesOf = prepared((db, { orderId }: { orderId: number }) =>
  db
    .selectFrom('shipment_line')
    .innerJoin('order_line', 'order_line.id', 'order_line_id')
    .select([
      'shipment_id as shipmentId',
      'order_line_id as orderLineId',
      'shipment_line.quantity as quantity',
    ])
    .where('order_id', '=', orderId)
    .orderBy('position'),
)
