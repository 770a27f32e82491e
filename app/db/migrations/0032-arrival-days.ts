import { type Kysely, sql } from 'kysely'

/** Business days from payment to arrival, as promised when the order was placed. Null for earlier orders. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['arrival_min_days', 'arrival_max_days'])
    await sql`alter table customer_order add column ${sql.ref(column)} integer`.execute(db)
}
