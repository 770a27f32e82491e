import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/schema/schema.ts'

/** The columns whose times change what shoppers see. */
const dueColumns = [
  ...(['journal_entry', 'page'] as const).map(table => ({
    table,
    column: 'published_at',
    isLive: sql`removed_at is null`,
  })),
  ...(['banner', 'page_section', 'benefit'] as const).flatMap(table =>
    ['shown_from', 'shown_until'].map(column => ({ table, column, isLive: sql`1 = 1` })),
  ),
]

/** The latest time after one and up to another at which content appears or ends. */
export async function findLatestDueTime(
  db: Db,
  { after, upTo }: { after: string; upTo: string },
): Promise<string | undefined> {
  const latest = dueColumns.map(
    ({ table, column, isLive }) => sql`select max(${sql.ref(column)}) as due from ${sql.table(table)}
      where ${sql.ref(column)} > ${after} and ${sql.ref(column)} <= ${upTo} and ${isLive}`,
  )
  const { rows } = await sql<{ due: string | null }>`
    select max(due) as due from (${sql.join(latest, sql` union all `)}) as latest`.execute(db)
  return rows[0]?.due ?? undefined
}

/** Whether shoppers see a row at this time, by its columns `shown_from` and `shown_until`. */
export function isShownAt(now: Date): RawBuilder<boolean> {
  const time = now.toISOString()
  return sql<boolean>`(shown_from is null or shown_from <= ${time}) and (shown_until is null or shown_until > ${time})`
}
