import { type Kysely, sql } from 'kysely'

/** Business days as numbers, so that the shop can estimate arrival. Durations that aren't in the shop's own words stay text. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table delivery_method add column min_days integer check (min_days >= 0)`.execute(db)
  await sql`alter table delivery_method add column max_days integer check (max_days >= min_days)`.execute(db)
  const { rows } = await sql<{
    id: number
    duration: string
  }>`select id, duration from delivery_method`.execute(db)
  for (const { id, duration } of rows) {
    const [, min, max] = /^(\d{1,2}) (?:to|bis) (\d{1,2}) (?:business days|Werktage)$/.exec(duration) ?? []
    if (min === undefined || Number(max) < Number(min)) continue
    await sql`
      update delivery_method set min_days = ${Number(min)}, max_days = ${Number(max)} where id = ${id}`.execute(
      db,
    )
  }
}
