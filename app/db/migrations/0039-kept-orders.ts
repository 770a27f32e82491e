import { type Kysely, sql } from 'kysely'

/** The account that placed an order with an address which it has given up since. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table customer_order add column account_id integer
    references account (id) on delete set null`.execute(db)
  await db.schema.createIndex('order_by_account').on('customer_order').column('account_id').execute()
}
