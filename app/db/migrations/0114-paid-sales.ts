import { type Kysely, sql } from 'kysely'

/** Sales are those of paid orders, on the day of the payment: all days are counted again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('order_by_paid_at').on('customer_order').column('paid_at').execute()
  await sql`update sales_state set time_zone = null, counted_from = null`.execute(db)
}
