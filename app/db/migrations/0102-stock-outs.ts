import { type Kysely, sql } from 'kysely'

/** The moments at which SKUs ran out: few among all movements. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index stock_movement_to_none on stock_movement (sku, at) where available = 0`.execute(db)
}
