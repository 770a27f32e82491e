import { type Kysely, sql } from 'kysely'

/** The items of each package. Until now, an order's first package had all of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('shipment_line')
    .addColumn('shipment_id', 'integer', c => c.notNull().references('shipment.id'))
    .addColumn('order_line_id', 'integer', c => c.notNull().references('order_line.id'))
    .addColumn('quantity', 'integer', c => c.notNull().check(sql`quantity > 0`))
    .addPrimaryKeyConstraint('shipment_line_key', ['shipment_id', 'order_line_id'])
    .execute()
  await db.schema
    .createIndex('shipment_line_by_order_line')
    .on('shipment_line')
    .column('order_line_id')
    .execute()
  await sql`alter table order_line add column shipped integer not null default 0
    check (shipped >= 0 and shipped <= quantity)`.execute(db)
  await sql`insert into shipment_line (shipment_id, order_line_id, quantity)
    select first.id, order_line.id, order_line.quantity
    from (select min(id) as id, order_id from shipment group by order_id) as first
    join order_line on order_line.order_id = first.order_id`.execute(db)
  await sql`update order_line set shipped = quantity
    where order_id in (select order_id from shipment)`.execute(db)
}
