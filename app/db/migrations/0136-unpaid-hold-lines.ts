import type { Kysely } from 'kysely'
import { sql } from 'kysely'

/** Open payments are limited by variant, too, not only orders with unconfirmed emails. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('unconfirmed_hold').renameTo('unpaid_hold_line').execute()
  await sql`
    insert into unpaid_hold_line (sku, order_id, units)
    select sku, order_line.order_id, sum(quantity) from order_line
    join unpaid_hold on unpaid_hold.order_id = order_line.order_id
    where kind = 'online' and quantity > 0 group by sku, order_line.order_id`.execute(db)
}
