import { type Kysely, sql } from 'kysely'

/** What gave back a payment too many no longer counts as paid, like what an edit gave back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update customer_order set edit_refunded = edit_refunded + (
      select sum(amount) from refund where order_id = customer_order.id and cause = 'paid-twice')
    where id in (select order_id from refund where cause = 'paid-twice')`.execute(db)
}
