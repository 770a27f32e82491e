import { type Kysely, sql } from 'kysely'

/** Measurements of a category's sizes, as the merchant wrote them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table category add column size_guide text`.execute(db)
}
