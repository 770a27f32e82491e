import { sql } from 'kysely'
import type { Db } from '#db/schema/schema.ts'

/** The clock of PostgreSQL. */
export async function readDatabaseClock(db: Db): Promise<Date> {
  const { rows } = await sql<{ at: string | Date }>`select clock_timestamp() as at`.execute(db)
  return new Date(rows[0]!.at)
}

/** The time of the latest order, email, change or movement of stock. */
export async function readNewestTime(db: Db): Promise<string | null> {
  const { rows } = await sql<{ at: string | null }>`
    select max(at) as at from (
      select (select placed_at from customer_order order by id desc limit 1) as at
      union all select (select created_at from email order by id desc limit 1)
      union all select (select created_at from change_set order by id desc limit 1)
      union all select (select at from stock_movement order by id desc limit 1)
    ) as latest`.execute(db)
  return rows[0]?.at ?? null
}

/** As it is stored: reading the settings would fall back to another one. */
export async function readTimeZone(db: Db): Promise<string> {
  const row = await db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', 'time_zone')
    .executeTakeFirst()
  return row?.value ?? 'UTC'
}
