import { type AliasedRawBuilder, type Selectable, sql } from 'kysely'
import type { Schema } from '#db/schema/schema.ts'
import type { PartTable, RowDraft } from './row-draft.ts'

/** The rows of a table. A draft stands in place of its own row, or is added, and is shown from now on whatever its times say. */
export function rowsWithDraft<Table extends PartTable>(
  table: Table,
  draft: RowDraft | null,
  now: Date,
): AliasedRawBuilder<Selectable<Schema[Table]>, Table> {
  const stored = sql.table(table)
  if (draft?.kind !== table) return sql<Selectable<Schema[Table]>>`${stored}`.as(table)
  const row = { ...draft.row, shown_from: now.toISOString(), shown_until: null }
  const columns = sql.join(Object.keys(row).map(name => sql.ref(name)))
  return sql<Selectable<Schema[Table]>>`(
    select ${columns} from ${stored} where id <> ${draft.row.id}
    union all select ${sql.join(Object.values(row))})`.as(table)
}
