import { type Kysely, sql } from 'kysely'

/** The part of a refund that is for delivery: its credit note takes back the tax of that. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table item_refund add column delivery integer not null default 0
    check (delivery >= 0 and delivery <= amount)`.execute(db)
}
