import { type Kysely, sql } from 'kysely'

/** Refunded overpayments no longer count as paid, as refunds of edits don't. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update customer_order set edit_refunded = edit_refunded + (
      select sum(amount) from refund where order_id = customer_order.id and cause = 'paid-twice')
    where id in (select order_id from refund where cause = 'paid-twice')`.execute(db)
}
