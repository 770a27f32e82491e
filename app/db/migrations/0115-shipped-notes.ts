import { type Kysely, sql } from 'kysely'

/** Notes of shipments begin with a code, so that no carrier or tracking number is read as one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update order_event set note = 'order-shipped ' || note where state = 'shipped' and exists (
    select 1 from shipment where shipment.order_id = order_event.order_id
    and order_event.note = shipment.carrier || ' ' || shipment.tracking_number)`.execute(db)
}
