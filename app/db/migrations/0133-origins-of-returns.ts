import { type Kysely, sql } from 'kysely'

/** The withdrawal or the claim for which staff opened a return. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_return add column withdrawal_id integer references withdrawal (id)`.execute(db)
  await sql`alter table order_return add column claim_id integer references warranty_claim (id)`.execute(db)
  await sql`create index return_by_withdrawal on order_return (withdrawal_id) where withdrawal_id is not null`.execute(
    db,
  )
}
