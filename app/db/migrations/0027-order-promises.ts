import { type Kysely, sql } from 'kysely'

const hour = 60 * 60 * 1000

export async function up(db: Kysely<unknown>): Promise<void> {
  // The promises when the order was placed. Null for earlier orders: the settings apply.
  for (const column of ['return_days', 'warranty_years'])
    await db.schema.alterTable('customer_order').addColumn(column, 'integer').execute()
  // ISO dates; null without an estimate.
  for (const column of ['arrives_from', 'arrives_to'])
    await db.schema.alterTable('customer_order').addColumn(column, 'text').execute()
  await db.schema.alterTable('unpaid_hold').addColumn('remind_at', 'text').execute()
  await remindOfEarlierTransfers(db)
}

/** As before: a day before the deadline, but not within the first half day. Earlier orders paid online get no reminder. */
async function remindOfEarlierTransfers(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: number; placed_at: string; payment_due_at: string }>`
    select id, placed_at, payment_due_at from customer_order
    join unpaid_hold on unpaid_hold.order_id = customer_order.id
    where kind <> 'online' and reminded_at is null and payment_due_at is not null`.execute(db)
  for (const { id, placed_at, payment_due_at } of rows) {
    const time = Math.max(Date.parse(payment_due_at) - 24 * hour, Date.parse(placed_at) + 12 * hour)
    await sql`update unpaid_hold set remind_at = ${new Date(time).toISOString()} where order_id = ${id}`.execute(
      db,
    )
  }
}
