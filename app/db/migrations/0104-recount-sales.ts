import { type Kysely, sql } from 'kysely'

/** Net sales lacked the tax on shipping where prices don't include tax: all days are counted again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update sales_state set time_zone = null, counted_from = null`.execute(db)
}
