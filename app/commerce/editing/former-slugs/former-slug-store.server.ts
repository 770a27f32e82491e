import { sql } from 'kysely'
import type { Db, Schema, Tx } from '#db/schema/schema.ts'

/** Tables whose slugs are in addresses that others may have kept. */
export type RenamedTable = Schema['former_slug']['table_name']

/**
 * The slugs of today of those that were renamed or merged, by their former ones. Removed rows and drafts have none. `scope` is the option of
 * values.
 */
export async function findFormerSlugs(
  db: Db | Tx,
  table: RenamedTable,
  slugs: readonly string[],
  scope = 0,
): Promise<Map<string, string>> {
  if (slugs.length === 0) return new Map()
  const { rows } = await sql<{ former: string; current: string }>`
    select former_slug.slug as former, target.slug as current
    from former_slug join ${sql.table(table)} as target on target.id = target_id
    where table_name = ${table} and scope = ${scope} and former_slug.slug in (${sql.join(slugs)}) and target.removed_at is null
      ${canBeDraft(table) ? sql`and target.published_at is not null` : sql``}`.execute(db)
  return new Map(rows.map(({ former, current }) => [former, current]))
}

function canBeDraft(table: RenamedTable): boolean {
  return table === 'product' || table === 'page' || table === 'journal_entry'
}

/** The former slugs that lead to this row. */
export async function readFormerSlugs(tx: Db | Tx, table: RenamedTable, id: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('former_slug')
    .select('slug')
    .where('table_name', '=', table)
    .where('target_id', '=', id)
    .orderBy('slug')
    .execute()
  return rows.map(({ slug }) => slug)
}
