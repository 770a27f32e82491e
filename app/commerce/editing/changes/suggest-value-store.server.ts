import { sql } from 'kysely'
import type { Tx } from '#db/schema/schema.ts'
import type { RowRefusal, TableRow } from './change-set.ts'
import { rulesOf } from './editable-tables.ts'

/** Adds a free value to the refusal of a taken slug, code or name. */
export async function withSuggestion(tx: Tx, refusal: RowRefusal, row: TableRow): Promise<RowRefusal> {
  const column = rulesOf(refusal.table)?.releases
  const taken = column && row[column]
  if (!taken || !refusal.columns.includes(column)) return refusal
  const { rows } = await sql<{ value: string }>`
    select ${sql.ref(column)} as value from ${sql.table(refusal.table)}
    where ${sql.ref(column)} like ${`${taken}-%`}`.execute(tx)
  return { ...refusal, suggestion: firstFree(String(taken), new Set(rows.map(({ value }) => value))) }
}

function firstFree(taken: string, others: ReadonlySet<string>): string {
  let number = 2
  while (others.has(`${taken}-${number}`)) number += 1
  return `${taken}-${number}`
}
