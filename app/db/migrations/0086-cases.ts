import { type Kysely, sql } from 'kysely'

/** Withdrawals can be settled, and what waits for an answer is found without reading what is done. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('withdrawal').addColumn('settled_at', 'text').execute()
  await sql`create index open_return on order_return (requested_at, id)
    where state in ('requested', 'accepted', 'received')`.execute(db)
  await sql`create index open_claim on warranty_claim (claimed_at, id) where answered_at is null`.execute(db)
  await sql`create index open_withdrawal on withdrawal (declared_at, id) where settled_at is null`.execute(db)
  await sql`create index closed_return on order_return (requested_at, number)
    where state in ('refunded', 'declined')`.execute(db)
  await sql`create index closed_claim on warranty_claim (claimed_at, number) where answered_at is not null`.execute(
    db,
  )
  await sql`create index settled_withdrawal on withdrawal (declared_at, number)
    where settled_at is not null`.execute(db)
}
